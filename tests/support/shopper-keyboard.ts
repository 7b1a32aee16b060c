/**
 * A shopper without a mouse. After each Tab the focused element must be outlined, visible,
 * uncovered and further on in the page.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasFocus } from './shopper-access.ts';
import type { Delivery } from './shopper-goods.ts';
import { waitForState } from './shopper-checkout.ts';
import { eventually } from './shopper-patience.ts';

/** What is wrong with the focused element after a Tab; empty if nothing. */
const complaintAt = (page: Page, isBack: boolean): Promise<string> =>
  page.evaluate((back) => {
    const { lastStop: last } = window as unknown as { readonly lastStop?: Element };
    const at = document.activeElement;
    if (at === null || at === document.body) return 'the focus is nowhere';
    const name = `<${at.tagName.toLowerCase()} ${at.id}> ${(at.textContent ?? '').trim().slice(0, 60)}`;

    const [box] = at.getClientRects();
    if (box === undefined) return `${name}: takes no room`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
      return `${name}: out of sight, at ${Math.round(x)}, ${Math.round(y)}`;
    const top = document.elementFromPoint(x, y);
    const own = [at, ...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])];
    if (!own.some((part) => part.contains(top)))
      return `${name}: covered by <${top?.tagName} ${top?.className}>`;

    // A card is outlined as a whole, and so is the box around a field of the payment provider
    const isMarked = [at, at.parentElement, at.parentElement?.parentElement].some((part) => {
      if (part === null || part === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isMarked) return `${name}: its focus is not to be seen`;

    if (last?.isConnected !== true || last === document.body || last === at) return '';
    const isAfter = (last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isAfter === back) return `${name}: round to the other end of the page`;
    const [part, lastPart] = [at, last].map((one) => one.closest('section, nav, header, footer, dialog'));
    if (part !== lastPart) return '';
    // Below, or beside it in the same row
    const [before, after] = back ? [at, last] : [last, at];
    const [upper, lower] = [before.getBoundingClientRect(), after.getBoundingClientRect()];
    const isInRow = lower.top < upper.bottom && upper.top < lower.bottom;
    const isInOrder = isInRow ? lower.left >= upper.left : lower.top >= upper.bottom;
    return isInOrder ? '' : `${name}: read before what had the focus before it`;
  }, isBack);

interface Way {
  readonly isBack?: boolean;
  readonly within?: number;
}

/** One Tab. The payment provider's fields report their focus asynchronously. */
const step = async (page: Page, isBack: boolean, way: string): Promise<void> => {
  await page.evaluate(() => Reflect.set(window, 'lastStop', document.activeElement));
  await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
  const complaint = await complaintAt(page, isBack);
  if (complaint.includes('not to be seen')) await eventually(() => complaintAt(page, isBack), way).toBe('');
  else expect(complaint, way).toBe('');
};

/** Tabs to a control in a limited number of presses, without wrapping round the page. */
export const walkTo = async (
  page: Page,
  control: Locator,
  { isBack = false, within = 30 }: Way = {},
): Promise<void> => {
  await control.waitFor();
  for (let presses = 0; presses < within; presses += 1) {
    if (await hasFocus(control)) return;
    await step(page, isBack, `on the way to ${String(control)}`);
  }
  if (!(await hasFocus(control))) throw new Error(`Not reached in ${within} presses: ${String(control)}`);
};

export const walkAndPress = async (
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space',
  way: Way = {},
): Promise<void> => {
  await walkTo(page, control, way);
  await page.keyboard.press(key);
};

/** Replaces the field's text, which is selected when Tab focuses it. */
export const walkAndType = async (page: Page, control: Locator, text: string): Promise<void> => {
  await walkTo(page, control);
  await page.keyboard.type(text);
};

/** Moves through a radio group by the arrow keys, from the checked radio to this one. */
export const walkAndChoose = async (
  page: Page,
  group: Locator,
  choice: Locator,
  way: Way = {},
): Promise<void> => {
  await walkTo(page, group, way);
  for (let presses = 0; presses < 10 && !(await hasFocus(choice)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await focusIsOn(choice);
  expect(await choice.isChecked()).toBe(true);
};

/** Waits until the page has moved the focus there. */
export const focusIsOn = (control: Locator): Promise<void> => eventually(() => hasFocus(control)).toBe(true);

/** Field by field in the order of the form; country and region by their first letters. */
export const typeAddress = async (page: Page, form: Page | Locator, to: Delivery): Promise<void> => {
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  await walkAndType(page, field('First name'), to.firstname);
  await walkAndType(page, field('Last name'), to.lastname);
  await walkAndType(page, field('Phone'), to.telephone);
  await walkAndType(page, field('Country'), to.region === null ? 'New' : 'Aus');
  await walkAndType(page, field('Street address'), to.street);
  await walkAndType(page, field(to.region === null ? 'City' : 'Suburb'), to.city);
  await walkAndType(page, field('Postcode'), to.postcode);
  if (to.region === null) return;
  await waitForState(form, to.region.name);
  await walkAndType(page, field('State/Territory'), to.region.name);
};
