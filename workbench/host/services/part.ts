/**
 * A class of Apps Script of which only some methods are here: using another one says so.
 */

/** Names that languages and tools ask every object for. */
const ASKED = new Set([
  'then',
  'toJSON',
  'constructor',
  'asymmetricMatch',
  'nodeType',
  'tagName',
  'inspect',
  'ownerDocument',
  'length',
]);

/** The object with every missing property throwing `not part of the stand-in: Range.foo`. */
export function noticed<T extends object>(part: T, name: string): T {
  return new Proxy(part, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || ASKED.has(key) || !/^[A-Za-z]\w*$/.test(key)) {
        return Reflect.get(target, key, receiver) as unknown;
      }
      throw new Error(`not part of the stand-in: ${name}.${key}`);
    },
  });
}

/**
 * Base of the service classes. `Full` is the class of `@types/google-apps-script`; `surface.ts` checks that what
 * is here agrees with it, and the proxy stands for the rest.
 */
export abstract class Part<Full> {
  constructor(name: string) {
    Object.defineProperty(this, 'toString', { value: () => name, enumerable: false });
    return noticed(this, name);
  }

  /** This object as the script sees it. */
  protected get whole(): Full {
    return this as unknown as Full;
  }
}
