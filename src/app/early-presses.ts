/** What was pressed on a page that the server drew, before its scripts were here (VIEW-01). */

/** The function that the page itself defines; it gives what was pressed, in order, and keeps nothing more. */
export const earlyPresses = 'earlyPresses';

const press = (pressed: unknown): void => {
  if (!(pressed instanceof HTMLElement) || !pressed.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
};

/** Presses again, now that the page answers. */
export const repeatEarlyPresses = (): void => {
  const take: unknown = Reflect.get(window, earlyPresses);
  if (typeof take !== 'function') return;
  const kept: unknown = take();
  Reflect.deleteProperty(window, earlyPresses);
  if (Array.isArray(kept)) kept.forEach(press);
};
