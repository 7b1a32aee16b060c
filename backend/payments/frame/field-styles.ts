/**
 * Applies the shop's styles in the frame: allowed properties only, selectors for the field only.
 */
import type { FieldStyles } from './frame-types.ts';

export type DressField = (styles: FieldStyles) => void;

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function createFieldStyles(own: Window & typeof globalThis): DressField {
  const properties =
    /^(-(moz|webkit)-(appearance|box-shadow|font-smoothing|tap-highlight-color|text-fill-color|transition|osx-font-smoothing)|appearance|box-shadow|color|direction|font|font-(family|size|size-adjust|stretch|style|variant|weight)|font-variant-[a-z-]+|letter-spacing|line-height|(margin|padding)(-(top|right|bottom|left))?|opacity|outline|text-align|text-shadow|transition)$/;
  const selectors =
    /^(input|\.[a-zA-Z][\w-]*)?(\.[a-zA-Z][\w-]*)*(:(focus|focus-visible|hover|disabled|autofill|-webkit-autofill))*(::(-webkit-input-)?placeholder|::selection)?$/;

  const sheet = new own.CSSStyleSheet();
  const base = new own.CSSStyleSheet();
  base.replaceSync(`
    html, body { height: 100%; margin: 0; overflow: hidden; background: transparent; }
    input { box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; border-radius: 0;
      background: transparent; outline: none; font: 16px/1.4 system-ui, sans-serif; color: inherit; }
    #message { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
  `);
  // constructed sheets work under the frame's content security policy, which allows no inline
  // styles
  own.document.adoptedStyleSheets = [base, sheet];

  const addRule = (parent: CSSStyleSheet | CSSGroupingRule, selector: string, values: object): void => {
    if (selector === '' || !selectors.test(selector)) return;
    const rule = parent.cssRules[parent.insertRule(`${selector} {}`, parent.cssRules.length)];
    if (!(rule instanceof own.CSSStyleRule)) return;
    for (const [property, value] of Object.entries(values))
      if (properties.test(property) && typeof value === 'string' && !/url\(|image-set\(/i.test(value))
        rule.style.setProperty(property, value);
  };

  return (styles) => {
    for (const [selector, values] of Object.entries(styles)) {
      if (!/^@media [\w\s():.,>=<-]+$/.test(selector)) {
        addRule(sheet, selector, values);
        continue;
      }
      const media = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
      if (!(media instanceof own.CSSMediaRule)) continue;
      for (const [inner, innerValues] of Object.entries(values))
        if (typeof innerValues === 'object' && innerValues !== null) addRule(media, inner, innerValues);
    }
  };
}
