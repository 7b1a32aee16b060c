/** Where an order goes and is billed to: stored, typed and account addresses. */

import { describe, expect, test } from 'vitest';
import { selectChosenId, selectStoredAddresses } from '#machines/address-choice/address-choice.selectors.ts';
import { selectIsDeliveryStored, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { AccountAddress, Customer } from '#machines/domain/customer.ts';
import { brisbane, failure, perth, totals } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import {
  atHome,
  seen,
  blockers,
  openFor,
  switchAccount,
  beginCheckout,
  submitDelivery,
  submitShipping,
  placeOrder,
  deliverAndPay,
} from './walk.ts';

const openCheckout = async (customer: Customer | null = null): Promise<FakeShop> =>
  beginCheckout(await openFor(customer));

const atPayment = async (customer: Customer): Promise<FakeShop> =>
  deliverAndPay(await openCheckout(customer));

const lytton: AccountAddress = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
const atWork: Customer = { ...colin, accounts: [accountOf(1), accountOf(2, { address: lytton })] };

describe('what a customer need not type', () => {
  test('starts with the default address for delivery and billing and estimates at once [CHK-15, ADDR-01]', async () => {
    const shop = await openCheckout(atHome);
    expect(seen(shop).delivery).toMatchObject({ street: '14 Latrobe Terrace', telephone: '0491 570 156' });
    expect(seen(shop).isBillingSame).toBe(true);
    expect(seen(shop).method).not.toBeNull();
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('starts with another default billing address [ADDR-02]', async () => {
    const [home, parade] = atHome.addresses;
    const addresses = [home, parade].flatMap((entry) =>
      entry === undefined ? [] : { ...entry, isDefaultBilling: entry.id === 2 },
    );
    const shop = await openCheckout({ ...atHome, addresses });
    expect(seen(shop)).toMatchObject({ isBillingSame: false, billing: { street: '88 Marine Parade' } });
  });

  const sparse: Customer = {
    ...hannah,
    addresses: [bookEntry(1, 'Marigold', { isDefaultShipping: true, isDefaultBilling: true, telephone: '' })],
  };

  test('accepts a stored address although fields are missing [ADDR-01, CHK-07]', async () => {
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

  test('asks for the missing fields of a stored address the server refuses [ADDR-01, BEY-07]', async () => {
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
    'after an order refused with “%s” the stored address counts as complete: %s [ADDR-01, BEY-07]',
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

  test('keeps a complete stored address when the server refuses the method [ADDR-01]', async () => {
    const shop = await openCheckout(atHome);
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

  test('keeps the address a guest typed when they sign in [CHK-15]', async () => {
    const shop = await openCheckout();
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    shop.checkout().send({
      type: 'checkout.syncAddresses',
      offers: {
        delivery: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
        billing: { stored: [], defaultId: null, blank: emptyAddress('NZ') },
      },
    });
    expect(seen(shop).delivery).toEqual(brisbane);
  });

  test('chooses, types, cancels and submits delivery addresses [ADDR-02]', async () => {
    const shop = await openCheckout(atHome);
    const deliveryChoice = shop.inCheckout().choice('delivery');
    deliveryChoice.send({ type: 'addressChoice.chooseStored', id: 'book-2' });
    expect(seen(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    expect(seen(shop).delivery).toMatchObject({ street: '', firstname: 'Hannah', isSavedInBook: false });
    deliveryChoice.send({ type: 'addressChoice.cancelNew' });
    expect(seen(shop).delivery.street).toBe('88 Marine Parade');
    deliveryChoice.send({ type: 'addressChoice.writeNew' });
    await submitDelivery(shop, brisbane);
    expect(selectChosenId(deliveryChoice.getSnapshot())).toBe('entered-1');
    expect(selectStoredAddresses(deliveryChoice.getSnapshot())).toContainEqual(
      expect.objectContaining({ id: 'entered-1', address: brisbane }),
    );
  });

  test('keeps a typed billing address as a stored one after a failed payment [ADDR-02]', async () => {
    const shop = await atPayment(atHome);
    const billingChoice = shop.inCheckout().choice('billing');
    billingChoice.send({ type: 'addressChoice.writeNew' });
    shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
    failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
    await placeOrder(shop);
    await shop.quiet();
    expect(seen(shop).errors).toEqual(['Your card was declined.']);
    expect(seen(shop).billing).toEqual(perth);
    expect(selectChosenId(billingChoice.getSnapshot())).toBe('entered-1');
    expect(selectStoredAddresses(billingChoice.getSnapshot())).toContainEqual(
      expect.objectContaining({ id: 'entered-1', address: perth }),
    );
  });

  test('reads the address book again after an order that added to it [ADDR-09]', async () => {
    const shop = await openCheckout(atHome);
    const reads = shop.asked('readCustomer').length;
    const receipt = {
      orderNumber: '1',
      isOwned: false,
      email: atHome.email,
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
