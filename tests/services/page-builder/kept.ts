/** Words, elements and products of markup, and of the tree made of it. */

import type { ContentNode, ContentTree } from '#machines/domain/content-tree.ts';
import { documentOf, everyNode, within } from './parsing.ts';

const bare = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

const html = (text: string): string => bare(documentOf(text).body.textContent);

const wordsOf = (node: ContentNode): string => {
  const own =
    ('content' in node ? html(node.content) : '') +
    ('caption' in node ? html(node.caption) : '') +
    ('buttonText' in node ? bare(node.buttonText) : '') +
    ('text' in node ? bare(node.text) : '') +
    (node.type === 'tabs' ? node.items.map(({ name }) => bare(name)).join('') : '');
  return own + within(node).map(wordsOf).join('');
};

/** The markup as a document, HTML code unescaped. */
export const sourceOf = (content: string): Document => {
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

interface Kept {
  readonly words: string;
  readonly types: Readonly<Record<string, number>>;
  readonly skus: readonly string[];
}

export const keptIn = ({ nodes }: ContentTree): Kept => ({
  words: nodes.map(wordsOf).join(''),
  types: counted(everyNode(nodes).map(({ type }) => type)),
  skus: everyNode(nodes).flatMap((node) => (node.type === 'products' ? node.skus : [])),
});

export const writtenIn = (content: string): Kept => {
  const source = sourceOf(content);
  // content without markers is one HTML node
  const unmarked = [source.body, ...source.querySelectorAll('[data-content-type=block]')].filter(
    (holder) => holder.querySelector('[data-content-type]') === null,
  );
  return {
    words: bare(source.body.textContent),
    types: counted([
      ...[...source.querySelectorAll('[data-content-type]')].map(
        (element) => element.getAttribute('data-content-type') ?? '',
      ),
      ...unmarked.map(() => 'html'),
    ]),
    skus: [...documentOf(content).querySelectorAll('[data-content-type=products] form')].map(
      (form) => form.getAttribute('data-product-sku') ?? '',
    ),
  };
};
