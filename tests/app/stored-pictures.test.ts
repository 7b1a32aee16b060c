/** A shop opens: what is read, nothing too early; pictures of products seen, stored by SKU. */

import { expect, test } from 'vitest';
import type { GalleryImage, Product } from '#machines/domain/catalog.ts';
import type { Variant } from '#machines/domain/offer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readImages } from '#services/device/kept-images.ts';
import { offerOf } from '#tests/models/offers.ts';
import { open } from './storage-stage.ts';
import { createShop } from '#app/shop.ts';
import { selectContent, selectLoadFailure } from '#machines/display/catalog/catalog.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { createTransport } from '#transport/transport.ts';
import { partsOf } from '#tests/machines/parts.ts';
import { quiet, wiresTo } from '#tests/transport/wires.ts';
import { putIntoCart } from './checkout-steps.ts';
import { noBrowser, sharedBackend } from './running-shop.ts';

const at = (position: number | null, url: string): GalleryImage => ({ url, label: '', position });

const pictured = (
  sku: string,
  gallery: readonly GalleryImage[],
  variants: readonly Variant[] = [],
): ShopFact => ({
  type: 'catalog.loaded',
  subject: { kind: 'product', urlKey: sku },
  content: {
    kind: 'product',
    product: { sku, gallery, offer: offerOf([], { variants }) } as unknown as Product,
  },
});
const product = (sku: string, ...urls: readonly string[]) =>
  pictured(
    sku,
    urls.map((url, place) => at(place + 1, url)),
  );

test('stores the picture at position 1, else the first, and the newest of a product [CAT-04]', () => {
  const { emit, local } = open();
  emit(pictured('A', [at(0, '/a0'), at(1, '/a1')]));
  emit(pictured('B', [at(null, '/b'), at(3, '/b3')]));
  for (const fact of [product('__proto__', '/p'), product('A', '/a3', '/a4')]) emit(fact);
  expect(readImages(local)).toEqual([
    ['B', '/b'],
    ['__proto__', '/p'],
    ['A', '/a3'],
  ]);
});

test('stores no empty picture, and only the newest 200 [CAT-04]', () => {
  const { emit, local } = open();
  emit(product('bare'));
  emit(product('bare', ''));
  expect(readImages(local)).toEqual([]);
  for (let count = 0; count < 201; count += 1) emit(product(`S${count}`, '/x'));
  expect([readImages(local).length, readImages(local)[0]?.[0]]).toEqual([200, 'S1']);
});

const opened = sharedBackend();

const shellSubjects: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

test('reads configuration, menu, blocks, social links and best sellers, and makes no cart [SHELL-06 GEN-07]', async () => {
  const shop = opened.start();
  await shop.fact('catalog.loaded', 5);
  await quiet();
  for (const subject of shellSubjects) {
    const { children } = present(partsOf(shop.shop).display, 'display').getSnapshot();
    const loader = present(children[subjectKey(subject)], subject.kind);
    expect(selectContent(loader.getSnapshot())?.kind).toBe(subject.kind);
    expect(selectLoadFailure(loader.getSnapshot())).toBeNull();
  }
  expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
  expect(shop.types(/^(?!catalog\.loaded$)/)).toEqual(['session.restoredAsGuest']);
  expect(shop.count('catalog.loaded')).toBe(5);
});

test('sends no request before the shop is opened [SHELL-02]', async () => {
  const { settings, sent } = wiresTo(opened.answering);
  createShop({ ...noBrowser, transport: createTransport(settings), session: settings.storage });
  await quiet();
  expect(sent).toHaveLength(0);
});

test('two shops in one process share nothing [GEN-01]', async () => {
  const [one, other] = [opened.start(), opened.start()];
  await putIntoCart(one);
  await other.fact('catalog.loaded', 5);
  expect([other.types(/^cart\./), other.browser.local.entries.size]).toEqual([[], 0]);
});
