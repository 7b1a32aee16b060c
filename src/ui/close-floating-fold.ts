/** Closes a fold whose panel floats over the page as menus do; one within the page stays open. */

/** A React ref callback for the content of the panel. */
export const closeFloatingFold = (content: HTMLElement | null): (() => void) | undefined => {
  const panel = content?.parentElement;
  const fold = panel?.closest('details');
  if (!panel || !fold || getComputedStyle(panel).position !== 'absolute') return undefined;
  // also the heading of the next page, which takes the focus there
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !fold.contains(target)) fold.open = false;
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !fold.open) return;
    if (fold.contains(document.activeElement)) fold.querySelector('summary')?.focus();
    fold.open = false;
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', escape);
  };
};
