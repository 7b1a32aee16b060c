/** Sanitises merchant HTML: no scripts, no event handlers, no foreign frames (CONTENT-02). */

import type { DOMPurify } from 'dompurify';
import { asleep, ownLook } from './page-builder/asleep.ts';
import { forbiddenTags } from './page-builder/harmless.ts';

export type HtmlCleaner = (html: string) => Promise<string>;

export const cleanTextWith =
  (purify: Pick<DOMPurify, 'sanitize'>) =>
  (html: string): string =>
    purify.sanitize(asleep(html), {
      USE_PROFILES: { html: true },
      FORBID_TAGS: [...forbiddenTags],
      FORBID_ATTR: ['style', ownLook],
    });

/** Whether there is anything to sanitise. */
export const isMarkup = (text: string): boolean => /[<&]/.test(text);

/** The browser's sanitiser; it is loaded with the first HTML. */
export const createBrowserCleaner = (): HtmlCleaner => async (html) => {
  if (!isMarkup(html)) return html;
  const { default: purify } = await import('dompurify');
  return cleanTextWith(purify)(html);
};
