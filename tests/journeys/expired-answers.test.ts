/** Every answer that means an expired session, in the middle of an addition to the cart: the dialog opens once, and after signing in the addition is done once (SESS-04, BEY-02, §8). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { expiryDialog, newCustomer, signIn, signInAgain, timedOut } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  refuseGraphql,
  skipPictures,
  treat,
  watch,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { addToCart, button, drawer, openProduct, quantityBox } from '#tests/support/shopper-pages.ts';

const authorization = { category: 'graphql-authorization' };
const page403: Treatment = (route) =>
  route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' });
const withStatus =
  (status: number, message: string, extensions: unknown): Treatment =>
  (route) =>
    route.fulfill({ status, json: { errors: [{ message, extensions }], data: null } });

const forms: readonly (readonly [form: string, Treatment])[] = [
  ['status 401', answer(401, {})],
  ['status 401 with words of REST', answer(401, { message: "The consumer isn't authorized." })],
  ['status 403 of something on the way', page403],
  [
    'the text of §8 with status 200',
    refuseGraphql("The current customer isn't authorized.", authorization.category),
  ],
  [
    'the text of §8 in other letters, with status 403',
    withStatus(403, "Sorry: THE CURRENT CUSTOMER ISN'T AUTHORIZED", authorization),
  ],
  [
    'a refused token, as newer servers say it',
    withStatus(401, 'No.', { category: 'graphql-authentication' }),
  ],
  ['what only a customer may ask', refuseGraphql('The request is allowed for logged in customer')],
];

test('SESS-04 BEY-02 each opens the dialog once, and what was being done is done once after signing in', async () => {
  const shopUrl = inject('shopUrl');
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  shopper.expectProblem(/Failed to load resource/);
  const sent = watch(page, calls.add);
  for (const [turn, [form, treatment]] of forms.entries()) {
    await treat(page, calls.add, treatment, 1);
    await addToCart(page);
    const dialog = expiryDialog(page);
    await signInAgain(page, customer);
    await drawer(page).waitFor();
    await eventually(() => quantityBox(drawer(page), water).inputValue(), form).toBe(String(turn + 1));
    expect(sent(), form).toBe(2 * (turn + 1));
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    expect(await dialog.isVisible(), form).toBe(false);
  }
});

test('SESS-04 BEY-02 when everything is refused at once there is still one dialog', async () => {
  const shopUrl = inject('shopUrl');
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  shopper.expectProblem(/Failed to load resource/);
  let refused = 0;
  await page.route('**/graphql*', (route, request) => {
    if (request.headers()['authorization'] === undefined) return route.fallback();
    refused += 1;
    return answer(401, {})(route);
  });
  await openProduct(page, water);
  const dialog = expiryDialog(page);
  await dialog.getByText(timedOut, { exact: true }).waitFor();
  await eventually(() => refused).toBeGreaterThan(1);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await button(dialog, 'Close').click();
  await dialog.waitFor({ state: 'hidden' });
  // whoever goes on as a guest is not asked again
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  expect(await dialog.isVisible()).toBe(false);
});
