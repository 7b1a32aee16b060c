/** Where what one was at gives way to what comes next: the focus goes there, so that a screen reader says where one is, and so does the window where that lies out of sight. */

const isInSight = (place: HTMLElement): boolean => {
  const { top } = place.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top >= covered && top < window.innerHeight;
};

/** A reference for a heading; a page that was only just loaded stays at its top. */
export const beginHere = (place: HTMLElement | null): void => {
  if (place === null) return;
  place.focus({ preventScroll: true });
  if (window.scrollY > 0 && !isInSight(place)) place.scrollIntoView({ behavior: 'instant', block: 'start' });
};
