/** Moves focus to the heading of the next step, and scrolls to it if it is out of view. */

const isInSight = (place: HTMLElement): boolean => {
  const { top } = place.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top >= covered && top < window.innerHeight;
};

/** Ref callback of a heading; a freshly loaded page stays at the top. */
export const focusInView = (place: HTMLElement | null): void => {
  if (place === null) return;
  place.focus({ preventScroll: true });
  if (window.scrollY > 0 && !isInSight(place)) place.scrollIntoView({ behavior: 'instant', block: 'start' });
};
