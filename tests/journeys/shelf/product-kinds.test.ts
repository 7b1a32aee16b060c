/** Every kind of product is chosen on its page and ordered, and the order holds what was chosen. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { addUntil, chooseNamed, openPage, priceShown, readChoices } from '#tests/support/shopper-choices.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { button, cartLines, giveEmail } from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');

interface Choice {
  readonly key: string;
  readonly name: string;
  /** On the page, once all is chosen. */
  readonly price?: string;
  choose(page: Page): Promise<void>;
  /** What the line in the cart and on the receipt says after its name. */
  readonly chosen?: readonly string[];
  /** Lines in the cart with this product. */
  readonly lines: number;
}

const kinds: readonly Choice[] = [
  {
    key: 'insulated-steel-bottle',
    name: 'Insulated steel bottle',
    price: '$29.95',
    choose: async (page) => {
      await priceShown(page, 'From $29.95').waitFor();
      await chooseNamed(page, /^Bottle colour/, 'Deep blue');
      await chooseNamed(page, /^Volume/, '500 mL');
    },
    chosen: ['Bottle colour: Deep blue', 'Volume: 500 mL'],
    lines: 1,
  },
  {
    key: 'office-pantry-pack',
    name: 'Office pantry pack',
    price: '$123',
    choose: async (page) => {
      await page
        .getByRole('combobox', { name: /^Coffee/ })
        .selectOption({ label: 'Decaf ground coffee 500 g, $21.50' });
      await chooseNamed(page, /^Milk/, 'Oat drink 1 L, carton of 6');
      for (const _ of [2, 3]) await button(page, 'Increase quantity of Oat drink 1 L, carton of 6').click();
      await page.getByLabel('Masala chai, 50 bags').check();
      await page.getByLabel('Mixed nuts 1 kg').check();
      // one of its parts is reduced
      await priceShown(page, '$127').waitFor();
    },
    chosen: [
      'Coffee: 1 × Decaf ground coffee 500 g',
      'Milk: 3 × Oat drink 1 L, carton of 6',
      'Tea: 1 × Masala chai, 50 bags',
      'Snacks: 1 × Mixed nuts 1 kg',
    ],
    lines: 2,
  },
  {
    key: 'water-station-signs',
    name: 'Water station signs to print',
    price: '$11',
    choose: (page) => page.getByLabel('A4, five signs').check(),
    chosen: ['Files: A4, five signs'],
    lines: 3,
  },
  {
    key: 'e-gift-card-any-amount',
    name: 'E-gift card, any amount',
    price: '$35.50',
    choose: async (page) => {
      await chooseNamed(page, /^Amount/, 'Another amount');
      await page.getByLabel('Your amount in dollars').fill('35.50');
      await page.getByLabel('Recipient’s name').fill('Kim Vale');
      await page.getByLabel('Recipient’s email').fill('kim@example.com');
      await page.getByLabel('Your name').fill('Pat Lee');
      await page.getByLabel('Your email').fill('pat@example.com');
      await page.getByRole('textbox', { name: /^Message/ }).fill('For the new office');
    },
    chosen: [
      'For: Kim Vale (kim@example.com)',
      'From: Pat Lee (pat@example.com)',
      'Message: For the new office',
    ],
    lines: 4,
  },
  {
    key: 'engraved-drink-bottle-750-ml',
    name: 'Engraved drink bottle 750 mL',
    price: '$52.94',
    choose: async (page) => {
      await page.getByLabel('Engraving').fill('Ada');
      await page.getByLabel('Ribbon').selectOption({ label: 'Gold, with a box, +20%' });
    },
    chosen: ['Engraving: Ada', 'Ribbon: Gold, with a box'],
    lines: 5,
  },
  {
    key: 'cooler-sanitising-visit',
    name: 'Cooler sanitising visit',
    choose: async () => undefined,
    lines: 6,
  },
  {
    key: 'rental-bench-top-cooler',
    name: 'Bench-top cooler rental',
    choose: async () => undefined,
    lines: 7,
  },
  {
    key: 'water-station-set',
    name: 'Water station set',
    price: '$130.35',
    choose: async (page) => {
      await button(page, 'Decrease quantity of Floor-standing cooler, hot and cold').click();
      await button(page, 'Decrease quantity of 15 L spring water bottle').click();
    },
    lines: 10,
  },
];

/** A set becomes a line for each of its products. */
const setLines = [['15 L spring water bottle'], ['Paper cups 200 mL, carton of 1,000'], ['Cup dispenser']];

const fields = `product_sku quantity_ordered
  selected_options { label value } entered_options { label value }
  ... on BundleOrderItem { bundle_options { values { product_sku quantity } } }
  ... on DownloadableOrderItem { downloadable_links { title } }
  ... on GiftCardOrderItem { product_sale_price { value } gift_card { message recipient_email sender_name } }`;

test('chooses every kind of product on its page and orders them all as they were chosen [GEN-01, CAT-02]', async () => {
  const shopper = await newVisitor();
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const main = page.getByRole('main');
  for (const { key, name, price, choose, lines } of kinds) {
    await openPage(page, key, name);
    await choose(page);
    if (price !== undefined) await priceShown(page, price).waitFor();
    await addUntil(page, lines);
  }
  await page.goto('/cart');
  await cartLines(main).nth(9).waitFor();
  const chosen = [
    ...kinds.slice(0, -1).map(({ name, chosen: options = [] }) => [name, ...options]),
    ...setLines,
  ];
  expect(await readChoices(cartLines(main))).toEqual(chosen);
  const pack = cartLines(main).filter({ hasText: 'Office pantry pack' });
  expect(await pack.getByText('Now $123 was $127').count()).toBe(1);

  const email = newEmail();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, email);
  await passDelivery(page, brisbane);
  await page.getByLabel('I agree to be charged for my rental every month').check();
  const number = await payByCard(page);
  const bought = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your order', exact: true }) })
    .getByRole('listitem');
  expect(await readChoices(bought)).toEqual(chosen);

  const { guestOrder } = await new ShopApi(shopUrl).graphql<{ guestOrder: { items: readonly object[] } }>(
    `query ($input: OrderInformationInput!) { guestOrder(input: $input) { items { ${fields} } } }`,
    { input: { number, email, postcode: brisbane.postcode } },
  );
  expect(guestOrder.items).toMatchObject([
    {
      selected_options: [
        { label: 'Bottle colour', value: 'Deep blue' },
        { label: 'Volume', value: '500 mL' },
      ],
    },
    {
      bundle_options: [
        { values: [{ product_sku: 'BW-COFFEE-DECAF-500', quantity: 1 }] },
        { values: [{ product_sku: 'BW-MILK-OAT-6', quantity: 3 }] },
        { values: [{ product_sku: 'BW-TEA-CHAI-50', quantity: 1 }] },
        { values: [{ product_sku: 'BW-NUTS-1KG', quantity: 1 }] },
      ],
    },
    { downloadable_links: [{ title: 'A4, five signs' }] },
    {
      product_sale_price: { value: 35.5 },
      gift_card: {
        message: 'For the new office',
        recipient_email: 'kim@example.com',
        sender_name: 'Pat Lee',
      },
    },
    {
      product_sku: 'BW-FLASK-ENGRAVED',
      selected_options: [{ label: 'Ribbon', value: 'Gold, with a box' }],
      entered_options: [{ label: 'Engraving', value: 'Ada' }],
    },
    { product_sku: 'BW-SERVICE-SANITISE' },
    { product_sku: 'BW-RENT-BENCH' },
    { product_sku: 'BW-SPRING-15', quantity_ordered: 3 },
    { product_sku: 'BW-CUP-PAPER-200', quantity_ordered: 1 },
    { product_sku: 'BW-CUP-DISPENSER', quantity_ordered: 1 },
  ]);
});
