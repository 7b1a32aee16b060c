/** Whatever sticks to the top of the window, however high it is just now: nothing that is scrolled or tabbed to comes to lie beneath it. */

const name = '--header-height';

/** A reference for what sticks. Until it is measured the style sheet's own figure counts. */
export const keepFree = (head: HTMLElement | null) => {
  if (head === null) return undefined;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${head.offsetHeight}px`;
    // all of the page is styled anew for it
    if (getComputedStyle(root).getPropertyValue(name) !== height) root.style.setProperty(name, height);
  });
  observer.observe(head);
  return () => {
    observer.disconnect();
    root.style.removeProperty(name);
  };
};
