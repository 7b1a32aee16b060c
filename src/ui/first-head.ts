/** Removes the server's head elements once the page renders its own, to avoid duplicates. */

/** Marks an element of the server, with the path it belongs to. */
export const firstHeadMark = 'data-first-head';

/** Keywords come from the server only and stay until another page is shown (CONTENT-03). */
const isStillNeeded = (element: Element): boolean =>
  element.getAttribute('name') === 'keywords' &&
  element.getAttribute(firstHeadMark) === window.location.pathname;

/** React renders no second element where the server's head has an equal one. */
export const takeOver = (element: Element | null): void => element?.removeAttribute(firstHeadMark);

export const leaveFirstHead = (): void => {
  for (const element of document.querySelectorAll(`head > [${firstHeadMark}]`))
    if (!isStillNeeded(element)) element.remove();
};
