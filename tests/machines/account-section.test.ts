/** The account section within a whole shop: signing in on the way keeps the checkout open and goes on (CHK-03, CART-11). */

import { expect, test } from 'vitest';
import { selectAccountFace, selectTypedEmail } from '#machines/checkout/account-section.selectors.ts';
import { brisbane, failure, lineOf, water } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';
import { begin, context, currentTab, state, toDelivery } from './walk.ts';

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
};
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

test('CHK-03 a guest is shown the e-mail form; the other two forms are a choice away and keep what was typed', async () => {
  const shop = await begin();
  expect(face(shop)).toBe('guest');
  section(shop).send({ type: 'accountSection.chooseSignIn', email: 'rosa@example.com' });
  expect(face(shop)).toBe('signIn');
  section(shop).send({ type: 'accountSection.chooseCreation', email: 'rosa@example.com' });
  expect(face(shop)).toBe('creation');
  await settle(shop);
  expect(shop.asked('readContent').map(({ input }) => input)).toContainEqual({
    subject: { kind: 'customerTypes' },
  });
  expect(section(shop).getSnapshot().context.typed).toBe('rosa@example.com');
});

test('CHK-03 a guest whose e-mail is taken has finished, and may still choose otherwise', async () => {
  const shop = await toDelivery();
  expect(section(shop).getSnapshot().value).toEqual({ finished: 'guest' });
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  expect(face(shop)).toBe('signIn');
});

test('CHK-03 what was typed on the way is forgotten once an e-mail is taken: none but that one is shown and sent', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseSignIn', email: 'roza@example.com' });
  section(shop).send({ type: 'accountSection.chooseGuest', email: 'roza@example.com' });
  expect(selectTypedEmail(section(shop).getSnapshot())).toBe('roza@example.com');
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await settle(shop);
  expect(context(shop).email).toBe('rosa@example.com');
  expect(selectTypedEmail(section(shop).getSnapshot())).toBe('');
});

test('CHK-03 CART-11 signing in brings the cart along, and the checkout goes on with the delivery', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  const answer = held(shop, 'readCustomer');
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(shop.asked('adoptCart')).toHaveLength(1);
  expect(face(shop)).toBe('loading');
  expect(currentTab(shop)).toBe('account');
  await answer();
  await settle(shop);
  expect(face(shop)).toBe('customer');
  expect(currentTab(shop)).toBe('delivery');
  expect(context(shop).email).toBe(hannah.email);
  expect(shop.types().filter((type) => type === 'checkout.started')).toHaveLength(1);
});

/** A guest at the first tab, who turns out to be somebody with an address. */
const beginAtHome = async (isVirtual = false): Promise<FakeShop> => {
  const addresses = [bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true })];
  const people = { customer: { ...hannah, addresses } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], isVirtual, people });
  await settle(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
  return shop;
};

test('S10 BEY-04 whoever signs in on the way goes on to the payment, as far as their address and a way of delivery carry', async () => {
  const shop = await beginAtHome();
  expect(currentTab(shop)).toBe('account');
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(currentTab(shop)).toBe('payment');
  expect(context(shop)).toMatchObject({ email: hannah.email, delivery: { street: '14 Latrobe Terrace' } });
  expect(context(shop).totals).not.toBeNull();
  expect(context(shop).errors).toEqual([]);
});

test('S10 CHK-15 what a guest had typed carries them just the same', async () => {
  const shop = await toDelivery();
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await settle(shop);
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(currentTab(shop)).toBe('payment');
  expect(context(shop).delivery).toEqual(brisbane);
});

test('S10 a way of delivery that the server refuses leaves whoever signs in before it, and is told (§8)', async () => {
  const shop = await beginAtHome();
  failing(shop, 'saveShippingInformation', failure('refused', 'No courier today.'));
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(currentTab(shop)).toBe('shipping');
  expect(context(shop).errors).toEqual(['Error setting shipping method']);
});

test('SHIP-02 what the server says of it in an answer that is otherwise good is told in a toast there too (§8)', async () => {
  const shop = await beginAtHome();
  shop.surprise('saveShippingInformation', (usual) => ({
    ...(usual() as object),
    message: 'No courier today.',
  }));
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect([currentTab(shop), context(shop).errors]).toEqual(['shipping', ['No courier today.']]);
  const told = shop.facts.flatMap((fact) => (fact.type === 'checkout.failed' ? [fact.message] : []));
  expect(told).toEqual(['No courier today.']);
});

test('S10 CHK-02 where nothing is delivered the payment follows at once', async () => {
  const shop = await beginAtHome(true);
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(currentTab(shop)).toBe('payment');
  expect(shop.asked('estimateShipping')).toEqual([]);
});

test('CHK-03 details that never come keep nobody: the session’s e-mail is the order’s', async () => {
  const shop = await begin();
  held(shop, 'readCustomer');
  shop.session().send({ type: 'session.signIn', credentials });
  await settle(shop);
  expect(face(shop)).toBe('loading');
  shop.clock.increment(10_000);
  await settle(shop);
  expect(face(shop)).toBe('customer');
  expect(currentTab(shop)).toBe('delivery');
  expect(context(shop).email).toBe(hannah.email);
});

test('CHK-03 a refused sign-in leaves the form open, with the session’s reason', async () => {
  const shop = await begin();
  failing(shop, 'signIn', failure('refused', 'The account sign-in was incorrect.'));
  section(shop).send({ type: 'accountSection.chooseSignIn', email: '' });
  shop.session().send({ type: 'session.signIn', credentials });
  expect(section(shop).getSnapshot().hasTag('busy')).toBe(true);
  await settle(shop);
  expect(section(shop).getSnapshot().value).toEqual({ started: 'signIn' });
  expect(currentTab(shop)).toBe('account');
  expect(state(shop)).toContain('open');
});

test('CHK-03 an account is made: creating, complete, finished; refused it is reset with its error', async () => {
  const shop = await begin();
  section(shop).send({ type: 'accountSection.chooseCreation', email: '' });
  failing(shop, 'register', failure('refused', 'There is such an account already.'));
  shop.session().send({ type: 'session.register', registration });
  expect(section(shop).getSnapshot().value).toEqual({ started: { creation: 'creating' } });
  await settle(shop);
  expect(section(shop).getSnapshot().value).toEqual({ started: { creation: 'reset' } });
  expect(shop.session().getSnapshot().context.failure?.message).toBe('There is such an account already.');

  const answer = held(shop, 'readCustomer');
  shop.session().send({ type: 'session.register', registration });
  await settle(shop);
  expect(section(shop).getSnapshot().value).toEqual({ loading: 'complete' });
  expect(face(shop)).toBe('creationComplete');
  await answer();
  await settle(shop);
  expect(section(shop).getSnapshot().value).toEqual({ finished: 'customer' });
  expect(currentTab(shop)).toBe('delivery');
});
