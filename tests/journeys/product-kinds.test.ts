/** Every kind of product is chosen on its page and ordered, and stands in the shop's books as it was chosen (GEN-01, CAT-02). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { addUntil, chooseNamed, openPage, priceShown } from '#tests/support/shopper-choices.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, giveEmail } from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { expectSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;
let receipt: string | undefined;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('product-kinds');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

/** Seven pages, a checkout and a payment, on a machine that has much else to do. */
const longest = 420_000;

test(
  'GEN-01 CAT-02 a guest chooses of every kind on its own page, and orders it all',
  async () => {
    const shopper = await newShopperPage({ shopUrl: shop.url });
    expectSilencedTelemetry(shopper);
    const { page } = shopper;
    await skipPictures(page);

    await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
    await priceShown(page, 'From $29.95').waitFor();
    await chooseNamed(page, /^Bottle colour/, 'Sage');
    await chooseNamed(page, /^Volume/, '750 mL');
    await priceShown(page, '$34.95').waitFor();
    await page.getByText('Only 3 left').waitFor();
    await addUntil(page, 1);

    await openPage(page, 'starter-pack', 'Starter pack');
    await button(page, 'Increase quantity of 15 L spring water bottle').click();
    await page.getByLabel('Cup dispenser').check();
    await priceShown(page, '$345.35').waitFor();
    await addUntil(page, 2);

    await openPage(page, 'water-station-set', 'Water station set');
    await button(page, 'Decrease quantity of Floor-standing cooler, hot and cold').click();
    await button(page, 'Decrease quantity of 15 L spring water bottle').click();
    await priceShown(page, '$130.35').waitFor();
    await addUntil(page, 5);

    await openPage(page, 'water-station-signs', 'Water station signs to print');
    await page.getByLabel('A4, five signs').check();
    await priceShown(page, '$11').waitFor();
    await addUntil(page, 6);

    await openPage(page, 'e-gift-card-any-amount', 'E-gift card, any amount');
    await chooseNamed(page, /^Amount/, 'Another amount');
    await page.getByLabel('Your amount in dollars').fill('35.50');
    await page.getByLabel('Recipient’s name').fill('Kim Vale');
    await page.getByLabel('Recipient’s email').fill('kim@example.com');
    await page.getByLabel('Your name').fill('Pat Lee');
    await page.getByLabel('Your email').fill('pat@example.com');
    await page.getByRole('textbox', { name: /^Message/ }).fill('For the new office');
    await priceShown(page, '$35.50').waitFor();
    await addUntil(page, 7);

    await openPage(page, 'engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL');
    await page.getByLabel('Engraving').fill('Ada');
    await page.getByLabel('Ribbon').selectOption({ label: 'Gold, with a box, +20%' });
    await priceShown(page, '$52.94').waitFor();
    await addUntil(page, 8);

    await page.goto('/checkout');
    await giveEmail(page, newEmail());
    await passDelivery(page, brisbane);
    receipt = await payByCard(page);
  },
  longest,
);

test('GEN-01 CAT-02 PAY-04 the order holds what was chosen, each with its options', async () => {
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  expect(orders.map(({ order }) => order.number)).toEqual([receipt]);
  const told = orders.flatMap(({ items }) =>
    items.map(({ sku, quantity, chosen }) => ({
      what: `${quantity} ${sku}`,
      options: [...chosen.selected, ...chosen.entered].map(({ label, value }) => `${label}: ${value}`),
      parts: chosen.bundle.flatMap(({ values }) => values.map((part) => `${part.quantity} ${part.sku}`)),
      files: chosen.links.map(({ title }) => title),
    })),
  );
  const plain = { options: [], parts: [], files: [] };
  const one = (what: string) => told.find((item) => item.what === what);
  expect(told).toHaveLength(8);
  expect(one('1 BW-BOTTLE-STEEL-SAG-750')?.options).toEqual(['Bottle colour: Sage', 'Volume: 750 mL']);
  expect(told.find(({ parts }) => parts.length > 0)?.parts).toEqual([
    '1 BW-COOL-BENCH-CC',
    '3 BW-SPRING-15',
    '1 BW-CUP-DISPENSER',
  ]);
  expect(one('3 BW-SPRING-15')).toEqual({ what: '3 BW-SPRING-15', ...plain });
  expect(one('1 BW-CUP-PAPER-200')).toEqual({ what: '1 BW-CUP-PAPER-200', ...plain });
  expect(one('1 BW-CUP-DISPENSER')).toEqual({ what: '1 BW-CUP-DISPENSER', ...plain });
  expect(told.find(({ files }) => files.length > 0)?.files).toEqual(['A4, five signs']);
  expect(told.find(({ what }) => what.includes('BW-GIFT-OPEN'))).toBeDefined();
  const engraved = told.find(({ what }) => what.includes('BW-FLASK-ENGRAVED'));
  expect(engraved?.options).toEqual(['Ribbon: Gold, with a box', 'Engraving: Ada']);
});
