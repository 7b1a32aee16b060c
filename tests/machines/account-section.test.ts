/** The account section in a whole shop: signing in keeps the checkout open and goes on. */

import { expect, test } from 'vitest';
import { selectRegistrationFailure } from '#machines/session/session.selectors.ts';
import { selectAccountFace, selectTypedEmail } from '#machines/checkout/account-section.selectors.ts';
import { brisbane, failure } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop, type Surprise } from './fake-services.ts';
import { atHome, begin, openCheckout, toDelivery } from './walk.ts';

const section = (shop: FakeShop) => shop.inCheckout().accountSection();
const face = (shop: FakeShop) => selectAccountFace(section(shop).getSnapshot());
const typed = (shop: FakeShop) => selectTypedEmail(section(shop).getSnapshot());
const turn = (shop: FakeShop, to: 'Guest' | 'SignIn' | 'Creation', email = '') =>
  sendTo(section(shop), { type: `accountSection.choose${to}`, email });

test('shows a guest the e-mail form and keeps the typed e-mail in the other two forms [CHK-03]', async () => {
  const shop = await begin();
  expect(face(shop)).toBe('guest');
  await turn(shop, 'SignIn', 'rosa@example.com');
  expect(face(shop)).toBe('signIn');
  await turn(shop, 'Creation', 'rosa@example.com');
  expect([face(shop), typed(shop)]).toEqual(['creation', 'rosa@example.com']);
  const reading = { slot: 'readContent', input: { subject: { kind: 'customerTypes' } } };
  expect(shop.asked('readContent')).toContainEqual(reading);
});

test('forgets other typed e-mails once one is accepted, and still offers to sign in [CHK-03]', async () => {
  const shop = await begin();
  await turn(shop, 'SignIn', 'roza@example.com');
  await turn(shop, 'Guest', 'roza@example.com');
  expect(typed(shop)).toBe('roza@example.com');
  await shop.submitEmail('rosa@example.com');
  expect([shop.seen().email, typed(shop), face(shop)]).toEqual(['rosa@example.com', '', 'guest']);
  await turn(shop, 'SignIn');
  expect(face(shop)).toBe('signIn');
});

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
const beginAtHome = (isVirtual = false) => openCheckout(null, { isVirtual, people: { customer: atHome } });

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
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
  await shop.signIn();
  expect([shop.tab(), shop.seen().delivery]).toEqual(['payment', brisbane]);
});

const refusal = 'No courier today.';
const unset = 'Error setting shipping method';
test.each<[string, string, string, boolean, Surprise]>([
  ['fails, and keeps it', unset, `${unset}. No.`, true, () => Promise.reject(failure('refused', 'No.'))],
  [
    'comes with a message',
    refusal,
    refusal,
    false,
    (usual) => ({ ...(usual() as object), message: refusal }),
  ],
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

test('a virtual cart continues to the payment at once after signing in [CHK-02]', async () => {
  const shop = await beginAtHome(true);
  await shop.signIn();
  expect([shop.tab(), shop.asked('estimateShipping')]).toEqual(['payment', []]);
});

test('continues with the session’s e-mail when the customer’s details do not arrive [CHK-03]', async () => {
  const shop = await begin();
  held(shop, 'readCustomer');
  await shop.signIn();
  expect(face(shop)).toBe('loading');
  shop.clock.increment(10_000);
  await shop.quiet();
  expect([face(shop), shop.tab(), shop.seen().email]).toEqual(['customer', 'delivery', hannah.email]);
});

test('keeps the sign-in form open with the reason after a refusal [CHK-03]', async () => {
  const shop = await begin();
  failing(shop, 'signIn', failure('refused', 'The account sign-in was incorrect.'));
  await turn(shop, 'SignIn');
  const answered = shop.signIn();
  expect(section(shop).getSnapshot().hasTag('busy')).toBe(true);
  await answered;
  expect([face(shop), shop.tab(), shop.stage()]).toEqual(['signIn', 'account', 'open']);
});

test('creates an account after a refused attempt and continues with the delivery [CHK-03]', async () => {
  const shop = await begin();
  const registration = {
    email: hannah.email,
    password: 'Water4all!',
    firstname: 'Hannah',
    lastname: 'Brook',
    type: 'RESIDENTIAL' as const,
    phone: '',
    isSubscribed: false,
  };
  await turn(shop, 'Creation');
  const refused = 'There is such an account already.';
  failing(shop, 'register', failure('refused', refused));
  shop.session().send({ type: 'session.register', registration });
  expect(section(shop).getSnapshot().hasTag('busy')).toBe(true);
  await shop.quiet();
  expect(face(shop)).toBe('creation');
  expect(selectRegistrationFailure(shop.session().getSnapshot())?.message).toBe(refused);

  const answer = held(shop, 'readCustomer');
  await sendTo(shop.session(), { type: 'session.register', registration });
  expect(face(shop)).toBe('creationComplete');
  await answer();
  expect([face(shop), shop.tab()]).toEqual(['customer', 'delivery']);
});
