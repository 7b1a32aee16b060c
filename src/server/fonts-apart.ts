/**
 * A Vite plugin that also writes the page's font rules to a file. With an inline rule
 * the font request's Referer would reveal a private address (TRK-04).
 */

import type { Plugin } from 'vite';

const fontsFile = 'fonts.css';

const fonts = /<style>(@font-face[\s\S]*?)<\/style>/;

export const fontsApart = (): Plugin => ({
  name: 'brightwater:fonts-apart',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const css = page?.type === 'asset' ? fonts.exec(String(page.source))?.[1] : undefined;
    if (css === undefined) throw new Error('The built page names no fonts.');
    this.emitFile({ type: 'asset', fileName: fontsFile, source: css });
  },
});

/** The page with its font rules linked from the file. */
export const withFontsApart = (html: string): string =>
  html.replace(fonts, `<link rel="stylesheet" href="/${fontsFile}">`);
