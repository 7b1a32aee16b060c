/** Where an order goes and whose bill it is, through the whole shop: looked up, chosen from the book, brought by an account (ADDR-02, ADDR-04, ADDR-09, CHK-15). */

import { describe, expect, test } from 'vitest';
import { selectIsDeliveryStored, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { AccountAddress, Customer } from '#machines/domain/customer.ts';
import { brisbane, failure, foundAddress, lineOf, perth, totals, water } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import {
  seen,
  blockers,
  switchAccount,
  beginCheckout,
  changeDelivery,
  submitDelivery,
  submitShipping,
  placeOrder,
  deliverAndPay,
} from './walk.ts';

const openCheckout = async (customer: Customer | null = null): Promise<FakeShop> => {
  const people = customer === null ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], ...people });
  await shop.quiet();
  await beginCheckout(shop);
  return shop;
};

const atPayment = async (customer: Customer): Promise<FakeShop> =>
  deliverAndPay(await openCheckout(customer));

const athome: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true }),
    bookEntry(2, '88 Marine Parade'),
  ],
};

const lytton: AccountAddress = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
const atWork: Customer = { ...colin, accounts: [accountOf(1), accountOf(2, { address: lytton })] };

describe('what a customer need not type', () => {
  test('the default address is delivered to, estimated at once, and billed to as well [CHK-15, ADDR-01]', async () => {
    const shop = await openCheckout(athome);
    expect(seen(shop).delivery).toMatchObject({ street: '14 Latrobe Terrace', telephone: '0491 570 156' });
    expect(seen(shop).isBillingSame).toBe(true);
    expect(seen(shop).method).not.toBeNull();
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('a default billing address at another door is billed to [ADDR-02]', async () => {
    const [home, parade] = athome.addresses;
    const addresses = [home, parade].flatMap((entry) =>
      entry === undefined ? [] : { ...entry, isDefaultBilling: entry.id === 2 },
    );
    const shop = await openCheckout({ ...athome, addresses });
    expect(seen(shop)).toMatchObject({ isBillingSame: false, billing: { street: '88 Marine Parade' } });
  });

  const sparse: Customer = {
    ...hannah,
    addresses: [bookEntry(1, 'Marigold', { isDefaultShipping: true, isDefaultBilling: true, telephone: '' })],
  };

  test('a stored address counts as complete by being chosen, whatever is missing in it [ADDR-01, CHK-07]', async () => {
    const shop = await openCheckout(sparse);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    await submitDelivery(shop, seen(shop).delivery);
    expect(seen(shop)).toMatchObject({ errors: [], method: expect.anything() as object });
    await placeOrder(shop);
    expect(blockers(shop).filter(({ tab }) => tab === 'delivery')).toEqual([]);
    // typed by hand the same is not complete
    const typed = { ...seen(shop).delivery, city: 'Milton' };
    shop.checkout().send({ type: 'checkout.submitDelivery', address: typed });
    expect(seen(shop).errors).toEqual(['Shipping details are invalid or missing.']);
  });

  test('where the server refuses a stored address, what it lacks is asked for at its place [ADDR-01, BEY-07]', async () => {
    const shop = await openCheckout(sparse);
    await submitDelivery(shop, seen(shop).delivery);
    failing(shop, 'saveShippingInformation', failure('refused', 'telephone is required'));
    await submitShipping(shop);
    expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(false);
    const named = selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
    expect(named).toEqual(expect.arrayContaining(['shipping-telephone', 'shipping-street']));
  });

  test.each([
    ['Your card was declined.', true],
    ['Please check the shipping address information. "telephone" is required. Enter and try again.', false],
  ])(
    'an order refused with “%s”: the stored address is trusted as before, %s [ADDR-01, BEY-07]',
    async (words, isTrusted) => {
      const shop = await atPayment(sparse);
      failing(shop, 'sendOrder', failure('refused', words));
      await placeOrder(shop);
      expect(seen(shop).errors).toEqual([words]);
      expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(isTrusted);
      const named = selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
      expect(named.includes('shipping-telephone')).toBe(!isTrusted);
    },
  );

  test('a whole address is not doubted for what the server refuses beside it [ADDR-01]', async () => {
    const shop = await openCheckout(athome);
    await submitDelivery(shop, seen(shop).delivery);
    failing(shop, 'saveShippingInformation', failure('refused', 'No vans today.'));
    await submitShipping(shop);
    expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(true);
  });

  test('switching the account replaces what the shopper has not edited [CHK-15]', async () => {
    const shop = await openCheckout(atWork);
    expect(seen(shop).delivery).toMatchObject({ street: '31 Doggett Street', company: 'Account 1' });
    await switchAccount(shop, 2);
    expect(seen(shop).delivery).toMatchObject({ street: '7 Export Street', company: 'Account 2' });
    expect(seen(shop).billing).toMatchObject({ street: '7 Export Street' });
    const typed = { ...seen(shop).delivery, street: '9 Own Street' };
    shop.checkout().send({ type: 'checkout.changeDelivery', address: typed });
    await switchAccount(shop, 1);
    expect(seen(shop).delivery.street).toBe('9 Own Street');
    expect(seen(shop).billing.street).toBe('31 Doggett Street');
  });

  test('what a guest has typed stays when they sign in [CHK-15]', async () => {
    const shop = await openCheckout();
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    shop
      .checkout()
      .send({
        type: 'checkout.syncAddresses',
        offers: {
          delivery: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
          billing: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
        },
      });
    expect(seen(shop).delivery).toEqual(brisbane);
  });

  test('new, cancel, update and add stored [ADDR-02]', async () => {
    const shop = await openCheckout(athome);
    const deliveryChoice = shop.inCheckout().choice('delivery');
    deliveryChoice.send({ type: 'addressChoice.chooseStored', id: 'book-2' });
    expect(seen(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    expect(seen(shop).delivery).toMatchObject({ street: '', firstname: 'Hannah', isSavedInBook: false });
    deliveryChoice.send({ type: 'addressChoice.cancelNew' });
    expect(seen(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    await submitDelivery(shop, brisbane);
    expect(deliveryChoice.getSnapshot().context).toMatchObject({
      chosen: 'entered-1',
      entered: [{ id: 'entered-1', address: brisbane }],
    });
  });

  test('a bill typed anew is among the stored ones once the server took it, should the payment fail [ADDR-02]', async () => {
    const shop = await atPayment(athome);
    const billingChoice = shop.inCheckout().choice('billing');
    billingChoice.send({ type: 'addressChoice.writeNew' });
    shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
    failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
    await placeOrder(shop);
    await shop.quiet();
    expect(seen(shop).errors).toEqual(['Your card was declined.']);
    expect(seen(shop).billing).toEqual(perth);
    expect(billingChoice.getSnapshot().context).toMatchObject({
      chosen: 'entered-1',
      entered: [{ id: 'entered-1', address: perth }],
    });
  });

  test('after an order that put an address into the book, the book is read again [ADDR-09]', async () => {
    const shop = await openCheckout(athome);
    const reads = shop.asked('readCustomer').length;
    const receipt = {
      orderNumber: '1',
      isOwned: false,
      email: athome.email,
      delivery: brisbane,
      billing: brisbane,
      store: null,
      method: null,
      hours: null,
      paymentLabel: '',
      lines: [],
      totals,
    };
    await sendTo(shop.actor, { type: 'checkout.orderPlaced', receipt });
    expect(shop.asked('readCustomer')).toHaveLength(reads);
    const kept = { ...receipt, delivery: { ...brisbane, isSavedInBook: true } };
    await sendTo(shop.actor, { type: 'checkout.orderPlaced', receipt: kept });
    expect(shop.asked('readCustomer')).toHaveLength(reads + 1);
  });
});

const typeInto = (shop: FakeShop, line: string): void =>
  shop.inCheckout().lookup('delivery').send({ type: 'addressLookup.typeLine', line });

describe('looking an address up [ADDR-04]', () => {
  test('asks once the typing pauses, and about the last letters only', async () => {
    const shop = await openCheckout();
    for (const line of ['12', '12 ', '12 e', '12 ea']) typeInto(shop, line);
    shop.clock.increment(249);
    await shop.quiet();
    expect(shop.asked('searchAddresses')).toEqual([]);
    shop.clock.increment(1);
    await shop.quiet();
    expect(shop.asked('searchAddresses').map(({ input }) => input)).toEqual([
      { countryCode: 'AU', line: '12 ea' },
    ]);
  });

  test('a slow answer to earlier letters never wins', async () => {
    const shop = await openCheckout();
    const release = held(shop, 'searchAddresses');
    typeInto(shop, '12 eag');
    shop.clock.increment(250);
    typeInto(shop, '12 eagle');
    await release();
    await shop.quiet();
    const { state, suggestions } = {
      state: shop.inCheckout().lookup('delivery').getSnapshot().value,
      suggestions: shop.inCheckout().lookup('delivery').getSnapshot().context.suggestions,
    };
    expect([state, suggestions]).toEqual([{ enabled: 'pausing' }, []]);
  });

  test('the one that is chosen fills the delivery address, and the names stay', async () => {
    const shop = await openCheckout();
    const typed = { ...emptyAddress('AU'), firstname: 'Rosa', lastname: 'Lind', telephone: '0400' };
    shop.checkout().send({ type: 'checkout.changeDelivery', address: typed });
    typeInto(shop, '12 eagle');
    shop.clock.increment(250);
    await shop.quiet();
    await sendTo(shop.inCheckout().lookup('delivery'), { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    expect(seen(shop).delivery).toEqual({ ...typed, ...foundAddress });
    expect(seen(shop).filled.delivery).toEqual({ address: { ...typed, ...foundAddress }, before: typed });
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('the billing address has a look-up of its own', async () => {
    const shop = await openCheckout();
    const lookup = shop.inCheckout().lookup('billing');
    lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
    shop.clock.increment(250);
    await shop.quiet();
    await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    expect(seen(shop).billing).toMatchObject(foundAddress);
    expect(seen(shop).delivery.street).toBe('');
  });

  test('trouble leaves the address to be typed, and more letters try again', async () => {
    const shop = await openCheckout();
    failing(shop, 'searchAddresses', failure('network'));
    typeInto(shop, '12 eagle');
    shop.clock.increment(250);
    await shop.quiet();
    const lookup = shop.inCheckout().lookup('delivery');
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'failed' });
    await changeDelivery(shop, brisbane);
    expect(seen(shop).method).not.toBeNull();
    typeInto(shop, '12 eagle s');
    shop.clock.increment(250);
    await shop.quiet();
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'suggesting' });
  });

  test('another country is looked up in from then on', async () => {
    const shop = await openCheckout();
    typeInto(shop, '12 eagle');
    shop.checkout().send({ type: 'checkout.changeDelivery', address: emptyAddress('NZ') });
    expect(shop.inCheckout().lookup('delivery').getSnapshot().context).toMatchObject({
      countryCode: 'NZ',
      line: '',
    });
  });
});
