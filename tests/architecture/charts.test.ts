/** The pictures of the machines are those of the machines as they are, and can be read. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { statesIn } from '#machines/tools/charts/chart.ts';
import * as files from '#machines/tools/charts/files.ts';
import { present } from '#machines/domain/present.ts';

const pictures = await files.readPictures();
const texts = await files.readTexts(pictures);
const read = (name: string): string => readFileSync(join(files.chartsFolder, name), 'utf8');

const svgs = pictures.map((picture) => ({ id: picture.id, picture, svg: read(`${picture.id}.svg`) }));
const advice = 'run `npm run machines` and commit what it writes';

test('no picture, text or index is stale [MACH-02]', () => {
  const stale = [...texts].filter(([name, text]) => read(name) !== text).map(([name]) => name);
  expect(stale, advice).toEqual([]);
  expect(
    svgs.filter(({ picture, svg }) => !files.isFresh(svg, picture)).map(({ id }) => id),
    advice,
  ).toEqual([]);
});

test('no file of a machine that is gone is left [MACH-02]', async () => {
  const names = [...texts.keys(), ...pictures.map(({ id }) => `${id}.svg`)];
  expect(await files.leftOver(names), advice).toEqual([]);
  expect(await files.leftOver(names.slice(1))).toEqual(names.slice(0, 1));
});

test('a machine drawn now is the picture that is kept, to the byte [MACH-02]', async () => {
  const network = present(
    pictures.find(({ id }) => id === 'network'),
    'network',
  );
  expect(await files.drawPicture(network)).toBe(read('network.svg'));
});

test('a changed guard and a changed tool make a picture stale [MACH-02]', () => {
  const { chart } = present(pictures[0], 'picture');
  const source = files.sourceOf(chart, 'tools');
  expect(files.sourceOf({ ...chart, states: [] }, 'tools')).not.toBe(source);
  expect(files.sourceOf(chart, 'other tools')).not.toBe(source);
});

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cardsIn = (svg: string): readonly Area[] =>
  [
    ...svg.matchAll(/<rect class="(?:card|rules)[^"]*" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g),
  ].map(([, ...numbers]) => {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
    return { left, top, right: left + width, bottom: top + height };
  });

/** Each straight piece of each arrow. */
const piecesIn = (svg: string): readonly Area[] =>
  [...svg.matchAll(/<path class="arrow t\d+" d="M(.+?)"/g)].flatMap(([, path = '']) => {
    const points = path.split('L').map((point) => point.split(' ').map(Number));
    return points.slice(1).map(([x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = points[index] ?? [];
      const [left, right] = [Math.min(x, fromX), Math.max(x, fromX)];
      return { left, right, top: Math.min(y, fromY), bottom: Math.max(y, fromY) };
    });
  });

const doCross = (one: Area, other: Area): boolean =>
  one.left < other.right - 2 &&
  one.right > other.left + 2 &&
  one.top < other.bottom - 2 &&
  one.bottom > other.top + 2;

describe.each(svgs)('the picture of $id', ({ picture, svg }) => {
  test('fits a window of 1,600 pixels with letters of 12 [MACH-02]', () => {
    expect(Number(/ width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual((1600 * 13) / 12);
  });

  test('shows every state, and links lead to pictures [MACH-02]', () => {
    const states = statesIn(picture.chart).filter(({ path }) => path !== '');
    expect(states.filter(({ name }) => !svg.includes(`>${name}</tspan>`)).map(({ path }) => path)).toEqual(
      [],
    );
    const links = [...svg.matchAll(/href="(.+?)"/g)].map(([, name = '']) => name);
    expect(links.filter((name) => !readdirSync(files.chartsFolder).includes(name))).toEqual([]);
  });

  test('leads no arrow over a card [MACH-02]', () => {
    const cards = cardsIn(svg);
    expect(piecesIn(svg).filter((piece) => cards.some((card) => doCross(piece, card)))).toEqual([]);
  });
});

test('an arrow over a card is noticed', () => {
  const card = '<rect class="card" x="10" y="10" width="50" height="50"';
  const crossing = piecesIn('<path class="arrow t1" d="M0 30L100 30"');
  expect(crossing.filter((piece) => cardsIn(card).some((area) => doCross(piece, area)))).toHaveLength(1);
});
