/** Types for the part of jsdom that parsing content needs; it has none of its own. */

declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}
