/** As much of jsdom as parsing recorded content needs; it comes without types. */

declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
