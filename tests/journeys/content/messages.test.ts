/** What the shop says of a page that cannot be drawn. */

import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { addToCart, button, drawer, openProduct } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const sentence = 'Sorry! An unexpected error occurred.';

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
