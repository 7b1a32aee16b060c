/** Reports when an element enters or leaves the view; without an observer it counts as seen. */
export const watchSight = (element: Element, onChange: (isSeen: boolean) => unknown): (() => void) => {
  if (typeof IntersectionObserver !== 'function') {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) onChange(last.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
};
