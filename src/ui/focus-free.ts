/** True if nothing has focus; a just-hidden element keeps it until the next paint. */
export const isFocusFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null ||
  activeElement === body ||
  !activeElement.checkVisibility({ visibilityProperty: true });
