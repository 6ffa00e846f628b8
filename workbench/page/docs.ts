/**
 * The help of the sheet functions, read from the text of Code.js as Sheets reads it: the block directly above
 * each top-level function that bears `@customfunction`.
 */
export interface SheetFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly FunctionParameter[];
}

export interface FunctionParameter {
  readonly name: string;
  readonly text: string;
  readonly optional: boolean;
}

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*^function\s+([A-Z][A-Z0-9_]*)\s*\(([^)]*)\)/gm;

export function sheetFunctions(code: string): readonly SheetFunction[] {
  return [...code.matchAll(DOCUMENTED)].flatMap(([, block = '', name = '', list = '']) => {
    if (!/@customfunction\b/.test(block) || name.endsWith('_')) return [];
    const lines = block.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd());
    const firstTag = lines.findIndex((line) => line.startsWith('@'));
    const description = lines.slice(0, firstTag).join(' ').replace(/\s+/g, ' ').trim();
    const texts = new Map<string, string>();
    let current: string | undefined;
    for (const line of lines.slice(firstTag)) {
      const tag = /^@param\s+(?:\{[^}]*\}\s*)?(\S+)\s*(.*)$/.exec(line);
      if (tag) texts.set((current = tag[1] ?? ''), tag[2] ?? '');
      else if (line.startsWith('@')) current = undefined;
      else if (current !== undefined && line !== '')
        texts.set(current, `${texts.get(current) ?? ''} ${line.trim()}`);
    }
    const parameters = list
      .split(',')
      .map((parameter) => parameter.trim())
      .filter((parameter) => parameter !== '')
      .map((parameter) => {
        const text = texts.get(parameter) ?? '';
        return { name: parameter, text, optional: /^optional\b/i.test(text) };
      });
    return [{ name, description, parameters }];
  });
}
