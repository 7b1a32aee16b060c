/** What a shopper types and has to type again is lost input, also where it was never accepted (BEY-01). */

import type { Locator, Page } from 'playwright-core';

/** Types into a field what it does not hold yet; a page that is loaded anew may be empty. */
export type Typing = (field: Locator, text: string) => Promise<void>;

export const typingOf = (
  { page, complain }: { readonly page: Page; complain(what: string): void },
  what: string,
): Typing => {
  const typed = new Set<string>();
  page.on('domcontentloaded', () => typed.clear());
  return async (field, text) => {
    if ((await field.inputValue()) !== text) {
      if (typed.has(text)) complain(`has lost what was typed: ${what}`);
      await field.fill(text);
    }
    typed.add(text);
  };
};
