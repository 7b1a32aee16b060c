/**
 * Repeats presses, input and choices made on a server-rendered
 * page before its scripts loaded (VIEW-01).
 */

import { repeatWhenHydrated, type EarlyChanges } from '#ui/unhydrated.ts';
import { isField, type Change } from '#ui/changed-field.ts';

/**
 * Name of the function that the page's inline script defines. It
 * returns the actions in order and stops recording.
 */
export const earlyPresses = 'earlyPresses';

const isChange = (done: unknown): done is Change =>
  typeof done === 'object' && done !== null && 'target' in done && isField(done.target);

const press = (pressed: HTMLElement): void => {
  if (!pressed.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
};

/** One at a time: each action may change the page for the next. */
const repeat = async (done: readonly unknown[], changes: EarlyChanges): Promise<void> => {
  for (const one of done) {
    if (isChange(one)) await repeatWhenHydrated(changes, one.target);
    else if (one instanceof HTMLElement) press(one);
    await new Promise((next) => void setTimeout(next));
  }
};

/** Repeats the recorded actions now that the page responds. */
export const repeatEarlyPresses = (changes: EarlyChanges): void => {
  const take: unknown = Reflect.get(window, earlyPresses);
  if (typeof take !== 'function') return;
  const kept: unknown = take();
  Reflect.deleteProperty(window, earlyPresses);
  if (!Array.isArray(kept)) return;
  for (const one of kept) if (isChange(one)) changes.set(one.target, one);
  void repeat(kept, changes);
};
