/** Facts of the shop and the events they lead to; src/tracking/README.md has them as a table. */

import type { ShopFact } from '#machines/shop.events.ts';
import { createFactListener } from '#tracking/fact-listener.ts';
import type { TrackingEvent } from '#tracking/tracking-event.ts';
import { cartOf, dollars, failure, lineOf, water, cups } from '#tests/models/goods.ts';

export const fact = (type: string, details: object = {}): ShopFact => ({ type, ...details }) as never;

/** A personal query in every address, which no event may repeat. */
export const arrival = (path: string, screen = 'served', isOtherPage = true): ShopFact =>
  fact('place.arrived', {
    isOtherPage,
    place: { path, screen, search: '?email=rosa@example.com', hash: '' },
  });

const card = (line: typeof water, path: string) => ({ ...line(1), path, price: dollars(12) });
export const shelf = {
  subject: { kind: 'category', id: 7, query: {} },
  content: {
    kind: 'category',
    category: { path: '/water.html', page: 1, products: [card(water, '/w.html'), card(cups, '/c.html')] },
  },
};
export const waterPage = {
  ...card(water, '/w.html'),
  metaDescription: '',
  image: { url: '/w.jpg', label: '' },
  breadcrumbs: [{ name: 'Water', path: '/water.html' }],
};
export const product = {
  subject: { kind: 'product', urlKey: 'w' },
  content: { kind: 'product', product: waterPage },
};
export const resolved = ({ subject }: { readonly subject: object }) => fact('page.resolved', { subject });
export const loaded = (read: object) => fact('catalog.loaded', read);

export const cart = (...lines: Parameters<typeof cartOf> extends [string, ...infer Lines] ? Lines : never) =>
  fact('cart.changed', { cart: cartOf('cart-1', ...lines), isOwned: false });
export const filled = cart(lineOf('1', water(2)));
export const purchase = {
  id: '000000123',
  coupon: 'SPRING',
  discount: dollars(-5),
  revenue: dollars(29.95),
  items: [lineOf('1', water(2))],
};

/** Each event by the facts that lead to it; the last fact is what the table names. */
export const samples: readonly (readonly [facts: readonly ShopFact[], when: string])[] = [
  [[arrival('/cart', 'cart')], 'the shopper arrives at a page'],
  [[arrival('/water.html'), resolved(shelf)], 'the page is a category or a page of content'],
  [[arrival('/water.html'), resolved(shelf), loaded(shelf)], 'a category or a search shows its products'],
  [[loaded(shelf), fact('place.linkFollowed', { path: '/w.html' })], 'a product is chosen from a list'],
  [[arrival('/w.html'), resolved(product), loaded(product)], 'a product is shown'],
  [[filled, fact('cart.itemAdded', { line: water(2) })], 'goods come into the cart, or more of them'],
  [[filled, fact('cart.itemRemoved', { line: water(2) })], 'goods leave the cart, or some of them'],
  [[filled, fact('checkout.tabChanged', { tab: 'delivery' })], 'delivery is asked for, once an order'],
  [[filled, fact('checkout.tabChanged', { tab: 'payment' })], 'payment is asked for, once an order'],
  [[filled, fact('checkout.orderUnderWay')], 'the order is sent, once an order'],
  [[fact('purchase.told', { purchase })], 'the confirmation is shown, once an order'],
  [[fact('contact.sent')], 'a form was sent and accepted'],
  [[fact('checkout.providerFailed', { failure: failure('network') })], 'something failed, by its kind'],
];

/** What is tracked of these facts. */
export const trackedOf = (
  facts: readonly ShopFact[],
  contents: readonly object[] = [],
  memory: { steps: unknown } = { steps: null },
): readonly TrackingEvent[] => {
  const events: TrackingEvent[] = [];
  const receive = createFactListener(
    (event) => void events.push(event),
    { read: () => memory.steps, write: (steps) => void (memory.steps = steps) },
    { contents: contents as never },
  );
  facts.forEach(receive);
  return events;
};
