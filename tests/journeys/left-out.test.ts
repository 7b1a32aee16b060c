/** What others buy just before: of a set the one member is named, of a guest's cart the one line that did not come along when they signed in (CART-07, CART-11, BEY-09). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { openPage, readChoices } from '#tests/support/shopper-choices.ts';
import { steelBottle, water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { addToCart, cartLines, toast } from '#tests/support/shopper-pages.ts';
import { buyElsewhere } from '#tests/support/shopper-rival.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

/** Of its own: whoever else would buy these finds none left. */
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('CART-07 CAT-02 BEY-09 of a set that has run short the member is named, and the others are in the cart', async () => {
  const { page } = await newShopperPage({ shopUrl: shop.url });
  await skipPictures(page);
  await openPage(page, 'water-station-set', 'Water station set');
  await buyElsewhere(shop.url, 'BW-CUP-DISPENSER', 48);
  await addToCart(page);
  await toast(page, /^3 products are in your cart\. Cup dispenser: \S/).waitFor();
  await page.goto('/cart');
  const lines = cartLines(page.getByRole('main'));
  await lines.nth(2).waitFor();
  expect((await readChoices(lines)).map(([name]) => name)).toEqual([
    'Floor-standing cooler, hot and cold',
    '15 L spring water bottle',
    'Paper cups 200 mL, carton of 1,000',
  ]);
});

test('CART-11 BEY-09 a line that sold out before the sign-in is named, and stays so until that is read', async () => {
  const customer = await newCustomer(shop.url);
  const { page } = await newReturningShopper({
    shopUrl: shop.url,
    goods: [
      [water, 2],
      [steelBottle, 1],
    ],
  });
  await buyElsewhere(shop.url, 'BW-BOTTLE-STEEL-SAG-750', 3);
  await signIn(page, customer);
  const told = toast(
    page,
    `These could not be added to your cart when you signed in: ${steelBottle.name}, Sage, 750 mL.`,
  );
  await told.waitFor();
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: /Dismiss|Close/ })
    .click();
  await told.waitFor({ state: 'detached' });
  await page.goto('/cart');
  const lines = cartLines(page.getByRole('main'));
  await lines.first().waitFor();
  expect(await readChoices(lines)).toEqual([[water.name]]);
});
