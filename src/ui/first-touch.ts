/** The first time that the shopper does anything on the page that was loaded. */

/** Set by the page's inline script, which listens before the shop's scripts are there. */
const mark = 'touched';

const isBrowser = typeof document !== 'undefined';

/** The router gives each entry that it adds or replaces a key. */
const entryKey = (): unknown => (window.history.state as { readonly key?: unknown } | null)?.key;
const firstKey = isBrowser ? entryKey() : undefined;

/** A guest has pressed nothing since the page loaded, and its address is still the same. */
export const isUntouched = (): boolean =>
  isBrowser &&
  !document.documentElement.matches(`[data-${mark}], [data-kept~='customer']`) &&
  entryKey() === firstKey;

/** A finger sends pointer events too; assistive technology may send a click alone. */
const kinds = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate', 'storage'];

/** The browser reports a pointer also when the page moves below it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

export const firstTouch: Promise<void> = new Promise((resolve) => {
  if (!isUntouched()) return resolve();
  const listening = new AbortController();
  const touch = (event: Event): void => {
    if (isStill(event)) return;
    document.documentElement.dataset[mark] = '';
    listening.abort();
    resolve();
  };
  for (const kind of kinds)
    window.addEventListener(kind, touch, { signal: listening.signal, passive: true, capture: true });
});
