/** Keeps the page and focused elements clear of a bar fixed to the bottom. */

/** Ref callback of the bar. */
export const keepFreeBelow = (foot: HTMLElement): (() => void) => {
  const [root, body] = [document.documentElement.style, document.body.style];
  const set = (height: string): void => {
    root.scrollPaddingBlockEnd = height;
    body.paddingBlockEnd = height;
    // read by a page's own bottom bar, which stands above this one
    root.setProperty('--foot-height', height || '0px');
  };
  const observer = new ResizeObserver(() => set(`${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    set('');
  };
};
