/** Focuses the heading after client-side navigation, so that it is announced (BEY-07). */

import { isFocusFree } from './focus-free.ts';

/** Ref callback of the page; main has the focus while the heading is missing or replaced. */
export const focusPageHeading = (page: HTMLElement | null): (() => void) | undefined => {
  const main = page?.closest('main');
  if (!page || !main) return undefined;
  /** Takes a lost focus or one on elements matching `from`; a focused search field keeps it. */
  const begin = (from: string): void => {
    if (!isFocusFree(document) && !document.activeElement?.matches(from)) return;
    const heading = page.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  };
  // nor does a menu that the shopper opened while the page was loading lose it, and close
  const leave = (): void => begin(':not(main *, input, [aria-expanded="true"])');
  const watch = new MutationObserver(() => begin('main'));
  const listening = new AbortController();
  const { signal } = listening;
  // a listener that stayed would keep the whole page in memory
  const end = (): void => {
    watch.disconnect();
    listening.abort();
  };
  watch.observe(page, { childList: true, subtree: true });
  addEventListener('keydown', end, { signal });
  addEventListener('pointerdown', end, { signal });
  leave();
  // a drawer that closes on navigation returns the focus to its opener
  document.querySelector('dialog:modal')?.addEventListener('close', leave, { once: true });
  return end;
};
