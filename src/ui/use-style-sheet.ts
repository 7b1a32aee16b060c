/** Applies CSS while mounted as a constructed stylesheet, which the CSP allows without a hash. */
import { useLayoutEffect } from 'react';

const hasConstructedSheets = (): boolean => 'adoptedStyleSheets' in document;

export const useStyleSheet = (css: string): void => {
  // before paint, to avoid layout shift
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
