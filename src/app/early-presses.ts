/** What was pressed, typed and chosen on a page that the server drew, before its scripts were here (VIEW-01). */

import { whenAwake } from '#ui/asleep.ts';
import { isField, repeatChange, type Change } from '#ui/changed-field.ts';

/** The function that the page itself defines; it gives what was done, in order, and keeps nothing more. */
export const earlyPresses = 'earlyPresses';

const isChange = (done: unknown): done is Change =>
  typeof done === 'object' && done !== null && 'target' in done && isField(done.target);

const press = (pressed: HTMLElement): void => {
  if (!pressed.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
};

/** One after the other: the next is heard by the page that the last one left. */
const repeat = async (done: readonly unknown[]): Promise<void> => {
  for (const one of done) {
    if (isChange(one)) {
      await whenAwake(one.target);
      repeatChange(one);
    } else if (one instanceof HTMLElement) press(one);
    await new Promise((next) => void setTimeout(next));
  }
};

/** Does it again, now that the page answers. */
export const repeatEarlyPresses = (): void => {
  const take: unknown = Reflect.get(window, earlyPresses);
  if (typeof take !== 'function') return;
  const kept: unknown = take();
  Reflect.deleteProperty(window, earlyPresses);
  if (Array.isArray(kept)) void repeat(kept);
};
