/** What the server has written into the head of the page it sent, until the page says it itself: there is never one of each from both. */

/** Its value is the path that the element is said of. */
export const firstHeadMark = 'data-first-head';

/** Keywords stay while their page does: the server alone asks for them, so nobody here could say them again (CONTENT-03). */
const isStillNeeded = (element: Element): boolean =>
  element.getAttribute('name') === 'keywords' &&
  element.getAttribute(firstHeadMark) === window.location.pathname;

export const leaveFirstHead = (): void => {
  for (const element of document.querySelectorAll(`head > [${firstHeadMark}]`))
    if (!isStillNeeded(element)) element.remove();
};
