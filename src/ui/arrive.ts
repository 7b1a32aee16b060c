/** A page that has come from within: whoever came by a link that is gone has the focus at its heading, so that a screen reader says where one is and the keyboard goes on from there (BEY-07). */

import { isFocusFree } from './focus-free.ts';

/** A reference for the page; one without a heading of its own is begun where every page is. */
export const arrive = (page: HTMLElement | null): void => {
  if (page === null || !isFocusFree(document)) return;
  const heading = page.querySelector('h1');
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? page.closest('main'))?.focus({ preventScroll: true });
};
