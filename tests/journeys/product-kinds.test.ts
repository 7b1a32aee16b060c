/** Every kind of product is chosen on its page and ordered, and stands in the shop's books as it was chosen (GEN-01, CAT-02). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { addUntil, chooseNamed, openPage, priceShown, readChoices } from '#tests/support/shopper-choices.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, cartLines, giveEmail } from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;
const receipts: string[] = [];

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('product-kinds');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

/** Of every kind what was chosen, as a line says it. */
const chosen = [
  ['Insulated steel bottle', 'Bottle colour: Sage', 'Volume: 750 mL'],
  [
    'Starter pack',
    'Cooler: 1 × Bench-top cooler, cold and room',
    'Water: 3 × 15 L spring water bottle',
    'Cups: 1 × Cup dispenser',
  ],
  ['15 L spring water bottle'],
  ['Paper cups 200 mL, carton of 1,000'],
  ['Cup dispenser'],
  ['Water station signs to print', 'Files: A4, five signs'],
  [
    'E-gift card, any amount',
    'For: Kim Vale (kim@example.com)',
    'From: Pat Lee (pat@example.com)',
    'Message: For the new office',
  ],
  ['Engraved drink bottle 750 mL', 'Engraving: Ada', 'Ribbon: Gold, with a box'],
  ['Cooler sanitising visit'],
];

const giveCard = async (page: Page): Promise<void> => {
  await page.getByLabel('Recipient’s name').fill('Kim Vale');
  await page.getByLabel('Recipient’s email').fill('kim@example.com');
  await page.getByLabel('Your name').fill('Pat Lee');
  await page.getByLabel('Your email').fill('pat@example.com');
  await page.getByRole('textbox', { name: /^Message/ }).fill('For the new office');
};

/** Eight pages, a checkout and a payment, on a machine that has much else to do. */
const longest = 420_000;

test(
  'GEN-01 CAT-02 a guest chooses of every kind on its own page, and orders it all',
  async () => {
    const shopper = await newShopperPage({ shopUrl: shop.url });
    allowSilencedTelemetry(shopper);
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
    await giveCard(page);
    await priceShown(page, '$35.50').waitFor();
    await addUntil(page, 7);

    await openPage(page, 'engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL');
    await page.getByLabel('Engraving').fill('Ada');
    await page.getByLabel('Ribbon').selectOption({ label: 'Gold, with a box, +20%' });
    await priceShown(page, '$52.94').waitFor();
    await addUntil(page, 8);

    await openPage(page, 'cooler-sanitising-visit', 'Cooler sanitising visit');
    await addUntil(page, 9);

    await page.goto('/cart');
    await cartLines(page.getByRole('main')).nth(8).waitFor();
    expect(await readChoices(cartLines(page.getByRole('main')))).toEqual(chosen);
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await giveEmail(page, newEmail());
    await passDelivery(page, brisbane);
    receipts.push(await payByCard(page));
    const bought = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your order', exact: true }) })
      .getByRole('listitem');
    expect(await readChoices(bought)).toEqual(chosen);
  },
  longest,
);

/** The other forms that some kinds have. */
const chosenOtherwise = [
  [
    'Office pantry pack',
    'Coffee: 1 × Decaf ground coffee 500 g',
    'Milk: 3 × Oat drink 1 L, carton of 6',
    'Tea: 1 × Masala chai, 50 bags',
    'Snacks: 1 × Mixed nuts 1 kg',
  ],
  [
    'E-gift card',
    'For: Kim Vale (kim@example.com)',
    'From: Pat Lee (pat@example.com)',
    'Message: For the new office',
  ],
  ['Guide: drinking water at work', 'Files: Drinking water at work (PDF), Checklists (PDF)'],
  ['Bench-top cooler rental'],
];

test(
  'GEN-01 GEN-02 CAT-02 and so are a pack from lists and radios, a gift card of a set amount, a download sold whole and a rental',
  async () => {
    const shopper = await newShopperPage({ shopUrl: shop.url });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    await skipPictures(page);

    await openPage(page, 'office-pantry-pack', 'Office pantry pack');
    await page
      .getByRole('combobox', { name: /^Coffee/ })
      .selectOption({ label: 'Decaf ground coffee 500 g, $21.50' });
    await chooseNamed(page, /^Milk/, 'Oat drink 1 L, carton of 6');
    await button(page, 'Increase quantity of Oat drink 1 L, carton of 6').click();
    await button(page, 'Increase quantity of Oat drink 1 L, carton of 6').click();
    await page.getByLabel('Masala chai, 50 bags').check();
    await page.getByLabel('Mixed nuts 1 kg').check();
    await priceShown(page, '$123').waitFor();
    await priceShown(page, '$127').waitFor();
    await addUntil(page, 1);

    await openPage(page, 'e-gift-card', 'E-gift card');
    await chooseNamed(page, /^Amount/, '$50');
    await giveCard(page);
    await priceShown(page, '$50').waitFor();
    await addUntil(page, 2);

    await openPage(page, 'guide-drinking-water-at-work', 'Guide: drinking water at work');
    expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0);
    await addUntil(page, 3);

    await openPage(page, 'rental-bench-top-cooler', 'Bench-top cooler rental');
    await addUntil(page, 4);

    await page.goto('/cart');
    await cartLines(page.getByRole('main')).nth(3).waitFor();
    expect(await readChoices(cartLines(page.getByRole('main')))).toEqual(chosenOtherwise);
    // a part of the pack is on sale
    const packLine = cartLines(page.getByRole('main')).filter({ hasText: 'Office pantry pack' });
    expect(await packLine.getByText('Now $123 was $127').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await giveEmail(page, newEmail());
    await passDelivery(page, brisbane);
    await page.getByLabel('I agree to be charged for my rental every month').check();
    receipts.push(await payByCard(page));
  },
  longest,
);

test('GEN-01 CAT-02 PAY-04 the order holds what was chosen, each with its options', async () => {
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  expect(orders.map(({ order }) => order.number)).toEqual(receipts);
  const told = orders.flatMap(({ items }) =>
    items.map(
      ({ sku, type, quantity, rowTotalInclTax, chosen: { selected, entered, bundle, links }, options }) => [
        `${quantity} ${sku} ${type} ${rowTotalInclTax}`,
        ...[...selected, ...entered].map(({ label, value }) => `${label}: ${value}`),
        ...bundle.flatMap(({ values }) => values.map((part) => `${part.quantity} ${part.sku}`)),
        ...links.map(({ title }) => title),
        ...Object.entries(options.giftCard ?? {}).map(([name, value]) => `${name} ${value}`),
      ],
    ),
  );
  expect(told).toEqual([
    ['1 BW-BOTTLE-STEEL-SAG-750 configurable 3495', 'Bottle colour: Sage', 'Volume: 750 mL'],
    [
      '1 BW-PACK-STARTER-BW-COOL-BENCH-CC-BW-SPRING-15-BW-CUP-DISPENSER bundle 34535',
      '1 BW-COOL-BENCH-CC',
      '3 BW-SPRING-15',
      '1 BW-CUP-DISPENSER',
    ],
    ['3 BW-SPRING-15 simple 3885'],
    ['1 BW-CUP-PAPER-200 simple 6400'],
    ['1 BW-CUP-DISPENSER simple 2750'],
    ['1 BW-SIGNS downloadable 1100', 'A4, five signs'],
    [
      '1 BW-GIFT-OPEN giftcard 3550',
      'amount 3550',
      'message For the new office',
      'senderName Pat Lee',
      'senderEmail pat@example.com',
      'recipientName Kim Vale',
      'recipientEmail kim@example.com',
    ],
    ['1 BW-FLASK-ENGRAVED simple 5294', 'Ribbon: Gold, with a box', 'Engraving: Ada'],
    ['1 BW-SERVICE-SANITISE virtual 8900'],
    [
      '1 BW-PACK-PANTRY-BW-COFFEE-DECAF-500-BW-MILK-OAT-6-BW-TEA-CHAI-50-BW-NUTS-1KG bundle 12300',
      '1 BW-COFFEE-DECAF-500',
      '3 BW-MILK-OAT-6',
      '1 BW-TEA-CHAI-50',
      '1 BW-NUTS-1KG',
    ],
    [
      '1 BW-GIFT-EMAIL giftcard 5000',
      'amount 5000',
      'message For the new office',
      'senderName Pat Lee',
      'senderEmail pat@example.com',
      'recipientName Kim Vale',
      'recipientEmail kim@example.com',
    ],
    ['1 BW-GUIDE-HYDRATION downloadable 900', 'Drinking water at work (PDF)', 'Checklists (PDF)'],
    ['1 BW-RENT-BENCH simple 1495'],
  ]);
});
