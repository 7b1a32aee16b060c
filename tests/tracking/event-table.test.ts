/** What is reported: the table in src/tracking/README.md, each fact once, the figures of a page. */

import { expect, test } from 'vitest';
import { createDataLayer, entriesOf, type DataLayerShape } from '#tracking/data-layer.ts';
import { quietly } from '#tracking/quietly.ts';
import type { TrackingEvent } from '#tracking/tracking-event.ts';
import { lineOf, water } from '#tests/models/goods.ts';
import {
  arrival,
  cart,
  fact,
  filled,
  loaded,
  product,
  purchase,
  resolved,
  shelf,
  trackedOf,
  samples,
} from './samples.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerComplaints } from '#tests/support/tracking-shapes.ts';
import { clsOf, inpOf } from '#tracking/web-vitals.ts';

const namesOf = (events: readonly TrackingEvent[]): readonly string[] =>
  events.map((event) => ('page' in event ? `${event.type} ${event.page}` : event.type));

const updated = (quantity: number) => fact('cart.itemUpdated', { line: water(quantity) });
const tab = (name: string) => fact('checkout.tabChanged', { tab: name });
const stepsOf = (events: readonly TrackingEvent[]) =>
  events.map((event) => (event.type === 'checkout' ? event.step : event.type));
const push = (): never => {
  throw new Error('blocked');
};

const waterItem = { id: 'WATER-15', name: 'Spring water 15 L', price: 12 };

test('reports a category once, and its next page without another page view [TRK-01, BEY-11]', () => {
  const next = { ...shelf, subject: { ...shelf.subject, query: { page: 2 } } };
  const events = trackedOf([
    arrival('/water.html'),
    resolved(shelf),
    loaded(shelf),
    // a list is asked for ahead of its address
    resolved(next),
    arrival('/water.html', 'served', false),
    resolved(next),
    loaded(next),
    loaded(next),
  ]);
  const [view, ...others] = namesOf(events);
  expect([view, others]).toEqual([
    'pageView /water.html',
    ['virtualPageview /water.html', 'productList', 'productList'],
  ]);
  expect(events[2]).toMatchObject({ list: '/water.html', currency: 'AUD', items: [{ position: 1 }, {}] });
});

test('reports a page that redirects as the page it leads to, and a missing one as itself [TRK-01]', () => {
  const events = trackedOf([
    arrival('/old'),
    fact('page.redirected', { to: '/about-us' }),
    arrival('/about-us'),
    resolved({ subject: { kind: 'cmsPage', id: 3 } }),
    arrival('/nothing'),
    fact('page.notFound'),
    arrival('/failed'),
    arrival('/cart', 'cart'),
  ]);
  const [first, second, ...others] = namesOf(events);
  expect([first, second]).toEqual(['pageView /about-us', 'virtualPageview /about-us']);
  expect(others).toEqual(['pageView /nothing', 'pageView /failed', 'pageView /cart']);
});

test('reports what the page brought along, and what was read before [TRK-01, VIEW-01]', () => {
  const facts = [
    resolved(product),
    arrival('/w.html'),
    resolved(product),
    arrival('/cart', 'cart'),
    resolved(product),
  ];
  const names = namesOf(trackedOf(facts, [product]));
  expect(names).toEqual(['pageView /w.html', 'productDetail', 'pageView /cart', 'productDetail']);
});

test('reports goods with the price of the cart, and a change by what it takes out and adds [TRK-01]', () => {
  const three = cart(lineOf('1', water(3)));
  const one = cart(lineOf('1', water(1)));
  const events = trackedOf([
    filled,
    fact('cart.itemAdded', { line: water(2) }),
    three,
    updated(3),
    one,
    updated(1),
    cart(),
    fact('cart.itemRemoved', { line: water(1) }),
    filled,
    fact('cart.itemReturned', { line: water(1) }),
    fact('cart.itemsAdded', { lines: [water(1), water(4)], missed: [], orderNumber: null }),
    fact('options.editWanted', { lineId: '1', before: water(2), line: water(5) }),
    fact('cart.itemEdited', { lineId: '1', line: water(5) }),
  ]);
  const told = events.flatMap((event) =>
    'items' in event ? `${event.type} ${event.items[0]?.quantity}` : [],
  );
  expect(told.join(', ').replaceAll(/ToCart|FromCart/g, '')).toBe(
    'add 2, add 1, remove 2, remove 1, add 1, add 1, add 4, remove 2, add 5',
  );
  expect(events[0]).toMatchObject({ currency: 'AUD', items: [waterItem] });
});

test('reports each step of a checkout once, also after a reload, and again for the next order [TRK-01, BEY-11]', () => {
  const memory = { steps: null };
  const steps = ['account', 'delivery', 'shipping', 'payment', 'delivery', 'payment'].map(tab);
  expect(stepsOf(trackedOf([filled, ...steps], [], memory))).toEqual([1, 2]);
  expect(stepsOf(trackedOf([filled, ...steps], [], memory))).toEqual([]);
  expect(stepsOf(trackedOf([fact('checkout.orderPlaced'), ...steps], [], memory))).toEqual([1, 2]);
});

test('reports a sign-in as a form, but neither a failed one nor a restored session [TRK-01]', () => {
  const started = fact('session.signInStarted', { isRegistration: false });
  const signedIn = fact('session.signedIn', { email: 'rosa@example.com' });
  const refused = fact('session.signInFailed', { kind: 'refused' });
  expect(trackedOf([started, refused, signedIn])).toEqual([]);
  expect(trackedOf([started, signedIn, signedIn])).toEqual([{ type: 'formSubmit', form: 'sign-in' }]);
});

test('reports a purchase with id, coupon, discount and revenue, and nothing of its shopper [TRK-03, TRK-05]', () => {
  const events = trackedOf([
    arrival('/order-confirmation', 'orderConfirmation'),
    fact('session.signedIn', { email: 'rosa@example.com' }),
    fact('purchase.told', { purchase }),
    fact('recovery.refused', { kind: 'cartMissing', message: 'Not known' }),
    fact('errors.collected', { error: { id: '1', message: 'rosa@example.com' } }),
  ]);
  const amounts = { coupon: 'SPRING', discount: 5, revenue: 29.95, currency: 'AUD' };
  const items = [{ ...waterItem, quantity: 2 }];
  expect(events[1]).toEqual({ type: 'purchase', id: '000000123', ...amounts, items });
  expect(events.slice(2)).toMatchObject([{ kind: 'cartMissing' }, { kind: 'unexpected' }]);
  expect(JSON.stringify(events)).not.toContain('rosa');
});

test('clears the ecommerce part before each entry that has one, keeps the last 300, and survives a broken layer [TRK-01, TRK-02]', () => {
  const host: { dataLayer?: object[] } = {};
  const track = createDataLayer(host as never, 'ga4');
  track({ type: 'addToCart', currency: 'AUD', items: [{ ...waterItem, quantity: 2 }] });
  track({ type: 'pageView', page: '/' });
  const item = { item_id: 'WATER-15', item_name: 'Spring water 15 L', price: 12, quantity: 2 };
  expect(host.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { currency: 'AUD', value: 24, items: [item] } },
    { event: 'pageView', page: '/' },
  ]);
  for (let page = 0; page < 400; page += 1) track({ type: 'pageView', page: `/${page}` });
  expect([host.dataLayer?.length, host.dataLayer?.at(-1)]).toMatchObject([300, { page: '/399' }]);
  expect(entriesOf({ type: 'checkout', step: 3, items: [] }, 'ua')).toEqual([]);
  const broken = quietly(createDataLayer({ dataLayer: { push } }, 'ua'));
  expect(() => broken({ type: 'pageView', page: '/' })).not.toThrow();
});

const file = join(import.meta.dirname, '../../src/tracking/README.md');
const [begin, end] = ['<!-- events -->\n', '<!-- /events -->'];

/** Names of data, those of the ecommerce part after it. */
const keysOf = (data: object, before = ''): readonly string[] =>
  Object.entries(data).flatMap(([key, value]: readonly [string, unknown]) => {
    if (key === 'event') return [];
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    const isNested = typeof first === 'object' && first !== null;
    const name = `${before}${key}${Array.isArray(value) ? '[]' : ''}`;
    return isNested ? keysOf(first, `${name}.`) : [name];
  });

const cellsOf = (event: TrackingEvent, shape: DataLayerShape): readonly [string, string] => {
  const entry = entriesOf(event, shape).at(-1);
  if (entry === undefined) return ['', ''];
  const keys = keysOf(entry).map((key) => key.replace('ecommerce.', ''));
  return [`\`${String(entry['event'])}\``, keys.map((key) => `\`${key}\``).join(' ')];
};

const vital: TrackingEvent = { type: 'webVital', vital: 'LCP', value: 1200 };
const rows = [
  ...samples.map(([facts, when]) => [trackedOf(facts).at(-1) as TrackingEvent, when] as const),
  [vital, 'the page is hidden: LCP, INP, CLS and TTFB'] as const,
].map(([event, when]) => `| ${[when, ...cellsOf(event, 'ua'), ...cellsOf(event, 'ga4')].join(' | ')} |`);

const table = ['| When | Event | Data | In GA4 | Data in GA4 |', '| --- | --- | --- | --- | --- |', ...rows];

const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').trim();

test('the table of events in the README is what the code reports [TRK-01]', () => {
  const text = readFileSync(file, 'utf8');
  const [start, stop] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  expect(start).toBeGreaterThan(begin.length);
  if (process.env['WRITE_TABLE'] === 'yes')
    writeFileSync(file, `${text.slice(0, start)}\n${table.join('\n')}\n\n${text.slice(stop)}`);
  else expect(plain(text.slice(start, stop))).toBe(plain(table.join('\n')));
});

test.each(['ua', 'ga4'] as const)('writes what %s documents, for each event [TRK-01]', (shape) => {
  const events = samples.flatMap(([facts]) => trackedOf(facts));
  const entries = events.flatMap((event) => entriesOf(event, shape));
  expect(layerComplaints(entries, shape)).toEqual([]);
  expect(layerComplaints(entries, shape === 'ua' ? 'ga4' : 'ua').length).toBeGreaterThan(5);
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('counts the worst burst of shifts, without those that follow a press [TRK-01]', () => {
  expect(clsOf([])).toBe(0);
  expect(clsOf([shift(0, 0.1), shift(900, 0.1), shift(950, 1, true), shift(2000, 0.15)])).toBe(0.2);
  const steady = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
  expect(clsOf(steady)).toBe(0.06);
});

test('tells the longest interaction, and of many not the very longest [TRK-01]', () => {
  expect(inpOf([press(0, 900)])).toBeNull();
  expect(inpOf([press(1, 80), press(1, 120), press(2, 90)])).toBe(120);
  const many = Array.from({ length: 50 }, (_, index) => press(index + 1, index === 7 ? 900 : 50));
  expect(inpOf(many)).toBe(50);
});
