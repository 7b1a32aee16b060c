/** Makes the merchant's HTML harmless before anyone shows it: no script, no handler, no foreign frame (CONTENT-02). */

import { asleep, ownLook } from './page-builder/asleep.ts';
import { forbiddenTags } from './page-builder/harmless.ts';

export type HtmlCleaner = (html: string) => Promise<string>;

/** The browser's cleaner; it is loaded with the first HTML there is. */
export const createBrowserCleaner = (): HtmlCleaner => async (html) => {
  if (!/[<&]/.test(html)) return html;
  const { default: purify } = await import('dompurify');
  return purify.sanitize(asleep(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [...forbiddenTags],
    FORBID_ATTR: ['style', ownLook],
  });
};
