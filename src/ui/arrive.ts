/** A page that has come from within has the focus at its heading, so that a screen reader says where one is and the keyboard goes on from there (BEY-07). */

import { isFocusFree } from './focus-free.ts';

/** A reference for the page. Until there is a heading, and where it is replaced while the page comes, the focus is where every page begins. */
export const arrive = (page: HTMLElement | null): (() => void) | undefined => {
  const main = page?.closest('main');
  if (!page || !main) return undefined;
  /** From nowhere, from here, and what was pressed in header or footer; a field that is written in is left alone. */
  const begin = (from: string): void => {
    if (!isFocusFree(document) && !document.activeElement?.matches(from)) return;
    const heading = page.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  };
  const leave = (): void => begin(':not(main *, input)');
  const watch = new MutationObserver(() => begin('main'));
  const end = (): void => watch.disconnect();
  watch.observe(page, { childList: true, subtree: true });
  addEventListener('keydown', end, { once: true });
  addEventListener('pointerdown', end, { once: true });
  leave();
  // a drawer or menu that is closed by leaving the page gives the focus back to what opened it
  document.querySelector('dialog:modal')?.addEventListener('close', leave, { once: true });
  return end;
};
