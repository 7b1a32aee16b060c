/** Moves focus to the heading of the next step, and scrolls so that what follows it is in view. */

/** In the upper third of what header and bottom bar leave free. */
const isInSight = (place: HTMLElement): boolean => {
  const { top } = place.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const head = parseFloat(scrollPaddingBlockStart) || 0;
  const foot = parseFloat(scrollPaddingBlockEnd) || 0;
  return top >= head && top <= head + (window.innerHeight - head - foot) / 3;
};

export const bringInView = (place: Element | null): void => {
  if (place instanceof HTMLElement && !isInSight(place))
    place.scrollIntoView({ behavior: 'instant', block: 'start' });
};

/** Ref callback of a heading; a freshly loaded page stays at the top. */
export const focusInView = (place: HTMLElement | null): void => {
  if (place === null) return;
  place.focus({ preventScroll: true });
  if (window.scrollY > 0) bringInView(place);
};
