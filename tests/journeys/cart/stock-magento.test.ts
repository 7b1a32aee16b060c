/** The shop before a stock Magento with its habits: it opens, sells, and forgets who signed out. */

import type { APIResponse, BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { accountButton, newCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { openPage } from '#tests/support/shopper-choices.ts';
import { giveEmail, openCheckout, tabHeading } from '#tests/support/shopper-checkout.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  heading,
  lastCartId,
  openProduct,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';

const shop = useOwnShop({ env: { BACKEND_LAYERS: 'stock', BACKEND_VERSION: '2.4.7' } });

const newStockShopper = async () => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  await skipPictures(shopper.page);
  return shopper;
};

const products = [
  ['insulated-steel-bottle', 'Insulated steel bottle'],
  ['office-pantry-pack', 'Office pantry pack'],
  ['water-station-signs', 'Water station signs to print'],
  ['engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL'],
  ['cooler-sanitising-visit', 'Cooler sanitising visit'],
  ['water-station-set', 'Water station set'],
] as const;

test('a guest finds products of every kind and orders [BEY-22 BEY-24]', async () => {
  const { page } = await newStockShopper();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Water', exact: true }).click();
  await heading(page, /^Water$/).waitFor();
  await page.getByRole('main').getByRole('link', { name: water.name }).first().waitFor();
  await page.goto('/search?q=spring');
  await page.getByRole('main').getByRole('link', { name: water.name }).first().waitFor();
  for (const [key, name] of products) {
    await openPage(page, key, name);
    await button(page.getByRole('main'), /^Add .*to cart$/)
      .first()
      .waitFor();
  }
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  await openCheckout(page);
  await giveEmail(page, newEmail());
  await passDelivery(page, brisbane);
  expect(await payByCard(page)).toMatch(/^\d+$/);
});

const asked = async (response: APIResponse | Response): Promise<string> =>
  JSON.stringify(await response.json());

/** What a request by hand is answered at this browser, with its cookies and without. */
const answersTo = async (context: BrowserContext, query: string): Promise<readonly string[]> => {
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const body = JSON.stringify({ query });
  return [
    await asked(await context.request.post(`${shop.url}/graphql`, { headers, data: body })),
    await asked(await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body })),
  ];
};

test('after a sign-out nothing leads to the customer’s cart or data [SESS-02 BEY-24]', async () => {
  const { page, context } = await newStockShopper();
  const customer = await newCustomer(shop.url);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  await openCheckout(page, 'delivery');
  await passDelivery(page, brisbane);
  const number = await payByCard(page);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  const cartId = await lastCartId(page);
  await page.keyboard.press('Escape');

  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => cartTrigger(page).innerText()).not.toMatch(/[1-9]/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('PHPSESSID');
  for (const answer of await answersTo(context, 'mutation { createEmptyCart }')) {
    expect(answer).toMatch(/"createEmptyCart":"\w{32}"/);
    expect(answer).not.toContain(cartId);
  }
  for (const query of [
    '{ customer { email } }',
    '{ customerCart { id } }',
    `{ cart(cart_id: "${cartId}") { id } }`,
  ])
    for (const answer of await answersTo(context, query)) {
      expect(answer).toContain('errors');
      expect(answer).not.toMatch(new RegExp(`${customer.email}|"id":"${cartId}"`));
    }

  await page.goto(`/customer/orders/id/${number}`);
  await heading(page, 'Sign in or register').waitFor();
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  expect(await lastCartId(page)).not.toBe(cartId);
  await openCheckout(page);
  await tabHeading(page, 'account').waitFor();
  expect(await page.content()).not.toContain(customer.email);
});
