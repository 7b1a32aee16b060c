/** What a guest’s whole visit leaves in the browser and in a recording, and what is made of it. */

import { expect, test } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectEnquiryDraft } from '#machines/desk/contact/contact.selectors.ts';
import { selectQuickOrderRows } from '#machines/desk/quick-order/quick-order.selectors.ts';
import { cardOf } from '#tests/models/quick-order.plan.ts';
import { purchaseOf } from '#machines/domain/order.ts';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { address, email, goToPayment, placeOrder, putIntoCart, tabOf } from './checkout-steps.ts';
import { everythingWritten, withoutChance } from './everything.ts';
import {
  sharedBackend,
  storedIn,
  testCard,
  hannah,
  password,
  skipServerWait,
  startShop,
} from './running-shop.ts';
import { StateMachine, type InspectionEvent } from 'xstate';
import { compare } from '#machines/tools/replay/verdict.ts';
import { createRecorder } from '#recorder/recorder.ts';
import { isMark, readRecording } from '#recorder/recording.ts';

const opened = sharedBackend();

const atPayment = async () => {
  const shop = opened.start();
  await putIntoCart(shop);
  await goToPayment(shop);
  return shop;
};

test('a shop that is only looked at stores nothing, and a cart stores its id [STO-01 CART-01]', async () => {
  const shop = opened.start();
  await shop.fact('catalog.loaded', 5);
  expect(everythingWritten(shop.browser)).toBe('');
  await putIntoCart(shop);
  expect(storedIn(shop.browser.local, 'cartId')).toBe((await shop.fact('cart.created')).cartId);
});

test('a reload finds the cart, and the checkout at the step that was reached [CHK-01 BEY-04]', async () => {
  const first = await atPayment();
  const { method, totals } = first.draft().getSnapshot().context;
  expect(method).not.toBeNull();
  first.stop();

  const second = opened.start({ browser: first.browser });
  await second.fact('cart.changed');
  expect([second.count('cart.created'), selectItemCount(second.cart().getSnapshot())]).toEqual([0, 2]);
  await second.open('checkout');
  second.checkout().send({ type: 'checkout.begin' });
  await second.until(() => tabOf(second) === 'payment');
  const expected = { email, delivery: address, isBillingSame: true, method, totals };
  expect(second.draft().getSnapshot().context).toMatchObject(expected);
});

test('a reload finds the quick order and the enquiry until their customer is forgotten [BEY-21 BEY-08]', async () => {
  const first = opened.start();
  await first.open('desk');
  first.quickOrder().send({ type: 'quickOrder.addRow', card: cardOf('BW-SPRING-15') });
  first.quickOrder().send({ type: 'quickOrder.setQuantity', sku: 'BW-SPRING-15', quantity: 5 });
  first.contact().send({ type: 'contact.keepDraft', draft: { comment: 'Where is my cooler?' } });
  first.stop();

  const second = opened.start({ browser: first.browser });
  await second.open('desk');
  second.quickOrder().send({ type: 'quickOrder.open' });
  await second.until(() => selectQuickOrderRows(second.quickOrder().getSnapshot()).length > 0);
  const [row] = selectQuickOrderRows(second.quickOrder().getSnapshot());
  expect(row).toMatchObject({ quantity: 5, isAdded: true, card: { name: expect.stringContaining('pring') } });
  expect(selectEnquiryDraft(second.contact().getSnapshot()).comment).toBe('Where is my cooler?');
  second.quickOrder().send({ type: 'quickOrder.forget' });
  second.contact().send({ type: 'contact.forget' });
  const kept = ['pad_rows', 'enquiry_draft'].map((key) => storedIn(second.browser.tab, key));
  expect(kept).toEqual([null, null]);
});

test('an order replaces the draft by a receipt in the tab, and writes nothing of the card [CHK-06 PAY-02]', async () => {
  const nonces = opened.insertCard();
  const shop = await atPayment();
  const { local, tab } = shop.browser;
  expect(storedIn(local, 'shipping_address')).toEqual(address);
  expect(storedIn(tab, 'guest_email')).toBe(email);
  expect(storedIn(local, 'paymentMethod')).toBe('braintree');
  const receipt = await placeOrder(shop);
  await shop.fact('cart.created', 2);
  shop.stop();

  expect([...local.entries.keys()].filter((key) => /address|email|payment/.test(key))).toEqual([]);
  expect([...tab.entries.keys()].toSorted()).toEqual(['TEST__purchase_event', 'TEST__receipt']);
  expect(storedIn(tab, 'receipt')).toEqual(receipt);
  const written = everythingWritten(shop.browser);
  expect(written).toContain('Visa ending in 1111');
  expect(nonces).toHaveLength(1);
  for (const secret of ['4111', testCard.number, `"${testCard.cvv}"`, '2031', ...nonces])
    expect(written).not.toContain(secret);
  const sent = shop.sent.map(({ url, body }) => decodeURIComponent(url.href) + body);
  for (const secret of [testCard.number, `"${testCard.cvv}"`])
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
  expect(sent.filter((request) => request.includes(nonces[0] ?? 'no nonce'))).toHaveLength(1);
  const emitted = withoutChance(JSON.stringify(shop.facts));
  for (const secret of ['4111', nonces[0] ?? '4111']) expect(emitted).not.toContain(secret);

  const reloaded = opened.start({ browser: shop.browser });
  await reloaded.open('checkout');
  expect(selectReceipt(reloaded.checkout().getSnapshot())).toEqual(receipt);
});

test('a purchase is stored before the checkout ends and emitted once, by the confirmation [CHK-06 BEY-11]', async () => {
  const shop = await atPayment();
  const purchase = purchaseOf(await placeOrder(shop), null);
  expect(purchase.items).toMatchObject([{ quantity: expect.any(Number) }]);
  expect(shop.types(/purchase|orderPlaced/)).toEqual(['checkout.purchaseMade', 'checkout.orderPlaced']);
  expect(storedIn(shop.browser.tab, 'purchase_event')).toEqual(purchase);
  // the page is closed before its confirmation is shown
  shop.stop();

  const confirmation = opened.start({ browser: shop.browser });
  await confirmation.open('trade');
  for (let press = 0; press < 2; press += 1) confirmation.purchase().send({ type: 'purchase.tell' });
  expect((await confirmation.fact('purchase.told')).purchase).toEqual(purchase);
  expect(storedIn(shop.browser.tab, 'purchase_event')).toBeNull();
  confirmation.purchase().send({ type: 'purchase.tell' });
  await confirmation.fact('catalog.loaded', 5);
  confirmation.stop();
  const reloaded = opened.start({ browser: shop.browser });
  await reloaded.open('trade');
  reloaded.purchase().send({ type: 'purchase.tell' });
  await reloaded.fact('catalog.loaded', 5);
  expect([confirmation.count('purchase.told'), reloaded.count('purchase.told')]).toEqual([1, 0]);
});

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  // a wing's code is an answer, too
  if (typeof value !== 'object' || value === null || value instanceof StateMachine) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Beside the recording, every text that an event held before it was redacted. */
const recordShop = () => {
  const recorder = createRecorder();
  const seen = new Set<string>();
  const next = (inspected: InspectionEvent) => {
    recorder.next(inspected);
    // what actors start with may hold machines
    if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init')
      for (const text of textsIn(inspected.event)) seen.add(text);
  };
  return { seen, inspect: { next }, read: () => readRecording(recorder) };
};

test('a purchase that fails once replays to the states it ended in, and holds nothing of the guest [MACH-04]', async () => {
  skipServerWait();
  const nonces = opened.insertCard();
  const { seen, inspect, read } = recordShop();
  let faults = 1;
  const answering = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/payment-information') && faults-- > 0
      ? Promise.resolve(new Response('{"message":"Internal error"}', { status: 500 }))
      : opened.answering(request);
  const shop = startShop(answering, { inspect });
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.draft().send({ type: 'draft.placeOrder' });
  await shop.fact('checkout.lockReleased');
  const { orderNumber } = await placeOrder(shop);
  await shop.fact('cart.created', 2);
  const recording = read();

  const { firstname, telephone, street, city, postcode } = address;
  const secrets = [email, firstname, telephone, street, city, postcode, ...nonces, orderNumber, '1111'];
  expect(secrets.filter((secret) => !seen.has(String(secret)))).toEqual([]);
  const text = JSON.stringify(recording);
  for (const secret of [...secrets, testCard.number, testCard.cvv]) expect(text).not.toContain(`"${secret}"`);
  const events = recording.events.map(({ event }) => event);
  const kept = textsIn(events).filter((one) => one !== '' && !isMark(one) && !/^[a-zA-Z]+\./.test(one));
  expect([...new Set(kept)].toSorted().join(' ')).toBe(
    'AU AUD NZ afterpay bestSellers blocks braintree braintree_cc_vault braintree_paypal braintree_paypal_vault ' +
      'checkout countries delivery free menu open placed purchaseorder server socialLinks storeConfig trade',
  );

  const { outcome, first, final } = compare(recording);
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final['shop/checkout/wing']).toBe('finished');
});

test('a purchase of a customer replays, and holds neither password nor token [MACH-04]', async () => {
  const { seen, inspect, read } = recordShop();
  const shop = opened.start({ inspect });
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  await placeOrder(shop);
  const recording = read();
  const text = JSON.stringify(recording);
  const secrets = [hannah, password, 'Hannah'];
  expect(secrets.filter((secret) => !seen.has(secret))).toEqual([]);
  for (const secret of [...secrets, String(shop.token())]) expect(text).not.toContain(secret);
  const { outcome, first } = compare(recording);
  expect([outcome, first]).toEqual(['equal', null]);
});
