/**
 * What axe-core finds wrong with the sidebar's page as it stands.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';

/** One line a violation; none is what is wanted. */
export function violations(sidebar: FrameLocator): Promise<string[]> {
  const source = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
  return sidebar.locator(':root').evaluate(async (root, script) => {
    const world = root.ownerDocument.defaultView as unknown as {
      axe?: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    if (!world.axe) {
      const element = root.ownerDocument.createElement('script');
      element.textContent = script;
      root.ownerDocument.head.append(element);
    }
    // What passes needs no address; making those takes longer than the rules.
    const found = await world.axe?.run({ resultTypes: ['violations'], selectors: false });
    return (found?.violations ?? []).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, source);
}
