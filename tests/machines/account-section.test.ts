/** Account section and address look-up in a whole shop: what goes on, what is filled in. */

import { expect, test } from 'vitest';
import { selectAccountView } from '#machines/checkout/account-section.selectors.ts';
import { brisbane, failure, foundAddress } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { held, type FakeShop, type Surprise } from './fake-services.ts';
import { atHome, begin, openCheckout, toDelivery } from './walk.ts';
import { emptyAddress, type AddressKind } from '#machines/domain/address.ts';

const section = (shop: FakeShop) => shop.inCheckout().accountSection();
const face = (shop: FakeShop) => selectAccountView(section(shop).getSnapshot());
const turn = (shop: FakeShop, to: 'Guest' | 'SignIn' | 'Creation', email = '') =>
  sendTo(section(shop), { type: `accountSection.choose${to}`, email });

test('merges the cart on sign-in and continues with the delivery [CHK-03 CART-11]', async () => {
  const shop = await begin();
  await turn(shop, 'SignIn');
  const answer = held(shop, 'readCustomer');
  await shop.signIn();
  expect([shop.asked('readOwnCart').length, face(shop), shop.tab()]).toEqual([1, 'loading', 'account']);
  await answer();
  expect([face(shop), shop.tab(), shop.seen().email]).toEqual(['customer', 'delivery', hannah.email]);
  expect(shop.ofType('checkout.started')).toHaveLength(1);
});

/** A guest at the first tab, who turns out to be somebody with an address. */
const beginAtHome = () => openCheckout(null, { people: { customer: atHome } });

test('a customer with a stored address continues to the payment after signing in [BEY-04]', async () => {
  const shop = await beginAtHome();
  expect(shop.tab()).toBe('account');
  await shop.signIn();
  expect(shop.tab()).toBe('payment');
  const { email, delivery, totals, errors } = shop.seen();
  expect([email, delivery.street, errors]).toEqual([hannah.email, '14 Latrobe Terrace', []]);
  expect(totals).not.toBeNull();
});

test('a guest with a typed address continues to the payment after signing in [CHK-15]', async () => {
  const shop = await toDelivery();
  await shop.submitDelivery();
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  await shop.signIn();
  expect([shop.tab(), shop.seen().delivery]).toEqual(['payment', brisbane]);
});

const refusal = 'No courier today.';
const unset = 'Error setting shipping method';
const withMessage: Surprise = (usual) => ({ ...(usual() as object), message: refusal });
test.each<[string, string, string, boolean, Surprise]>([
  ['fails, and keeps it', unset, `${unset}. No.`, true, () => Promise.reject(failure('refused', 'No.'))],
  ['comes with a message', refusal, refusal, false, withMessage],
])(
  'signing in stops at shipping when saving the method %s [SHIP-02]',
  async (_, message, told, isKept, surprise) => {
    const shop = await beginAtHome();
    shop.surprise('saveShippingInformation', surprise);
    await shop.signIn();
    const { method, errors } = shop.seen();
    expect([shop.tab(), method !== null, errors]).toEqual(['shipping', isKept, [told]]);
    expect(shop.ofType('checkout.failed')).toMatchObject([{ message }]);
  },
);

const typeInto = (shop: FakeShop, line: string, kind: AddressKind = 'delivery'): void =>
  shop.inCheckout().lookup(kind).send({ type: 'addressLookup.typeLine', line });
/** Types a line, waits for its suggestions and chooses the first. */
const choose = async (shop: FakeShop, kind: AddressKind): Promise<void> => {
  typeInto(shop, '12 eagle', kind);
  shop.clock.increment(250);
  await shop.quiet();
  await sendTo(shop.inCheckout().lookup(kind), { type: 'addressLookup.chooseSuggestion', id: 'a1' });
};

test('fills the delivery address with the chosen suggestion and keeps the names [ADDR-04]', async () => {
  const shop = await toDelivery();
  const typed = { ...emptyAddress('AU'), firstname: 'Rosa', lastname: 'Lind', telephone: '0400 000 000' };
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: typed });
  await choose(shop, 'delivery');
  expect(shop.seen().delivery).toEqual({ ...typed, ...foundAddress });
  expect(shop.seen().filled.delivery).toEqual({ address: { ...typed, ...foundAddress }, before: typed });
  expect(shop.asked('estimateShipping')).toHaveLength(1);
});
