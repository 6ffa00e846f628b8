/**
 * `HtmlService`: pages of the script project, shown in sidebars and dialogs.
 */
import type { Context } from './context';
import { SandboxMode, XFrameOptionsMode } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import type { Shown } from '../ui-state';

type Gas = GoogleAppsScript.HTML.HtmlOutput;

const pages = new WeakMap<object, () => Shown>();

export function htmlOf(output: Gas): Shown {
  const page = typeof output === 'object' && output !== null ? pages.get(output)?.() : undefined;
  if (!page) throw new Refusal('The parameter is not an HtmlOutput.');
  return page;
}

export class HtmlOutputPart extends Part<Gas> {
  #html: string;
  #title = '';
  #width: number | undefined;
  #height: number | undefined;

  constructor(html: string) {
    super('HtmlOutput');
    this.#html = html;
    pages.set(this, () => ({
      title: this.#title,
      html: this.#html,
      ...(this.#width === undefined ? {} : { width: this.#width }),
      ...(this.#height === undefined ? {} : { height: this.#height }),
    }));
  }

  append(addedContent: string): Gas {
    this.#html += addedContent;
    return this.whole;
  }
  clear(): Gas {
    this.#html = '';
    return this.whole;
  }
  getContent(): string {
    return this.#html;
  }
  setContent(content: string): Gas {
    this.#html = content;
    return this.whole;
  }
  getTitle(): string {
    return this.#title;
  }
  setTitle(title: string): Gas {
    this.#title = title;
    return this.whole;
  }
  getWidth(): number {
    return this.#width ?? 0;
  }
  setWidth(width: number): Gas {
    this.#width = width;
    return this.whole;
  }
  getHeight(): number {
    return this.#height ?? 0;
  }
  setHeight(height: number): Gas {
    this.#height = height;
    return this.whole;
  }
  addMetaTag(): Gas {
    return this.whole;
  }
  setSandboxMode(): Gas {
    return this.whole;
  }
}

export class HtmlServicePart extends Part<GoogleAppsScript.HTML.HtmlService> {
  readonly SandboxMode = SandboxMode;
  readonly XFrameOptionsMode = XFrameOptionsMode;
  readonly #context: Context;
  readonly #files: ReadonlyMap<string, string>;

  constructor(context: Context, files: ReadonlyMap<string, string>) {
    super('HtmlService');
    this.#context = context;
    this.#files = files;
  }

  createHtmlOutput(html?: string | GoogleAppsScript.Base.BlobSource): Gas {
    return this.#context.runtime.local('HtmlService.createHtmlOutput', () => {
      if (html !== undefined && typeof html !== 'string')
        throw new Error('not part of the stand-in: BlobSource');
      return new HtmlOutputPart(html ?? '') as unknown as Gas;
    });
  }
  createHtmlOutputFromFile(filename: string): Gas {
    return this.#context.runtime.local('HtmlService.createHtmlOutputFromFile', () => {
      const html = this.#files.get(filename.replace(/\.html$/, ''));
      if (html === undefined) throw new Refusal(`No HTML file named ${filename} was found.`);
      return new HtmlOutputPart(html) as unknown as Gas;
    });
  }
}
