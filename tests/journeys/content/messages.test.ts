/** What the shop says of an unexpected error and of a page that cannot be drawn. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Shopper } from '#tests/support/browser.ts';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { collectedErrors } from '#tests/support/shopper-inside.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { addToCart, button, drawer, openProduct, stopClock, toast } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const sentence = 'Sorry! An unexpected error occurred.';
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** On the page of a product, where no time passes but what the test lets pass. */
const openAtRest = async (): Promise<Shopper> => {
  const shopper = await newVisitor();
  await shopper.page.clock.install();
  await openProduct(shopper.page, water);
  await stopClock(shopper.page);
  return shopper;
};

const rejectUnhandled = (page: Page, reason: string | null): Promise<void> =>
  page.evaluate((words) => {
    void Promise.reject(words === null ? null : new Error(words));
  }, reason);

const isShownFor = async (page: Page, words: string, milliseconds: number): Promise<void> => {
  await toast(page, words).waitFor();
  await page.clock.runFor(milliseconds - 1);
  expect(await toast(page, words).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await toast(page, words).waitFor({ state: 'detached' });
};

test('shows an unexpected error once for fifteen seconds, and logs it with an id and without emails [NET-06]', async () => {
  const shopper = await openAtRest();
  const { page } = shopper;
  shopper.expectProblem(/Unexpected error [0-9a-f]{8}: Error: the pump stopped/);
  shopper.expectProblem(/Unexpected error [0-9a-f]{8}: Error: a mail to …/);
  await rejectUnhandled(page, 'the pump stopped');
  await toast(page, `${sentence} the pump stopped`).waitFor();
  await rejectUnhandled(page, 'the pump stopped');
  expect(await toast(page, new RegExp(sentence)).count()).toBe(1);
  await isShownFor(page, `${sentence} the pump stopped`, 15_000);
  await eventually(() => shopper.problems()).toHaveLength(1);
  // one that went by itself was handled by no one
  expect((await collectedErrors(page)).map(({ isHandled }) => isHandled)).toEqual([false]);

  await rejectUnhandled(page, 'a mail to rosa@example.com failed');
  await toast(page, `${sentence} a mail to … failed`).waitFor();
  await eventually(() => shopper.problems()).toHaveLength(2);
  const id = /Unexpected error ([0-9a-f]{8})/.exec(shopper.problems().at(-1) ?? '')?.[1] ?? '';
  expect((await collectedErrors(page)).at(-1)).toEqual({ id, isHandled: false });
  await button(messages(page), 'Dismiss message').click();
  await toast(page, new RegExp(sentence)).waitFor({ state: 'detached' });
  expect((await collectedErrors(page)).at(-1)).toEqual({ id, isHandled: true });
  expect(shopper.problems().join('\n')).not.toContain('rosa');
});

test('masks a page that cannot be drawn, with the id of the log and a reload that keeps the cart [NET-06]', async () => {
  const { page, expectProblem, problems } = await newVisitor();
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await button(page, 'Close cart').click();
  expectProblem(/Unexpected error [0-9a-f]{8}: NotFoundError/);
  // as an extension that translates does it: what React drew is no longer where React put it
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.getByRole('banner').getByRole('link', { name: 'Brightwater, home' }).click();

  const title = page.getByRole('heading', { level: 1, name: sentence });
  await focusIsOn(title);
  const id = await page.getByText('Error id:').locator('code').innerText();
  await eventually(() => problems()).toHaveLength(1);
  expect(problems()[0]).toContain(`Unexpected error ${id}`);
  expect(await lookOnce(page, 'a page that cannot be drawn')).toEqual([]);
  expect(await page.locator('[style]').count()).toBe(0);
  await button(page, 'Reload the page').click();
  await title.waitFor({ state: 'detached' });
  await button(page.getByRole('banner'), /^Cart, 1 item/).waitFor();
});
