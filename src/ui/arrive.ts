/** A page that has come from within has the focus at its heading, so that a screen reader says where one is and the keyboard goes on from there (BEY-07). */

import { isFocusFree } from './focus-free.ts';

/** A reference for the page. Until there is a heading, and where it is replaced while the page comes, the focus is where every page begins. */
export const arrive = (page: HTMLElement | null): (() => void) | undefined => {
  const main = page?.closest('main');
  if (page === null || main == null) return undefined;
  const begin = (): void => {
    const heading = page.querySelector('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  };
  // from what was pressed in header, menu or footer; a field that is written in is left alone
  const leave = (): void => {
    const { activeElement } = document;
    if (isFocusFree(document) || (!main.contains(activeElement) && !activeElement?.matches('input'))) begin();
  };
  const watch = new MutationObserver(() => {
    if (document.activeElement === main || isFocusFree(document)) begin();
  });
  const end = (): void => watch.disconnect();
  watch.observe(page, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, end, { once: true });
  leave();
  // a drawer or menu that is closed by leaving the page gives the focus back to what opened it
  document.querySelector('dialog:modal')?.addEventListener('close', leave, { once: true });
  return end;
};
