/** Returns the focus to its origin, or to main, when the focused element is removed. */

/** For overlays that are not dialogs; the returned function stops and restores the focus. */
export const giveFocusBack = (place: HTMLElement): (() => void) => {
  let origin: HTMLElement | null = null;
  const note = ({ relatedTarget: from }: FocusEvent): void => {
    if (from instanceof HTMLElement && !place.contains(from)) origin = from;
  };
  place.addEventListener('focusin', note);
  return () => {
    place.removeEventListener('focusin', note);
    if (!place.contains(document.activeElement)) return;
    const target = origin?.isConnected === true ? origin : document.getElementById('main');
    target?.focus({ preventScroll: true });
  };
};
