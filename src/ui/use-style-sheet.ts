/** Rules of a page's own beside the shop's stylesheets, for as long as they are drawn: a constructed sheet, which the page's policy allows without a hash. */
import { useLayoutEffect } from 'react';

const hasConstructedSheets = (): boolean => 'adoptedStyleSheets' in document;

export const useStyleSheet = (css: string): void => {
  // before the page is painted, so that nothing jumps
  useLayoutEffect(() => {
    if (css === '' || !hasConstructedSheets()) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
};
