/** Where what has the focus goes away, by being taken out, hidden or switched off, the focus goes to what is nearest to where it was; without that the keyboard would begin anew at the top of the page. Not after a finger or a mouse, which need no focus: there a field that took it would bring up a keyboard. */

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

/** The first in there that takes the focus; of choices the one that is made. */
const heirIn = (place: Element): HTMLElement | undefined => {
  const all = [...place.querySelectorAll(focusable)].filter(isThere);
  const [first] = all;
  return all.find((one) => isChosenInsteadOf(first, one)) ?? first;
};

/** A reference for what is to be watched over. */
export const keepFocus = (root: HTMLElement | null): (() => void) | undefined => {
  if (root === null) return undefined;
  /** What had the focus last, and all that is around it, the nearest first. */
  let line: Element[] = [];
  let isByPointer = false;

  const remember = (): void => {
    if (document.activeElement === document.body) return;
    line = [];
    for (let at = document.activeElement; at !== null && root.contains(at); at = at.parentElement)
      line.push(at);
  };
  const hand = (): void => {
    const [last, ...around] = line;
    if (isByPointer || document.activeElement !== document.body || last === undefined || isThere(last))
      return;
    for (const place of around) {
      const heir = isThere(place) ? heirIn(place) : undefined;
      if (heir === undefined) continue;
      heir.focus();
      return;
    }
  };
  // a browser lets go of what is hidden with its next paint; and whoever moves the focus of their own comes first
  const look = (): void => void requestAnimationFrame(() => void setTimeout(hand));
  const heed = ({ type, detail }: UIEvent): void => {
    // a screen reader presses without a pointer
    if (type !== 'click' || detail === 0) isByPointer = type === 'pointerdown';
  };

  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  const heeded = ['pointerdown', 'keydown', 'click'] as const;
  for (const kind of heeded) document.addEventListener(kind, heed, true);
  document.addEventListener('focusin', remember);
  // into the frame of somebody else the focus goes without a word
  window.addEventListener('blur', remember);
  return () => {
    watch.disconnect();
    for (const kind of heeded) document.removeEventListener(kind, heed, true);
    document.removeEventListener('focusin', remember);
    window.removeEventListener('blur', remember);
  };
};
