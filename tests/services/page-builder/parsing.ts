/** The parser as a browser runs it, in jsdom, and what is looked up in its trees. */

import type { ContentNode, ContentTree } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import { createBrowserParser } from '#services/content/content-parser.ts';

export const origin = 'https://shop.example';

export const parse = createBrowserParser({ origin, ...contentImages });

export const parseOne = async (html: string): Promise<ContentNode> => {
  const { nodes } = await parse(html);
  const [only] = nodes;
  if (only === undefined || nodes.length !== 1) throw new Error(`${nodes.length} nodes instead of one`);
  return only;
};

export const documentOf = (html: string): Document =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html');

export const within = (node: ContentNode): readonly ContentNode[] => {
  if ('children' in node) return node.children;
  if ('items' in node) return node.items;
  return 'slides' in node ? node.slides : [];
};

export const everyNode = (nodes: readonly ContentNode[]): readonly ContentNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(within(node))]);

/** The declarations of a class of the tree, as `condition: declarations`. */
export const declared = ({ styles }: ContentTree, name: string): readonly string[] =>
  [...styles.matchAll(/(?:@media ([^{]+)\{)?\.([\w-]+)\.[\w-]+\{([^}]*)\}/g)].flatMap(
    ([, condition, found, body]) =>
      found === name ? [condition === undefined ? (body ?? '') : `${condition}: ${body}`] : [],
  );

export type Write = (name: string, css: string) => string;

/** The builder's two formats: a style block, or style attributes. */
export const formats = [
  (body: (look: Write) => string): string => {
    const rules: string[] = [];
    const html = body((name, css) => {
      rules.push(`#html-body [data-pb-style=${name}]{${css}}`);
      return `data-pb-style="${name}"`;
    });
    return `<style>${rules.join('')}</style>${html}`;
  },
  (body: (look: Write) => string): string => body((_, css) => `style="${css}"`),
] as const;
