/** Sanitises merchant HTML: no scripts, no event handlers, no foreign frames (CONTENT-02). */

import type { DOMPurify } from 'dompurify';
import { disableStyles, inertStyleAttribute } from './page-builder/inert-styles.ts';
import { forbiddenTags } from './page-builder/sanitiser-rules.ts';

export type HtmlCleaner = (html: string) => Promise<string>;

export const cleanTextWith =
  (purify: Pick<DOMPurify, 'sanitize'>) =>
  (html: string): string =>
    purify.sanitize(disableStyles(html), {
      USE_PROFILES: { html: true },
      FORBID_TAGS: [...forbiddenTags],
      FORBID_ATTR: ['style', inertStyleAttribute],
    });

/** Whether there is anything to sanitise. */
export const isMarkup = (text: string): boolean => /[<&]/.test(text);

/** The browser's sanitiser; it is loaded with the first HTML. */
export const createBrowserCleaner = (): HtmlCleaner => async (html) => {
  if (!isMarkup(html)) return html;
  const { default: purify } = await import('dompurify');
  return cleanTextWith(purify)(html);
};
