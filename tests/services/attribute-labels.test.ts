/** The merchant's names of product details. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { createProductReader } from '#services/catalog/product.service.ts';
import { plain, type Answering } from '#tests/transport/wires.ts';
import { transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const seed = seedShop.products.find(({ attributes }) => attributes.some(({ code }) => code === 'life'));

const asksForNames = (url: URL): boolean => url.href.includes('attributesList');

const readFrom = (answering: Answering) => {
  const { transport, sent } = transportTo(answering);
  const readProduct = createProductReader(transport, async () => emptyContent);
  return { sent, read: () => readProduct(seed?.urlKey ?? '', new AbortController().signal) };
};

test('names product details as the merchant does, and reads the names once [CAT-02]', async () => {
  const { read, sent } = readFrom(backend.answering);
  const { attributes } = await read();
  expect(attributes).toEqual(seed?.attributes.map(({ label, value }) => ({ label, value })));
  expect(attributes.map(({ label }) => label)).toContain('Replace after');
  await read();
  expect(sent.map(({ url }) => asksForNames(url)).toSorted()).toEqual([false, false, true]);
});

test('shows a product without the merchant’s names and asks for them again [CAT-02]', async () => {
  let isRefused = true;
  const { read } = readFrom(async (request) =>
    isRefused && asksForNames(new URL(request.url))
      ? plain('', { status: 500 })()
      : backend.answering(request),
  );
  const labels = async () => (await read()).attributes.map(({ label }) => label);
  expect(await labels()).toContain('Life');
  isRefused = false;
  expect(await labels()).toContain('Replace after');
});
