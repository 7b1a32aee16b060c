/** Messages at the controls that they belong to. */

import type { Locator } from 'playwright-core';
import { eventually } from './shopper-patience.ts';

/** The text that a screen reader reads after the control's name. */
const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The control is marked invalid and described by this message. */
export const expectRefused = async (control: Locator, message: string): Promise<void> => {
  await eventually(() => descriptionOf(control)).toContain(message);
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
};
