/** What is fixed to the lower edge of the window: the page ends above it, and nothing is tabbed to beneath it. */

/** A reference for what is fixed. */
export const keepFreeBelow = (foot: HTMLElement): (() => void) => {
  const [root, body] = [document.documentElement.style, document.body.style];
  const set = (height: string): void => {
    root.scrollPaddingBlockEnd = height;
    body.paddingBlockEnd = height;
  };
  const observer = new ResizeObserver(() => set(`${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    set('');
  };
};
