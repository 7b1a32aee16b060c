/** Samples of files for sale are there for everyone; what is bought is not among them. */
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
const files = seedShop.products.flatMap((one) =>
  'downloads' in one && one.downloads ? [one.downloads] : [],
);

test('CAT-02 every sample is a PDF', async () => {
  const ids = files.flatMap(({ samples }) => samples.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    const response = await shop.fetch(`/downloadable/download/sample/sample_id/${id}/`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  }
});

test('a link has a sample only where the shop gives one', async () => {
  for (const { id, hasSample } of files.flatMap(({ links }) => links)) {
    const { status } = await shop.fetch(`/downloadable/download/linkSample/link_id/${id}/`);
    expect([id, status]).toEqual([id, hasSample ? 200 : 404]);
  }
});

test('there is nothing else', async () => {
  expect((await shop.fetch('/downloadable/download/sample/sample_id/99999/')).status).toBe(404);
  expect((await shop.fetch('/downloadable/download/sample/sample_id/1/', { method: 'POST' })).status).toBe(
    405,
  );
});

test('CAT-02 every sample that a product names is there, and no other is named', async () => {
  const skus = seedShop.products.filter(({ type }) => type === 'downloadable').map(({ sku }) => sku);
  const { data } = await shop.graphql(
    `query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { items { ... on DownloadableProduct {
      downloadable_product_links { sample_url } downloadable_product_samples { sample_url } } } } }`,
    { skus },
  );
  type Named = readonly { readonly sample_url: string | null }[];
  const named = data.products.items.flatMap(
    (one: { downloadable_product_links: Named; downloadable_product_samples: Named }) => [
      ...one.downloadable_product_links,
      ...one.downloadable_product_samples,
    ],
  );
  const urls = (named as Named).flatMap(({ sample_url: url }) => url ?? []);
  const offered = files.flatMap(({ links, samples }) => [
    ...links.filter(({ hasSample }) => hasSample),
    ...samples,
  ]);
  expect(urls).toHaveLength(offered.length);
  for (const url of urls) {
    const { status } = await shop.fetch(new URL(url).pathname);
    expect([url, status]).toEqual([url, 200]);
  }
});
