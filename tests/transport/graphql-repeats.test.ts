/** Reads are repeated up to five times with growing waits, writes never. */

import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { PaintDocument } from './refused-customer.ts';
import {
  brokenBody,
  brokenConnection,
  clientsTo,
  closedGate,
  failureOf,
  inTurn,
  json,
  never,
  plain,
  quiet,
  unanswered,
  graphqlOf,
  wiresTo,
} from './wires.ts';
import { print, type DocumentNode } from 'graphql';
import { AttributeLabelsDocument } from '#services/catalog/attribute-labels.graphql.ts';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart/cart.graphql.ts';
import { GuestOrderDocument } from '#services/order/order-lookup.graphql.ts';
import { PadOrdersDocument } from '#services/order/quick-order.graphql.ts';
import { ProductPageDocument } from '#services/catalog/product.graphql.ts';
import { asksAnything, withoutFields } from '#transport/absent-fields.ts';

afterEach(() => void vi.useRealTimers());

const ReadDocument = gql<{ shelf: string }, { id: number }>`
  query Shelf($id: Int!) {
    shelf(id: $id)
  }
`;
const good = json({ data: { shelf: 'oak' } });
const status = (code: number) => plain('<h1>Busy</h1>', { status: code });

const clientOf = (...[answering, own]: Parameters<typeof clientsTo>) => {
  const { graphql: client, ...wires } = clientsTo(answering, own);
  return { ...wires, client, read: (signal = never()) => client.read(ReadDocument, { id: 1 }, signal) };
};

const waitsWith = async (chance: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { read, waits, sent } = clientOf(inTurn(brokenConnection));
  expect((await failureOf(read())).kind).toBe('network');
  expect(sent).toHaveLength(5);
  return waits;
};

test('sends a read five times, after 300, 600, 1200 and 2400 ms with jitter, then fails [NET-01]', async () => {
  const middle = await waitsWith(0.5);
  expect(middle).toEqual([300, 600, 1200, 2400]);
  const [low, high] = [await waitsWith(0), await waitsWith(0.999)];
  for (const [turn, wait] of middle.entries()) {
    expect(low[turn]).toBeLessThan(wait);
    expect(low[turn]).toBeGreaterThan(0);
    expect(high[turn]).toBeGreaterThan(wait);
    expect(high[turn]).toBeLessThan(wait * 2);
  }
});

test.each([
  ['status 504', status(504), 3],
  ['a broken connection', brokenConnection, 3],
  ['an answer that breaks off', brokenBody, 3],
  ['status 429', status(429), 1],
  ['status 500', status(500), 1],
  ['a body that is not JSON', plain('<h1>Hello</h1>'), 1],
  ['a request to wait for 11 seconds', json({}, { status: 503, headers: { 'Retry-After': '11' } }), 1],
])('after %s a read is sent again until it is answered, or never [NET-01]', async (_, trouble, times) => {
  const { read, sent } = clientOf(inTurn(trouble, trouble, good));
  const answer = await read().catch(() => null);
  expect(answer).toEqual(times === 1 ? null : { shelf: 'oak' });
  expect(sent).toHaveLength(times);
  expect(new Set(sent.map(({ url }) => url.href)).size).toBe(1);
});

test('stops repeating a read once the browser is offline [NET-01]', async () => {
  const offline = clientOf(inTurn(brokenConnection), { isOnline: () => false });
  expect((await failureOf(offline.read())).kind).toBe('network');
  expect([offline.sent.length, offline.waits.length]).toEqual([1, 0]);
  let isOnline = true;
  const wait = (): Promise<void> => {
    isOnline = false;
    return Promise.resolve();
  };
  const waiting = clientOf(inTurn(brokenConnection, good), { isOnline: () => isOnline, wait });
  expect((await failureOf(waiting.read())).kind).toBe('network');
  expect(waiting.sent).toHaveLength(1);
});

test.each([429, 503])('waits after status %i as long as Retry-After asks for [NET-01]', async (code) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const later = (header: string) =>
    json({ errors: [{ message: 'Later.' }] }, { status: code, headers: { 'Retry-After': header } });
  const { read, waits } = clientOf(
    inTurn(later('2'), later('Sat, 21 Nov 2026 10:00:07 GMT'), later('0'), later('soon'), good),
  );
  if (code === 503) expect(await read()).toEqual({ shelf: 'oak' });
  else await failureOf(read());
  // an unreadable header counts as none, and 429 without one is not repeated
  expect(waits).toEqual([2000, 7000, 1200, ...(code === 503 ? [2400] : [])]);
});

test.each([
  ['the connection breaks', brokenConnection],
  ['the body has an error', json({ errors: [{ message: 'No.' }] })],
  ['the answer breaks off', brokenBody],
  ['status 429 comes with Retry-After', json({}, { status: 429, headers: { 'Retry-After': '1' } })],
])('sends a write exactly once when %s [NET-01 PAY-04]', async (_, answer) => {
  const { client, sent, waits } = clientOf(inTurn(answer, json({ data: { paint: 'blue' } })));
  await failureOf(client.write(PaintDocument, {}, never()));
  await quiet();
  expect([sent.length, waits.length]).toEqual([1, 0]);
});

test('sends two equal writes as two requests [NET-01]', async () => {
  const { client, sent } = clientOf(json({ data: { paint: 'blue' } }));
  await Promise.all([client.write(PaintDocument, {}, never()), client.write(PaintDocument, {}, never())]);
  expect(sent).toHaveLength(2);
});

const cancelled = { kind: 'cancelled', message: 'Cancelled' };

test.each(['read', 'readByPost', 'write'] as const)(
  'aborts a pending %s on the wire and reports it as cancelled [NET-01]',
  async (kind) => {
    const { client, sent } = clientOf(unanswered);
    const ending = new AbortController();
    const document = kind === 'write' ? PaintDocument : ReadDocument;
    const asked = failureOf(client[kind](document, { id: 1 }, ending.signal));
    await quiet();
    expect(sent[0]?.signal.aborted).toBe(false);
    ending.abort(new Error('the page has gone'));
    expect(await asked).toEqual(cancelled);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  },
);

test('does not send a request that was cancelled beforehand, and ends a read between two attempts [NET-01]', async () => {
  const { client, sent, waits } = clientOf(good);
  const signal = AbortSignal.abort();
  expect(await failureOf(client.read(ReadDocument, { id: 1 }, signal))).toEqual(cancelled);
  expect(await failureOf(client.write(PaintDocument, {}, signal))).toEqual(cancelled);
  expect([sent.length, waits.length]).toEqual([0, 0]);
  const ending = new AbortController();
  const { opened } = closedGate();
  const { read, sent: once } = clientOf(inTurn(brokenConnection, good), { wait: () => opened });
  const asked = failureOf(read(ending.signal));
  await quiet();
  expect(once).toHaveLength(1);
  ending.abort();
  expect(await asked).toEqual(cancelled);
  expect(once).toHaveLength(1);
});

test('answers an equal read though the first of the two was cancelled [NET-01]', async () => {
  const gate = closedGate();
  const { read } = clientOf(async () => {
    await gate.opened;
    return good();
  });
  const ending = new AbortController();
  const first = failureOf(read(ending.signal));
  await quiet();
  ending.abort();
  const second = read();
  gate.open();
  expect(await first).toEqual(cancelled);
  expect(await second).toEqual({ shelf: 'oak' });
});

const textOf = (document: unknown): string => print(document as DocumentNode);
const missing = ['is_rental_product', 'incentive', 'custom_attributesV2'];

test('leaves only the absent fields and their content out of a query [GEN-02]', () => {
  const document = ProductPageDocument;
  const whole = textOf(document);
  const shorn = textOf(withoutFields(missing)(document));
  for (const name of missing) expect(shorn).not.toContain(name);
  const kept = shorn.split('\n').map((line) => line.trim());
  expect(whole.split('\n').length).toBeGreaterThan(kept.length);
  expect(kept.filter((line) => !whole.includes(line))).toEqual([]);
  for (const name of ['sku', 'price_range {', 'small_image {']) expect(kept).toContain(name);
});

test('leaves out a field that has only absent parts [GEN-02]', () => {
  const rewrite = withoutFields(['percent_off']);
  expect(textOf(rewrite(ProductPageDocument))).not.toContain('discount');
  expect(withoutFields([])(ProductPageDocument)).toBe(ProductPageDocument);
});

test('leaves out a field named with its parent or with a type only there [CART-02 BEY-12]', () => {
  const shorn = textOf(withoutFields(['updateCartItems.errors'])(UpdateItemsDocument));
  const gone = textOf(UpdateItemsDocument)
    .split('\n')
    .filter((line) => !shorn.split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual(['errors {', 'code', 'message']);
  expect(shorn).toMatch(/errors \{\s+message/);
  const order = textOf(withoutFields(['OrderItemInterface.prices'])(GuestOrderDocument));
  expect(order).not.toContain('row_total_including_tax');
  expect(order).toContain('product_name');
  const cart = withoutFields(['OrderItemInterface.prices'])(CartDetailsDocument);
  expect(textOf(cart)).toBe(textOf(CartDetailsDocument));
});

test('leaves out of its requests what the page says is missing [GEN-02]', async () => {
  const { settings, sent } = wiresTo(json({ data: { products: { items: [] } } }), { lacks: missing });
  await graphqlOf(settings).read(ProductPageDocument, { urlKey: 'water', pageSize: 20 }, never());
  const query = sent[0]?.url.searchParams.get('query') ?? '';
  expect(query).toContain('stock_status');
  expect(query).not.toContain('is_rental_product');
});

test('a field is named by the fields around it as well, and takes its variables along [BEY-22]', () => {
  const shorn = textOf(withoutFields(['orders.items.items.product'])(PadOrdersDocument));
  expect(shorn).toContain('product_sku');
  expect(shorn).not.toContain('product {');
  // a fragment that no field spreads any more is refused by a server
  expect(shorn).not.toContain('fragment');
  expect(textOf(withoutFields(['orders'])(PadOrdersDocument))).not.toContain('$pageSize');
});

test('a document of which nothing is left is never sent [BEY-22]', async () => {
  const { settings, sent } = wiresTo(json({ data: {} }), { version: '2.4.6' });
  const graphql = graphqlOf(settings);
  expect(asksAnything(withoutFields(['attributesList'])(AttributeLabelsDocument))).toBe(false);
  expect(graphql.canAsk(AttributeLabelsDocument)).toBe(false);
  expect((await failureOf(graphql.read(AttributeLabelsDocument, {}, never()))).kind).toBe('refused');
  expect(sent).toEqual([]);
});
