/** Makes the merchant's HTML harmless before anyone shows it: no script, no handler, no foreign frame (CONTENT-02). */

export type HtmlCleaner = (html: string) => Promise<string>;

/** The browser's cleaner; it is loaded with the first HTML there is. */
export const createBrowserCleaner = (): HtmlCleaner => async (html) => {
  if (!/[<&]/.test(html)) return html;
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style'],
  });
};
