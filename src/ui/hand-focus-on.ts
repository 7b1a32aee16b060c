/** A button that goes once it was pressed leaves the focus at the heading of its part of the page, not at the top of it (look.md, everyone can use it). */

/** As the ref of such a button. */
export const handFocusOn = (control: HTMLElement | null): (() => void) | undefined => {
  if (control === null) return undefined;
  return () => {
    if (control.ownerDocument.activeElement !== control) return;
    const heading = control.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
    // a heading that folds its part is no place of its own
    const place = heading?.closest('summary') ?? heading;
    if (place?.matches('h1, h2')) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  };
};
