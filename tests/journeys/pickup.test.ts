/** Click and collect as a shopper meets it: a store, whoever comes, a bill of one's own, and the way back to delivery (CHK-09). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { mailsTo, signIn } from '#tests/support/shopper-account.ts';
import {
  collectHeading,
  editButton,
  fillSelf,
  toDelivery,
  collectorRadio,
  fillBilling,
  nameSomeoneElse,
  readStores,
  receiptPart,
  store,
  stores,
  way,
} from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, water, wellington } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  loseOnTheWayThere,
  skipPictures,
  treat,
  watch,
  type Call,
} from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  openProduct,
  placeOrderButton,
  readOrderNumber,
  readTotals,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const long = { timeout: 180_000 };

const valueOf = (page: Page, label: string) => () => page.getByLabel(label, { exact: true }).inputValue();
test(
  'CHK-09 ADDR-02 BEY-07 a guest collects, is billed at home, and the receipt says where and who',
  long,
  async () => {
    const shopper = await newReturningShopper({ shopUrl });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
    const orders = watch(page, calls.order);
    const checks = watch(page, calls.checkPostcode);
    const email = await toDelivery(page);
    await way(page, 'Click and collect').check();
    await collectHeading(page).waitFor();
    await eventually(() => stores(page).count()).toBe(4);
    await continueButton(page).click();
    await page.getByText('Choose the store where you collect.').waitFor();
    await store(page, 'Brightwater Brisbane').check();
    await page.getByText('The bottling hall and head depot.').waitFor();
    await fillSelf(page);
    await page.getByLabel('Your phone').fill('12');
    await continueButton(page).click();
    await page.getByText('Enter a phone number with its area code').waitFor();
    await eventually(() => page.getByLabel('Your phone').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    await page.getByLabel('Your phone').fill(brisbane.telephone);
    await continueButton(page).click();

    await tabHeading(page, 'payment').waitFor();
    expect(await readTotals(page)).toMatchObject({ Collection: 'Free', Total: '$25.90' });
    expect(await page.getByLabel(/billing address is the same/).count()).toBe(0);
    // who collects is the one who pays, until they say otherwise
    const bill = page.getByRole('form', { name: 'Billing address' });
    expect(await bill.getByLabel('First name').inputValue()).toBe(brisbane.firstname);
    // a store's postcode is nobody's to check
    expect(checks()).toBe(0);
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await page.getByRole('link', { name: 'Billing address: enter the street address.' }).waitFor();
    expect(orders()).toBe(0);
    await fillBilling(page, brisbane);
    await placeOrderButton(page).click();

    const number = await readOrderNumber(page);
    expect(orders()).toBe(1);
    const place = receiptPart(page, 'Collect from Brightwater Brisbane');
    expect(await place.innerText()).toMatch(/152 Fison Avenue East\s+Eagle Farm Queensland 4009/);
    expect(await place.innerText()).toMatch(/Collected by Pat Lee\s+0400 000 000/);
    expect(await receiptPart(page, 'Payment').innerText()).toContain('12 Eagle Street');
    await page.reload();
    expect(await readOrderNumber(page)).toBe(number);
    expect(await place.innerText()).toContain('Weekdays 7 am to 5 pm');
    const [mail] = await mailsTo(shopUrl, email);
    expect(mail?.text).toMatch(/Collect it from:\s+Brightwater Brisbane\s+152 Fison Avenue East/);
    expect(mail?.text).toContain('It waits there for Pat Lee, 0400 000 000.');
  },
);

test(
  'CHK-09 BEY-04 there and back and over a reload nothing is lost, and someone else may come',
  long,
  async () => {
    const shopper = await newReturningShopper({ shopUrl });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
    await toDelivery(page);
    await fillDelivery(page, brisbane);
    await way(page, 'Click and collect').check();
    // known already: it was typed for the delivery
    await eventually(valueOf(page, 'Your first name')).toBe(brisbane.firstname);
    await store(page, 'Brightwater Sydney').check();
    await nameSomeoneElse(page);
    await collectorRadio(page, 'I will').check();
    await eventually(valueOf(page, 'Your first name')).toBe(brisbane.firstname);
    await collectorRadio(page, 'Someone else').check();
    await eventually(valueOf(page, 'Their first name')).toBe('Ola');
    await way(page, 'Deliver it').check();
    await eventually(valueOf(page, 'Street address')).toBe(brisbane.street);
    await continueButton(page).click();
    await tabHeading(page, 'shipping').waitFor();
    // Magento's own way of collecting is none of delivering
    expect(await page.getByRole('radio', { name: /pickup/i }).count()).toBe(0);
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    expect(Object.keys(await readTotals(page))).toContain('Delivery');

    await editButton(page, 'Delivery address').click();
    await way(page, 'Click and collect').check();
    await eventually(() => store(page, 'Brightwater Sydney').isChecked()).toBe(true);
    await eventually(valueOf(page, 'Their phone')).toBe('0400 111 222');
    await page.reload();
    await collectHeading(page).waitFor();
    await eventually(() => store(page, 'Brightwater Sydney').isChecked()).toBe(true);
    await eventually(valueOf(page, 'Their last name')).toBe('Berg');
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    await page.reload();
    await tabHeading(page, 'payment').waitFor();
    expect(await readTotals(page)).toMatchObject({ Collection: 'Free' });
    // the bill goes where it would have been delivered
    const bill = page.getByRole('form', { name: 'Billing address' });
    await eventually(() => bill.getByLabel('Street address').inputValue()).toBe(brisbane.street);
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    expect(await receiptPart(page, 'Collect from Brightwater Sydney').innerText()).toContain(
      'Collected by Ola Berg',
    );
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
      `Thank you, ${brisbane.firstname}.`,
    );
  },
);

const ownOrder: Call = {
  name: 'order',
  glob: '**/carts/mine/payment-information',
  isMeant: (request) => request.method() === 'POST',
};

test(
  'CHK-09 CHK-15 a customer with addresses collects without typing; an address chosen instead is delivered to',
  long,
  async () => {
    const { customer } = await newResident(shopUrl);
    const shopper = await newShopperPage({ shopUrl });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    await skipPictures(page);
    const orders = watch(page, ownOrder);
    await signIn(page, customer);
    await openProduct(page, water);
    await addToCart(page);
    await drawer(page).getByRole('link', { name: 'Checkout' }).click();
    // whose address is known is taken to the payment
    await tabHeading(page, 'payment').waitFor();
    await editButton(page, 'Delivery address').click();
    await tabHeading(page, 'delivery').waitFor();
    await page.getByRole('radio', { name: 'The shed' }).waitFor();
    await way(page, 'Click and collect').check();
    await eventually(valueOf(page, 'Your last name')).toBe(customer.lastname);
    await store(page, 'Brightwater Melbourne').check();
    await way(page, 'Deliver it').check();
    await page.getByRole('radio', { name: 'The shed' }).check();
    await eventually(() => way(page, 'Deliver it').isChecked()).toBe(true);
    await way(page, 'Click and collect').check();
    await eventually(() => store(page, 'Brightwater Melbourne').isChecked()).toBe(true);
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    expect(await page.getByRole('radio', { name: 'Home' }).isChecked()).toBe(true);
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    expect(orders()).toBe(1);
    const place = await receiptPart(page, 'Collect from Brightwater Melbourne').innerText();
    expect(place).toContain(`Collected by ${customer.firstname} ${customer.lastname}`);
    expect(await receiptPart(page, 'Payment').innerText()).toContain('12 Eagle Street');
  },
);

test(
  'CHK-09 stores that cannot be looked up are told of and asked for again; meanwhile it can be delivered',
  long,
  async () => {
    const shopper = await newReturningShopper({ shopUrl });
    const { page } = shopper;
    shopper.expectProblem(/ERR_CONNECTION_RESET/);
    const lost = await treat(page, readStores, loseOnTheWayThere);
    await toDelivery(page);
    await page.getByLabel('Street address').waitFor();
    await way(page, 'Click and collect').check();
    await page.getByText('We could not look up our stores.').waitFor();
    expect(lost()).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'wait' });
    await button(page, 'Try again').click();
    await store(page, 'Brightwater Brisbane').waitFor();
    await eventually(() =>
      stores(page)
        .first()
        .evaluate((radio) => radio.matches(':focus')),
    ).toBe(true);
  },
);

const listOf = (count: number) => ({
  data: {
    pickupLocations: {
      items: Array.from({ length: count }, (_, index) => ({
        pickup_location_code: `store_${index}`,
        name: `Depot ${index}`,
        description: 'Weekdays 7 am to 5 pm.',
        phone: null,
        street: `${index} Depot Road`,
        city: index === 3 ? 'Fremantle' : 'Brisbane City',
        region: index === 3 ? 'Western Australia' : 'Queensland',
        region_id: index === 3 ? 612 : 608,
        postcode: String(4000 + index),
        country_id: 'AU',
      })),
    },
  },
});

test(
  'CHK-09 where there is no store nothing is asked, where there is one it is chosen, where there are many one searches',
  long,
  async () => {
    const none = (await newReturningShopper({ shopUrl })).page;
    await treat(none, readStores, answer(200, listOf(0)));
    await toDelivery(none);
    await none.getByLabel('Street address').waitFor();
    await eventually(() => way(none, 'Click and collect').count()).toBe(0);

    const one = (await newReturningShopper({ shopUrl })).page;
    await treat(one, readStores, answer(200, listOf(1)));
    await toDelivery(one);
    await way(one, 'Click and collect').check();
    await eventually(() => store(one, 'Depot 0').isChecked()).toBe(true);
    // of which the shop itself knows nothing: it is no store to collect from
    await fillSelf(one);
    await continueButton(one).click();
    await one.getByText('This order cannot be collected there').waitFor();

    const many = (await newReturningShopper({ shopUrl })).page;
    await treat(many, readStores, answer(200, listOf(12)));
    await toDelivery(many);
    await way(many, 'Click and collect').check();
    const search = many.getByLabel('Find a store');
    await search.fill('fremantle');
    await eventually(() => stores(many).count()).toBe(1);
    await many.getByText('1 store', { exact: true }).waitFor();
    await search.press('Enter');
    await search.fill('nowhere');
    await many.getByText(/^No store matches that/).waitFor();
  },
);

test('CHK-09 a shopper in New Zealand finds their store first', long, async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: wellington });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await toDelivery(page);
  await way(page, 'Click and collect').check();
  await eventually(() => stores(page).first().getAttribute('value')).toBe('auckland_penrose');
  await store(page, 'Brightwater Auckland').check();
  await eventually(valueOf(page, 'Your first name')).toBe(wellington.firstname);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  expect(await readTotals(page)).toMatchObject({ Collection: 'Free' });
});
