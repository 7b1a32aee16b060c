/** Pressing on: what a press begins, and what a button says at the very press, for sums may have settled since it was looked at. */

import type { Locator } from 'playwright-core';
import type { Tab } from '#tests/support/shopper-pages.ts';
import type { Moment } from './trips.ts';

/** What the press of a tab's own button begins. */
export const momentAt: Readonly<Record<Tab, Moment>> = {
  account: 'e-mail',
  delivery: 'address',
  shipping: 'method',
  payment: 'order',
};

const patience = 5000;

/** To be asked once it was pressed: the sum it bore, null where it bore none or was not pressed. */
export const hearPress = async (button: Locator): Promise<() => Promise<string | null>> => {
  const heard = await button
    .evaluateHandle(
      (element) => {
        const press = { said: '' };
        const hear = (): void => void (press.said = element.textContent ?? '');
        element.addEventListener('click', hear, { capture: true, once: true });
        return press;
      },
      null,
      { timeout: patience },
    )
    .catch(() => null);
  return async () => {
    const said = (await heard?.evaluate((press) => press.said).catch(() => '')) ?? '';
    return /\$[\d.,]+/.exec(said)?.[0] ?? null;
  };
};
