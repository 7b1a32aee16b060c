/** Moves focus to the heading of the next step, and scrolls so that what follows it is in view. */

/** Unless it stands in the upper third of the window, clear of the header. */
export const bringInView = (place: Element | null): void => {
  const top = place?.getBoundingClientRect().top ?? 0;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (top < covered || top > window.innerHeight / 3)
    place?.scrollIntoView({ behavior: 'instant', block: 'start' });
};

/** Ref callback of a heading; a freshly loaded page stays at the top. */
export const focusInView = (place: HTMLElement | null): void => {
  place?.focus({ preventScroll: true });
  if (window.scrollY > 0) bringInView(place);
};
