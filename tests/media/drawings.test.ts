/** Every picture that the demonstration names is drawn, distinct and self-contained. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawings } from '#backend/media/drawings/catalogue.ts';
import { answerFilm } from '#backend/media/film.ts';
import { findMaster, masterPaths } from '#backend/media/masters.ts';
import { readMediaRequest } from '#backend/media/media-request.ts';
import { createMedia } from '#backend/media/media.ts';
import { seedShop } from '#backend/seed/shop.ts';

const keys = Object.keys(drawings);
const origin = 'http://shop.example';

test('every picture of a product, a category and a page has its own drawing, and every drawing is used', () => {
  expect(masterPaths.size).toBeGreaterThan(100);
  expect([...masterPaths].filter(([path]) => findMaster(path) === null)).toEqual([]);
  expect(new Set(keys.map((key) => drawings[key]?.())).size).toBe(keys.length);
  const used = new Set(masterPaths.values());
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

const read = (path: string) => readMediaRequest(new URL(`${origin}/media/${path}?width=640`), '');

test('every picture of a product can be asked for, and no folder leads elsewhere [CAT-04]', () => {
  const files = seedShop.products.flatMap(({ images }) => images.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(200);
  const refused = files.filter((file) => {
    const reading = read(`catalog/product/${file}`);
    return reading.kind === 'refused' || findMaster(reading.request.path) === null;
  });
  expect(refused).toEqual([]);
  for (const path of ['catalog/product/../x.jpg', 'catalog/product/./x.jpg', 'catalog/product//x.jpg'])
    expect(read(encodeURIComponent(path)).kind).toBe('refused');
});

test('every picture and film in page content is answered, in the size it claims [CONTENT-01]', async () => {
  const handle = createMedia();
  const html = [...seedShop.pages, ...seedShop.blocks].map(({ content }) => content).join('');
  const addresses = [...new Set(html.match(/\/media\/[^"\\ ]+/g))].map((each) =>
    each.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const url = new URL(address, origin);
    if (address.endsWith('.mp4')) {
      const response = await answerFilm(new Request(url));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    } else if (/width=(?:320|640)&/.test(address)) {
      const response = await handle(new Request(url));
      expect(response.status, address).toBe(200);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      const claimed = [url.searchParams.get('width'), url.searchParams.get('height')];
      expect([width, height].map(String), address).toEqual(claimed);
    } else
      expect(findMaster(decodeURIComponent(url.pathname).slice('/media/'.length)), address).not.toBeNull();
  }
});

test('every drawing is whole, self-contained and lettered by outlines', () => {
  for (const key of keys) {
    const svg = drawings[key]?.() ?? '';
    expect(svg, key).not.toMatch(
      /NaN|undefined|Infinity|<text|<image|<foreignObject|<script|href=|font-family/,
    );
    const ids = [...svg.matchAll(/ id="(d\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, key).toBe(ids.length);
    const asked = [...svg.matchAll(/url\(#(d\d+)\)/g)].map(([, id]) => id);
    expect(
      asked.filter((id) => !ids.includes(id)),
      key,
    ).toEqual([]);
  }
});

test('drawings are pictures, not empty sheets', async () => {
  for (const key of keys.filter((_, place) => place % 10 === 0)) {
    const drawn = sharp(Buffer.from(drawings[key]?.() ?? ''), { density: 9 }).flatten({
      background: '#ffffff',
    });
    const { channels } = await drawn.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), key).toBeGreaterThan(8);
  }
});
