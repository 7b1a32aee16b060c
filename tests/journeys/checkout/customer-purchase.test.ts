/** Everyone buys: at home, at work, for a company, in Australia and in New Zealand (§1, GEN-04, GEN-05, GEN-06). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeOfCustomer } from '#backend/seed/people/customer-attributes.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { newCustomer, signIn, type Customer } from '#tests/support/shopper-account.ts';
import {
  brisbane,
  sanitisingVisit,
  water,
  wellington,
  type Delivery,
  type Product,
} from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  backToDelivery,
  cartLines,
  continueButton,
  drawer,
  fillDelivery,
  openProduct,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

/** From the sign-in to the receipt on a machine that has much else to do. */
const longest = 240_000;

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('customers');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

interface Buyer {
  readonly customer: Customer;
  readonly to: Delivery;
  /** Not where the shop knows them to be. */
  readonly isElsewhere?: boolean;
  /** What the order must say of them. */
  readonly order: Readonly<Record<string, unknown>>;
}

/** Of the demonstration's people. */
const person = (firstname: string): Customer => ({
  email: `${firstname.toLowerCase()}@example.com`,
  firstname,
  lastname: '',
  password: 'Water4all!',
});

const home: Delivery = {
  ...brisbane,
  firstname: 'Hannah',
  lastname: 'Whitford',
  street: '14 Latrobe Terrace',
  city: 'Paddington',
  postcode: '4064',
};
const roastery: Delivery = {
  ...brisbane,
  firstname: 'Colin',
  lastname: 'Mackie',
  street: '31 Doggett Street',
  city: 'Newstead',
  postcode: '4006',
};
const ponsonby: Delivery = {
  ...wellington,
  firstname: 'Aroha',
  lastname: 'Tamihana',
  street: '27 Ponsonby Road',
  city: 'Auckland',
  postcode: '1011',
};

/** Says so of themselves, and belongs to no account yet. */
const business = {
  custom_attributes: [{ attribute_code: 'type_of_customer', value: typeOfCustomer.commercial }],
};
let newcomer = '';

const buyers: Readonly<Record<string, Buyer>> = {
  'GEN-04 GEN-05 a residential customer in Australia': {
    customer: person('Hannah'),
    to: home,
    order: { customerId: 1, accountId: null, teamId: null, taxRate: 10 },
  },
  'GEN-04 GEN-05 a residential customer in New Zealand': {
    customer: person('Aroha'),
    to: ponsonby,
    order: { customerId: 2, accountId: null, teamId: null, taxRate: 15 },
  },
  'GEN-05 GEN-06 a commercial customer, for the account they have chosen': {
    customer: person('Colin'),
    to: roastery,
    order: { customerId: 11, accountId: 101, externalId: 410_233, teamId: null },
  },
  'GEN-05 GEN-06 the administrator of a company, for their team': {
    customer: person('Grace'),
    to: brisbane,
    order: { customerId: 21, teamId: 201, externalId: 520_118, accountId: null },
  },
  'GEN-04 GEN-05 GEN-06 a member of an Australian company, to be delivered in New Zealand,': {
    customer: person('Priya'),
    to: wellington,
    isElsewhere: true,
    order: { customerId: 23, teamId: 204, accountId: null, taxRate: 15 },
  },
};

interface Seen {
  readonly number: string;
  readonly address: string;
}

const seen = new Map<string, Seen>();

/** The delivery address that is known is left for this one. */
const deliverElsewhere = async (page: Page, to: Delivery): Promise<void> => {
  await backToDelivery(page);
  await page.getByRole('radio', { name: 'A new address' }).check();
  await fillDelivery(page, to);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
};

const buyAs = async (
  customer: Customer,
  to: Delivery,
  {
    isElsewhere = false,
    goods = [water],
  }: Partial<Pick<Buyer, 'isElsewhere'>> & { goods?: readonly Product[] },
): Promise<void> => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  for (const [index, product] of goods.entries()) {
    await openProduct(page, product);
    await addToCart(page);
    await cartLines(drawer(page)).nth(index).waitFor();
  }
  await page.goto('/checkout');
  await (isElsewhere ? deliverElsewhere : passDelivery)(page, to);
  const number = await payByCard(page);
  seen.set(customer.email, { number, address: await page.locator('address').first().innerText() });
};

test.each(Object.entries(buyers))(
  '%s buys',
  async (_, buyer) => buyAs(buyer.customer, buyer.to, buyer),
  longest,
);

test(
  'GEN-01 GEN-04 GEN-05 CHK-03 a commercial customer who has just registered buys goods and a service, to be delivered in New Zealand',
  async () => {
    const customer = await newCustomer(shop.url, business);
    newcomer = customer.email;
    await buyAs(customer, wellington, { goods: [water, sanitisingVisit] });
  },
  longest,
);

test('GEN-05 GEN-06 PAY-04 each has one order, theirs and nobody else’s, as the receipt said', async () => {
  expect(seen.size).toBe(Object.keys(buyers).length + 1);
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  expect(orders).toHaveLength(seen.size);
  for (const { order, payment } of orders) {
    const receipt = seen.get(order.email);
    expect(order.number).toBe(receipt?.number);
    for (const line of order.shippingAddress?.street ?? ['none']) expect(receipt?.address).toContain(line);
    expect(payment).toMatchObject({ lastFour: '1111', amount: order.grandTotal });
  }
  const mixed = orders.find(({ order }) => order.email === newcomer);
  expect(mixed?.items.map(({ sku }) => sku).toSorted()).toEqual([water.sku, sanitisingVisit.sku].toSorted());
  expect(mixed?.order).toMatchObject({ accountId: null, taxRate: 15, shippingAddress: { countryId: 'NZ' } });
  for (const { customer, to, order } of Object.values(buyers)) {
    const own = orders.find((stored) => stored.order.email === customer.email);
    expect(own?.order, customer.email).toMatchObject({
      ...order,
      shippingAddress: { countryId: to.countryCode },
    });
  }
});
