/** Where an order goes and whose bill it is, through the whole shop: looked up, chosen from the book, brought by an account (ADDR-02, ADDR-04, ADDR-09, CHK-15). */

import { describe, expect, test } from 'vitest';
import { selectIsDeliveryStored, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { AccountAddress, Customer } from '#machines/domain/customer.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import { brisbane, failure, foundAddress, lineOf, perth, totals, water } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';
import { deliverAndPay, placeOrder } from './walk.ts';

const context = (shop: FakeShop) => shop.checkout().getSnapshot().context;

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
};

const openCheckout = async (customer: Customer | null = null): Promise<FakeShop> => {
  const people = customer === null ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], ...people });
  await settle(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
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
  test('CHK-15 ADDR-01 the default address is delivered to, estimated at once, and billed to as well', async () => {
    const shop = await openCheckout(athome);
    expect(context(shop).delivery).toMatchObject({ street: '14 Latrobe Terrace', telephone: '0491 570 156' });
    expect(context(shop).isBillingSame).toBe(true);
    expect(context(shop).method).not.toBeNull();
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('ADDR-02 a default billing address at another door is billed to', async () => {
    const [home, parade] = athome.addresses;
    const addresses = [home, parade].flatMap((entry) =>
      entry === undefined ? [] : { ...entry, isDefaultBilling: entry.id === 2 },
    );
    const shop = await openCheckout({ ...athome, addresses });
    expect(context(shop)).toMatchObject({ isBillingSame: false, billing: { street: '88 Marine Parade' } });
  });

  const sparse: Customer = {
    ...hannah,
    addresses: [bookEntry(1, 'Marigold', { isDefaultShipping: true, isDefaultBilling: true, telephone: '' })],
  };

  test('ADDR-01 CHK-07 a stored address counts as complete by being chosen, whatever is missing in it', async () => {
    const shop = await openCheckout(sparse);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: context(shop).delivery });
    await settle(shop);
    expect(context(shop)).toMatchObject({ errors: [], method: expect.anything() as object });
    expect(obstaclesToOrder(context(shop)).filter(({ tab }) => tab === 'delivery')).toEqual([]);
    // typed by hand the same is not complete
    const typed = { ...context(shop).delivery, city: 'Milton' };
    shop.checkout().send({ type: 'checkout.submitDelivery', address: typed });
    expect(context(shop).errors).toEqual(['Shipping details are invalid or missing.']);
  });

  test('ADDR-01 BEY-07 where the server refuses a stored address, what it lacks is asked for at its place', async () => {
    const shop = await openCheckout(sparse);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: context(shop).delivery });
    await settle(shop);
    failing(shop, 'saveShippingInformation', failure('refused', 'telephone is required'));
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await settle(shop);
    expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(false);
    const named = selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
    expect(named).toEqual(expect.arrayContaining(['shipping-telephone', 'shipping-street']));
  });

  test.each([
    ['Your card was declined.', true],
    ['Please check the shipping address information. "telephone" is required. Enter and try again.', false],
  ])(
    'ADDR-01 BEY-07 an order refused with “%s”: the stored address is trusted as before, %s',
    async (words, isTrusted) => {
      const shop = await atPayment(sparse);
      failing(shop, 'sendOrder', failure('refused', words));
      await placeOrder(shop);
      expect(context(shop).errors).toEqual([words]);
      expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(isTrusted);
      const named = selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
      expect(named.includes('shipping-telephone')).toBe(!isTrusted);
    },
  );

  test('ADDR-01 a whole address is not doubted for what the server refuses beside it', async () => {
    const shop = await openCheckout(athome);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: context(shop).delivery });
    await settle(shop);
    failing(shop, 'saveShippingInformation', failure('refused', 'No vans today.'));
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await settle(shop);
    expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(true);
  });

  test('CHK-15 switching the account replaces what the shopper has not edited', async () => {
    const shop = await openCheckout(atWork);
    expect(context(shop).delivery).toMatchObject({ street: '31 Doggett Street', company: 'Account 1' });
    shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
    await settle(shop);
    expect(context(shop).delivery).toMatchObject({ street: '7 Export Street', company: 'Account 2' });
    expect(context(shop).billing).toMatchObject({ street: '7 Export Street' });
    const typed = { ...context(shop).delivery, street: '9 Own Street' };
    shop.checkout().send({ type: 'checkout.changeDelivery', address: typed });
    shop.customer().send({ type: 'customer.switchAccount', accountId: 1 });
    await settle(shop);
    expect(context(shop).delivery.street).toBe('9 Own Street');
    expect(context(shop).billing.street).toBe('31 Doggett Street');
  });

  test('CHK-15 what a guest has typed stays when they sign in', async () => {
    const shop = await openCheckout();
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    shop.checkout().send({
      type: 'checkout.syncAddresses',
      offers: {
        delivery: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
        billing: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
      },
    });
    expect(context(shop).delivery).toEqual(brisbane);
  });

  test('ADDR-02 new, cancel, update and add stored', async () => {
    const shop = await openCheckout(athome);
    const deliveryChoice = shop.inCheckout().choice('delivery');
    deliveryChoice.send({ type: 'addressChoice.chooseStored', id: 'book-2' });
    expect(context(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    expect(context(shop).delivery).toMatchObject({ street: '', firstname: 'Hannah', isSavedInBook: false });
    deliveryChoice.send({ type: 'addressChoice.cancelNew' });
    expect(context(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await settle(shop);
    expect(deliveryChoice.getSnapshot().context).toMatchObject({
      chosen: 'entered-1',
      entered: [{ id: 'entered-1', address: brisbane }],
    });
  });

  test('ADDR-02 a bill typed anew is among the stored ones once the server took it, should the payment fail', async () => {
    const shop = await atPayment(athome);
    const billingChoice = shop.inCheckout().choice('billing');
    billingChoice.send({ type: 'addressChoice.writeNew' });
    shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
    failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
    await placeOrder(shop);
    await settle(shop);
    expect(context(shop).errors).toEqual(['Your card was declined.']);
    expect(context(shop).billing).toEqual(perth);
    expect(billingChoice.getSnapshot().context).toMatchObject({
      chosen: 'entered-1',
      entered: [{ id: 'entered-1', address: perth }],
    });
  });

  test('ADDR-09 after an order that put an address into the book, the book is read again', async () => {
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
    shop.actor.send({ type: 'checkout.orderPlaced', receipt });
    await settle(shop);
    expect(shop.asked('readCustomer')).toHaveLength(reads);
    const kept = { ...receipt, delivery: { ...brisbane, isSavedInBook: true } };
    shop.actor.send({ type: 'checkout.orderPlaced', receipt: kept });
    await settle(shop);
    expect(shop.asked('readCustomer')).toHaveLength(reads + 1);
  });
});

const typeInto = (shop: FakeShop, line: string): void =>
  shop.inCheckout().lookup('delivery').send({ type: 'addressLookup.typeLine', line });

describe('ADDR-04 looking an address up', () => {
  test('asks once the typing pauses, and about the last letters only', async () => {
    const shop = await openCheckout();
    for (const line of ['12', '12 ', '12 e', '12 ea']) typeInto(shop, line);
    shop.clock.increment(249);
    await settle(shop);
    expect(shop.asked('searchAddresses')).toEqual([]);
    shop.clock.increment(1);
    await settle(shop);
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
    await settle(shop);
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
    await settle(shop);
    shop.inCheckout().lookup('delivery').send({ type: 'addressLookup.chooseSuggestion', id: 'a1' });
    await settle(shop);
    expect(context(shop).delivery).toEqual({ ...typed, ...foundAddress });
    expect(context(shop).filled.delivery).toEqual({ address: { ...typed, ...foundAddress }, before: typed });
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('the billing address has a look-up of its own', async () => {
    const shop = await openCheckout();
    const lookup = shop.inCheckout().lookup('billing');
    lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
    shop.clock.increment(250);
    await settle(shop);
    lookup.send({ type: 'addressLookup.chooseSuggestion', id: 'a1' });
    await settle(shop);
    expect(context(shop).billing).toMatchObject(foundAddress);
    expect(context(shop).delivery.street).toBe('');
  });

  test('trouble leaves the address to be typed, and more letters try again', async () => {
    const shop = await openCheckout();
    failing(shop, 'searchAddresses', failure('network'));
    typeInto(shop, '12 eagle');
    shop.clock.increment(250);
    await settle(shop);
    const lookup = shop.inCheckout().lookup('delivery');
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'failed' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    await settle(shop);
    expect(context(shop).method).not.toBeNull();
    typeInto(shop, '12 eagle s');
    shop.clock.increment(250);
    await settle(shop);
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
