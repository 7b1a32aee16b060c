/** Recordings of the running shop: what they hold of a shopper, and whether they replay. */

import { expect, test } from 'vitest';
import { StateMachine, type InspectionEvent } from 'xstate';
import { compare } from '#machines/tools/replay/verdict.ts';
import { createRecorder } from '#recorder/recorder.ts';
import { isMark, readRecording } from '#recorder/recording.ts';
import { address, email, goToPayment, placeOrder, putIntoCart } from './checkout-steps.ts';
import { hannah, password, sharedBackend, skipServerWait, startShop, testCard } from './running-shop.ts';

const opened = sharedBackend();

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
