/** When what has the focus is removed, the focus goes back to where it came from, else to the page's main part. */

/** For what is shown over the page and is no dialog; returns how to stop and give the focus back. */
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
