// @vitest-environment jsdom
/** Every page and block of the demonstration shop, parsed: no word is lost, no element is passed over (CONTENT-01). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { documentOf, keptIn, sourceOf, writtenIn } from './kept.ts';
import { everyNode, origin, parse } from './parsing.ts';

const written = [...seedShop.pages, ...seedShop.blocks].filter(({ content }) => content !== '');

const addresses = (documents: readonly Document[]): readonly string[] => [
  ...new Set(
    documents.flatMap((one) =>
      [...one.querySelectorAll('img')].map(
        (image) => new URL(image.getAttribute('src') ?? '', origin).pathname,
      ),
    ),
  ),
];

test.each(written.map(({ identifier, content }) => [identifier, content] as const))(
  'CONTENT-01 %s keeps its words and elements',
  async (_, content) => {
    expect(keptIn(await parse(content))).toEqual(writtenIn(content));
  },
);

test('CONTENT-01 has every type there is', async () => {
  const trees = await Promise.all(written.map(({ content }) => parse(content)));
  const types = new Set(trees.flatMap(({ nodes }) => everyNode(nodes).map(({ type }) => type)));
  expect([...types].toSorted()).toEqual(
    (
      'banner block button-item buttons column column-group column-line divider heading html image map ' +
      'products row slide slider tab-item tabs text video'
    )
      .split(' ')
      .toSorted(),
  );
});

test('CONTENT-02 every picture of the shop keeps its address', async () => {
  const shown = await Promise.all(written.map(({ content }) => parse(content)));
  const source = addresses(written.map(({ content }) => sourceOf(content)));
  const parsed = new Set(
    shown.flatMap(({ nodes }) => [
      ...everyNode(nodes).flatMap((node) =>
        node.type === 'image' ? [node.images.desktop, node.images.mobile] : [],
      ),
      ...addresses(everyNode(nodes).flatMap((node) => ('content' in node ? [documentOf(node.content)] : []))),
    ]),
  );
  expect(source.length).toBeGreaterThan(10);
  expect(source.filter((address) => !parsed.has(address))).toEqual([]);
});
