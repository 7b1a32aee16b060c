/** Keeps scrolled and focused elements clear of the sticky header at its current height. */

const name = '--header-height';

/** Ref callback of the header. Until measured, the value of the stylesheet applies. */
export const keepFree = (head: HTMLElement | null) => {
  if (head === null) return undefined;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${head.offsetHeight}px`;
    // avoids restyling the whole page if nothing changed
    if (getComputedStyle(root).getPropertyValue(name) !== height) root.style.setProperty(name, height);
  });
  observer.observe(head);
  return () => {
    observer.disconnect();
    root.style.removeProperty(name);
  };
};
