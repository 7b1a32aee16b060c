/** The account section in a whole shop: signing in keeps the checkout open and goes on. */

import { expect, test } from 'vitest';
import { selectRegistrationFailure } from '#machines/session/session.selectors.ts';
import { selectAccountFace, selectTypedEmail } from '#machines/checkout/account-section.selectors.ts';
import { brisbane, failure, lineOf, water } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import {
  currentTab,
  seen,
  stage,
  beginCheckout,
  submitEmail,
  submitDelivery,
  begin,
  toDelivery,
} from './walk.ts';

const section = (shop: FakeShop) => shop.inCheckout().accountSection();
const face = (shop: FakeShop) => selectAccountFace(section(shop).getSnapshot());
const credentials = { email: hannah.email, password: 'Water4all!' };
const registration = {
  ...credentials,
  firstname: 'Hannah',
  lastname: 'Brook',
  type: 'RESIDENTIAL' as const,
  phone: '',
  isSubscribed: false,
};

test('shows a guest the e-mail form and keeps the typed e-mail in the other two forms [CHK-03]', async () => {
  const shop = await begin();
  expect(face(shop)).toBe('guest');
  section(shop).send({ type: 'accountSection.chooseSignIn', email: 'rosa@example.com' });
  expect(face(shop)).toBe('signIn');
  section(shop).send({ type: 'accountSection.chooseCreation', email: 'rosa@example.com' });
  expect(face(shop)).toBe('creation');
  await shop.quiet();
  expect(shop.asked('readContent').map(({ input }) => input)).toContainEqual({
    subject: { kind: 'customerTypes' },
  });
  expect(selectTypedEmail(section(shop).getSnapshot())).toBe('rosa@example.com');
});

test('lets a guest whose e-mail is accepted still choose to sign in [CHK-03]', async () => {
  const shop = await toDelivery();
  expect(face(shop)).toBe('guest');
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  expect(face(shop)).toBe('signIn');
});

test('forgets other typed e-mails once one is accepted [CHK-03]', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseSignIn', email: 'roza@example.com' });
  section(shop).send({ type: 'accountSection.chooseGuest', email: 'roza@example.com' });
  expect(selectTypedEmail(section(shop).getSnapshot())).toBe('roza@example.com');
  await submitEmail(shop, 'rosa@example.com');
  expect(seen(shop).email).toBe('rosa@example.com');
  expect(selectTypedEmail(section(shop).getSnapshot())).toBe('');
});

test('merges the cart on sign-in and continues with the delivery [CHK-03, CART-11]', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  const answer = held(shop, 'readCustomer');
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(shop.asked('adoptCart')).toHaveLength(1);
  expect(face(shop)).toBe('loading');
  expect(currentTab(shop)).toBe('account');
  await answer();
  await shop.quiet();
  expect(face(shop)).toBe('customer');
  expect(currentTab(shop)).toBe('delivery');
  expect(seen(shop).email).toBe(hannah.email);
  expect(shop.types().filter((type) => type === 'checkout.started')).toHaveLength(1);
});

/** A guest at the first tab, who turns out to be somebody with an address. */
const beginAtHome = async (isVirtual = false): Promise<FakeShop> => {
  const addresses = [bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true })];
  const people = { customer: { ...hannah, addresses } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], isVirtual, people });
  await shop.quiet();
  await beginCheckout(shop);
  return shop;
};

test('a customer with a stored address continues to the payment after signing in [S10, BEY-04]', async () => {
  const shop = await beginAtHome();
  expect(currentTab(shop)).toBe('account');
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(currentTab(shop)).toBe('payment');
  expect(seen(shop)).toMatchObject({ email: hannah.email, delivery: { street: '14 Latrobe Terrace' } });
  expect(seen(shop).totals).not.toBeNull();
  expect(seen(shop).errors).toEqual([]);
});

test('a guest with a typed address continues to the payment after signing in [S10, CHK-15]', async () => {
  const shop = await toDelivery();
  await submitDelivery(shop, brisbane);
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(currentTab(shop)).toBe('payment');
  expect(seen(shop).delivery).toEqual(brisbane);
});

test('a customer who signs in stops at the shipping tab when the server refuses the method [S10]', async () => {
  const shop = await beginAtHome();
  failing(shop, 'saveShippingInformation', failure('refused', 'No courier today.'));
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(currentTab(shop)).toBe('shipping');
  expect(seen(shop).errors).toEqual(['Error setting shipping method']);
});

test('reports the server’s message about the method once [SHIP-02]', async () => {
  const shop = await beginAtHome();
  shop.surprise('saveShippingInformation', (usual) => ({
    ...(usual() as object),
    message: 'No courier today.',
  }));
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect([currentTab(shop), seen(shop).errors]).toEqual(['shipping', ['No courier today.']]);
  const told = shop.facts.flatMap((fact) => (fact.type === 'checkout.failed' ? [fact.message] : []));
  expect(told).toEqual(['No courier today.']);
});

test('a virtual cart continues to the payment at once after signing in [S10, CHK-02]', async () => {
  const shop = await beginAtHome(true);
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(currentTab(shop)).toBe('payment');
  expect(shop.asked('estimateShipping')).toEqual([]);
});

test('continues with the session’s e-mail when the customer’s details do not arrive [CHK-03]', async () => {
  const shop = await begin();
  held(shop, 'readCustomer');
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(face(shop)).toBe('loading');
  shop.clock.increment(10_000);
  await shop.quiet();
  expect(face(shop)).toBe('customer');
  expect(currentTab(shop)).toBe('delivery');
  expect(seen(shop).email).toBe(hannah.email);
});

test('keeps the sign-in form open with the reason after a refusal [CHK-03]', async () => {
  const shop = await begin();
  failing(shop, 'signIn', failure('refused', 'The account sign-in was incorrect.'));
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  shop.session().send({ type: 'session.signIn', credentials });
  expect(section(shop).getSnapshot().hasTag('busy')).toBe(true);
  await shop.quiet();
  expect(face(shop)).toBe('signIn');
  expect(currentTab(shop)).toBe('account');
  expect(stage(shop)).toBe('open');
});

test('creates an account after a refused attempt and continues with the delivery [CHK-03]', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseCreation', email: '' });
  failing(shop, 'register', failure('refused', 'There is such an account already.'));
  shop.session().send({ type: 'session.register', registration });
  expect(section(shop).getSnapshot().hasTag('busy')).toBe(true);
  await shop.quiet();
  expect(face(shop)).toBe('creation');
  expect(selectRegistrationFailure(shop.session().getSnapshot())?.message).toBe(
    'There is such an account already.',
  );

  const answer = held(shop, 'readCustomer');
  await sendTo(shop.session(), { type: 'session.register', registration });
  expect(face(shop)).toBe('creationComplete');
  await answer();
  await shop.quiet();
  expect(face(shop)).toBe('customer');
  expect(currentTab(shop)).toBe('delivery');
});
