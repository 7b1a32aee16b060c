/** For a bar fixed to the bottom of the window: the page ends above it, and it covers no focused element. */

/** A React ref callback for the bar. */
export const keepFreeBelow = (foot: HTMLElement): (() => void) => {
  const [root, body] = [document.documentElement.style, document.body.style];
  const set = (height: string): void => {
    root.scrollPaddingBlockEnd = height;
    body.paddingBlockEnd = height;
    // for a bar of the page's own, which stands above this one
    root.setProperty('--foot-height', height || '0px');
  };
  const observer = new ResizeObserver(() => set(`${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    set('');
  };
};
