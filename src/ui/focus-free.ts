/** Whether the keyboard is nowhere. What was hidden a moment ago may still have it: the browser lets go of that with its next paint. */
export const isFocusFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null ||
  activeElement === body ||
  !activeElement.checkVisibility({ visibilityProperty: true });
