/** Every picture the seeded shop names is drawn, distinct, and needs nothing from outside (look.md: no grey boxes). */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawings } from '#backend/media/drawings/catalogue.ts';
import { answerFilm } from '#backend/media/film.ts';
import { findMaster, masterPaths } from '#backend/media/masters.ts';
import { createMedia } from '#backend/media/media.ts';
import { seedShop } from '#backend/seed/shop.ts';

const keys = Object.keys(drawings);

describe('drawings', () => {
  test('every product, category and page picture has its drawing', () => {
    const missing = [...masterPaths].filter(([path]) => findMaster(path) === null);
    expect(missing).toEqual([]);
    expect(masterPaths.size).toBeGreaterThan(100);
  });

  test('every picture named in page content exists and is drawn in the size it claims', async () => {
    const handle = createMedia();
    const html = [...seedShop.pages, ...seedShop.blocks].map(({ content }) => content).join('');
    const addresses = [...new Set(html.match(/\/media\/[^"\\ ]+/g))].map((each) =>
      each.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(20);
    const small = addresses.filter((each) => /width=(?:320|640)&/.test(each));
    for (const address of small) {
      const url = new URL(address, 'http://shop.example');
      const response = await handle(new Request(url));
      expect(response.status, address).toBe(200);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height].map(String), address).toEqual([
        url.searchParams.get('width'),
        url.searchParams.get('height'),
      ]);
    }
    for (const film of addresses.filter((each) => each.endsWith('.mp4'))) {
      const response = await answerFilm(new Request(new URL(film, 'http://shop.example')));
      expect([response.status, response.headers.get('content-type')], film).toEqual([200, 'video/mp4']);
    }
    for (const address of addresses.filter((each) => !each.endsWith('.mp4'))) {
      const path = decodeURIComponent(new URL(address, 'http://shop.example').pathname).slice(
        '/media/'.length,
      );
      expect(findMaster(path), path).not.toBeNull();
    }
  });

  test('no two are alike and none is named in vain', () => {
    const drawn = new Map(keys.map((key) => [drawings[key]?.(), key]));
    expect(drawn.size).toBe(keys.length);
    const used = new Set(masterPaths.values());
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(keys)('%s is whole, self-contained and lettered by outlines', (key) => {
    const svg = drawings[key]?.() ?? '';
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<foreignObject|<script|href=|font-family/);
    const ids = [...svg.matchAll(/ id="(d\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const asked = [...svg.matchAll(/url\(#(d\d+)\)/g)].map(([, id]) => id);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('they are pictures, not empty sheets', async () => {
    for (const key of keys.filter((_, place) => place % 5 === 0)) {
      const { channels } = await sharp(Buffer.from(drawings[key]?.() ?? ''), { density: 9 })
        .flatten({ background: '#ffffff' })
        .stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), key).toBeGreaterThan(8);
    }
  });
});
