/**
 * Restores the keyboard focus when the focused element is removed, hidden or disabled: the nearest
 * control around it takes it, so that Tab does not start again at the top of the page. Not after a
 * touch or a mouse press: there a focused field would open the screen keyboard.
 */

const focusable = 'input, select, textarea, button, summary, a[href], [tabindex]';

const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.getClientRects().length > 0;

const isRadio = (element: Element | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

const isChosenInsteadOf = (first: Element | undefined, other: Element): boolean =>
  isRadio(first) && isRadio(other) && other.name === first.name && other.checked;

/** First focusable control inside; for radio buttons the checked one. */
const firstControlIn = (place: Element): HTMLElement | undefined => {
  const all = [...place.querySelectorAll(focusable)].filter(isThere);
  const [first] = all;
  return all.find((one) => isChosenInsteadOf(first, one)) ?? first;
};

/** A React ref callback for the part of the page to watch. */
export const keepFocus = (root: HTMLElement | null): (() => void) | undefined => {
  if (root === null) return undefined;
  /** The last focused element and its ancestors, nearest first. */
  let path: Element[] = [];
  let isByPointer = false;

  const remember = (): void => {
    if (document.activeElement === document.body) return;
    path = [];
    for (let at = document.activeElement; at !== null && root.contains(at); at = at.parentElement)
      path.push(at);
  };
  const moveFocus = (): void => {
    const [last, ...around] = path;
    if (isByPointer || document.activeElement !== document.body || last === undefined || isThere(last))
      return;
    for (const place of around) {
      const control = isThere(place) ? firstControlIn(place) : undefined;
      if (control === undefined) continue;
      control.focus();
      return;
    }
  };
  // the browser blurs a hidden element at the next paint; explicit focus changes go first
  let frame = 0;
  let turn: ReturnType<typeof setTimeout> | undefined;
  const moveFocusSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      clearTimeout(turn);
      turn = setTimeout(moveFocus);
    });
  };
  const notePointer = ({ type, detail }: UIEvent): void => {
    // screen readers click without a pointer event
    if (type !== 'click' || detail === 0) isByPointer = type === 'pointerdown';
  };

  const watch = new MutationObserver(moveFocusSoon);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  const inputKinds = ['pointerdown', 'keydown', 'click'] as const;
  for (const kind of inputKinds) document.addEventListener(kind, notePointer, true);
  document.addEventListener('focusin', remember);
  // focus moving into a cross-origin iframe fires no focusin
  window.addEventListener('blur', remember);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(turn);
    for (const kind of inputKinds) document.removeEventListener(kind, notePointer, true);
    document.removeEventListener('focusin', remember);
    window.removeEventListener('blur', remember);
  };
};
