/** The marketing tracker: what it is told and when, and that its scripts can fail as they like. */

import { expect, test, vi } from 'vitest';
import { createMarketing, type MarketingHost } from '#tracking/marketing.ts';
import { cartOf, dollars, lineOf, water } from '#tests/models/goods.ts';
import { callComplaints } from '#tests/support/tracking-shapes.ts';
import { fact, purchase, waterPage } from './samples.ts';

const start = (host: MarketingHost = {}, kept: { cart?: unknown; order?: unknown } = {}) => {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void calls.push([name, ...given]);
  const marketing = createMarketing({
    host: Object.assign(host, { dmPt: note('dmPt'), ...host }),
    location: { origin: 'https://shop.example', hostname: 'shop.example' },
    program: '42',
    profile: 'DM-1234567890-01',
    snapshot: { read: () => kept.cart ?? null, write: (cart) => void (kept.cart = cart) },
    pendingOrder: { read: () => kept.order ?? null, write: (order) => void (kept.order = order) },
  });
  return { ...marketing, calls, note, kept, host };
};

const signedIn = fact('session.signedIn', { email: 'rosa@example.com' });
const owned = (...lines: Parameters<typeof lineOf>[]) =>
  fact('cart.changed', { cart: cartOf('cart-1', ...lines.map((line) => lineOf(...line))), isOwned: true });
const view = { type: 'pageView', page: '/' } as const;

test('is told nothing before the shopper consents, and nothing after they withdraw [TRK-05]', () => {
  const { receive, track, begin, end, calls } = start();
  receive(signedIn);
  receive(owned());
  track(view);
  expect(calls).toEqual([]);
  begin();
  expect(calls.map(([, name]) => name)).toEqual(['create', 'identify', 'cartInsight']);
  end();
  receive(owned(['1', water(1)]));
  expect(calls).toHaveLength(3);
});

test('gets e-mail and cart when a customer signs in with an empty cart, then each change once [TRK-02, TRK-03]', () => {
  const { receive, begin, calls, kept } = start();
  begin();
  for (const one of [signedIn, owned(), owned(), owned(['1', water(2)]), owned(['1', water(2)])])
    receive(one);
  const [, identify, empty, filled, ...others] = calls;
  expect(identify).toEqual(['dmPt', 'identify', 'rosa@example.com']);
  expect(empty?.[2]).toMatchObject({ cartDelay: 30, cartPhase: 'CUSTOMER_LOGIN', lineItems: [] });
  expect(filled?.[2]).toMatchObject({ programID: '42', grandTotal: 24, lineItems: [{ quantity: 2 }] });
  expect(others).toEqual([]);
  expect(callComplaints(calls.map(([, ...given]) => given))).toEqual([]);
  // after a reload
  const again = start({}, kept);
  again.begin();
  for (const one of [signedIn, owned(['1', water(2)])]) again.receive(one);
  expect(again.calls).toHaveLength(1);
});

test.each([
  ['a guest', [fact('cart.changed', { cart: cartOf('cart-1'), isOwned: false })]],
  ['a customer who comes with goods', [signedIn, owned(['1', water(1)])]],
  ['a customer who has left', [signedIn, fact('session.signedOut'), owned()]],
])('does not learn the e-mail of %s [TRK-03, TRK-05]', (_, facts) => {
  const { receive, begin, calls } = start();
  begin();
  facts.forEach(receive);
  expect(JSON.stringify(calls)).not.toMatch(/rosa|identify|cartInsight/);
});

const order = {
  ...purchase,
  type: 'purchase',
  discount: 5,
  revenue: 29.95,
  currency: 'AUD',
  items: [{ id: 'WATER-15', name: 'Spring water 15 L', price: 12, quantity: 2 }],
} as const;
const orderCalls = [
  ['_dmTrack', 'product', 'Spring water 15 L'],
  ['_dmTrack', 'CheckOutAmount', 29.95],
  ['_dmCallHandler'],
];

test('keeps page calls and orders for scripts that come later, also after a reload [TRK-02]', () => {
  const first = start();
  first.begin();
  first.track(order);
  for (const { begin, deliver, calls, note, host, kept } of [first, start({}, { ...first.kept })]) {
    begin();
    Object.assign(host, { _dmTrack: note('_dmTrack'), _dmCallHandler: note('_dmCallHandler') });
    deliver();
    deliver();
    expect(calls.slice(1)).toEqual([['_dmCallHandler'], ...orderCalls]);
    expect(kept.order).toBeNull();
  }
});

test('is told of an order whose confirmation is seen before the consent is read [TRK-02, TRK-05]', () => {
  const [seen, left] = [start(), start()];
  for (const { track, kept } of [seen, left]) {
    track(order);
    expect(kept.order).toBeUndefined();
  }
  left.track(view);
  for (const { begin } of [seen, left]) begin();
  expect([seen.kept.order, left.kept.order]).toEqual([
    { names: ['Spring water 15 L'], total: 29.95 },
    undefined,
  ]);
});

test('is told of the product that is shown [TRK-02]', () => {
  const { track, begin, calls } = start();
  const product = { ...waterPage, regularPrice: dollars(15) };
  track({ type: 'productDetail', items: [] }, product as never);
  expect(calls).toEqual([]);
  begin();
  expect(callComplaints(calls.slice(-1).map(([, ...given]) => given))).toEqual([]);
  expect(calls.at(-1)?.[2]).toMatchObject({
    product_url: 'https://shop.example/w.html',
    product_price: 15,
    product_specialPrice: 12,
    product_categories: 'Water',
  });
});

test('changes nothing where the scripts throw, or never come [TRK-02]', () => {
  const broken = vi.fn<() => never>(() => {
    throw new Error('broken');
  });
  const { track, begin, deliver } = start({ dmPt: broken, _dmCallHandler: broken, _dmTrack: broken });
  begin();
  deliver();
  for (let count = 0; count < 60; count += 1) expect(() => track(view)).not.toThrow();
  expect(broken).toHaveBeenCalledTimes(62);
  const absent = start();
  absent.begin();
  for (let count = 0; count < 60; count += 1) absent.track(view);
  Object.assign(absent.host, { _dmCallHandler: absent.note('_dmCallHandler') });
  absent.deliver();
  expect(absent.calls).toHaveLength(51);
});
