/** CAT-04: every picture the seed names has an address that the media path answers. */
import { expect, test } from 'vitest';
import { findMaster } from '#backend/media/masters.ts';
import { readMediaRequest } from '#backend/media/media-request.ts';
import { seedShop } from '#backend/seed/shop.ts';

const files = seedShop.products.flatMap(({ images }) => images.map(({ file }) => file));

test('CAT-04 every picture of a product can be asked for', () => {
  const refused = files.filter((file) => {
    const asked = new URL(`http://localhost/media/catalog/product/${file}?width=640`);
    const reading = readMediaRequest(asked, '');
    return reading.kind === 'refused' || findMaster(reading.request.path) === null;
  });
  expect(files.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

test('CAT-04 a folder still cannot lead elsewhere', () => {
  for (const path of ['catalog/product/../x.jpg', 'catalog/product/./x.jpg', 'catalog/product//x.jpg'])
    expect(readMediaRequest(new URL(`http://localhost/media/${encodeURIComponent(path)}`), '').kind).toBe(
      'refused',
    );
});
