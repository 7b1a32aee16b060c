// @vitest-environment jsdom
/** Every page and block of the demonstration shop, parsed: no word is lost, no element is passed over (CONTENT-01). */

import { describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import { everyNode, origin, parse, within } from './parsing.ts';

const documentOf = (html: string): Document => new DOMParser().parseFromString(`<body>${html}`, 'text/html');

const bare = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

const html = (text: string): string => bare(documentOf(text).body.textContent);

/** What a node lets be read, in the order of the page; products are drawn from the catalogue. */
const wordsOf = (node: ContentNode): string => {
  const own =
    ('content' in node ? html(node.content) : '') +
    ('caption' in node ? html(node.caption) : '') +
    ('buttonText' in node ? bare(node.buttonText) : '') +
    ('text' in node ? bare(node.text) : '') +
    (node.type === 'tabs' ? node.items.map(({ name }) => bare(name)).join('') : '');
  return own + within(node).map(wordsOf).join('');
};

/** The same of the markup, where code stands as text. */
const sourceOf = (content: string): Document => {
  const source = documentOf(content);
  for (const style of source.querySelectorAll('style')) style.remove();
  for (const list of source.querySelectorAll('[data-content-type=products]')) list.replaceChildren();
  for (const code of source.querySelectorAll('[data-content-type=html]'))
    code.innerHTML = code.textContent ?? '';
  return source;
};

const counted = (types: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(types)].toSorted().map((type) => [type, types.filter((one) => one === type).length]),
  );

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

describe('CONTENT-01 the seeded content', () => {
  test.each(written.map(({ identifier, content }) => [identifier, content] as const))(
    'CONTENT-01 %s keeps its words and elements',
    async (_, content) => {
      const { nodes } = await parse(content);
      const source = sourceOf(content);
      expect(nodes.map(wordsOf).join('')).toBe(bare(source.body.textContent));
      // what stands unmarked in a page or a block is one piece of HTML
      const unmarked = [source.body, ...source.querySelectorAll('[data-content-type=block]')].filter(
        (holder) => holder.querySelector('[data-content-type]') === null,
      );
      expect(counted(everyNode(nodes).map(({ type }) => type))).toEqual(
        counted([
          ...[...source.querySelectorAll('[data-content-type]')].map(
            (element) => element.getAttribute('data-content-type') ?? '',
          ),
          ...unmarked.map(() => 'html'),
        ]),
      );
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
        ...addresses(
          everyNode(nodes).flatMap((node) => ('content' in node ? [documentOf(node.content)] : [])),
        ),
      ]),
    );
    expect(source.length).toBeGreaterThan(10);
    expect(source.filter((address) => !parsed.has(address))).toEqual([]);
  });
});
