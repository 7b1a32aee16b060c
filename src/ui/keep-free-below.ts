/**
 * Keeps the page and focused elements clear of a bar fixed to the bottom: base.css reads its
 * height, and so does a page with a bottom bar of its own, which stands above this one.
 */

/** Ref callback of the bar. */
export const keepFreeBelow = (foot: HTMLElement): (() => void) => {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--foot-height', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    root.removeProperty('--foot-height');
  };
};
