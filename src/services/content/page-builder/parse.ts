/**
 * Parses page-builder markup into the typed tree (§2 content types, CONTENT-01). An
 * unreadable element is left out silently, its neighbours stay (CONTENT-02, §8).
 */

import { emptyContent, type ContentNode, type ContentTree } from '#machines/domain/content-tree.ts';
import { disableStyles, inertStyleElements } from './inert-styles.ts';
import { readBanner, readSlide, readSlider } from './banners.ts';
import { isDeeperThan, withinBounds } from './bounds.ts';
import {
  readBlock,
  readColumn,
  readColumnGroup,
  readColumnLine,
  readRow,
  readTabItem,
  readTabs,
} from './containers.ts';
import { readMap, readVideo } from './embeds.ts';
import { toHtml } from './fragments.ts';
import type { ParserEnvironment } from './parser-environment.ts';
import { readButtonItem, readButtons, readImage } from './pictures.ts';
import { readProducts } from './products.ts';
import { typeOf, type Reader, type Reading } from './reading.ts';
import { createStyleBook } from './style-book.ts';
import { maxDepth } from './tags.ts';
import { readDivider, readHeading, readHtml, readText } from './text-elements.ts';

const readers: Readonly<Record<ContentNode['type'], Reader>> = {
  row: readRow,
  column: readColumn,
  'column-line': readColumnLine,
  'column-group': readColumnGroup,
  block: readBlock,
  tabs: readTabs,
  'tab-item': readTabItem,
  heading: readHeading,
  text: readText,
  html: readHtml,
  divider: readDivider,
  image: readImage,
  buttons: readButtons,
  'button-item': readButtonItem,
  products: readProducts,
  video: readVideo,
  map: readMap,
  banner: readBanner,
  slide: readSlide,
  slider: readSlider,
};

/** More elements than any page has; the rest is left out. */
const mostNodes = 1000;

const readersByType = new Map<string, Reader>(Object.entries(readers));

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The builder's elements and all that contain one. */
const markedIn = (body: Element): ReadonlySet<Node> => {
  const marked = new Set<Node>();
  for (const element of body.querySelectorAll('[data-content-type]'))
    for (let node: Node | null = element; node !== null && !marked.has(node); node = node.parentNode)
      marked.add(node);
  return marked;
};

const unstyled = {
  styleName: '',
  cssClasses: [],
  isHidden: false,
  textAlign: null,
  verticalAlignment: null,
  background: null,
} as const;

const parse = (html: string, environment: ParserEnvironment): ContentTree => {
  const document = environment.parse(`<!doctype html><body>${disableStyles(withinBounds(html))}`);
  const { body } = document;
  // a parser may nest elements that were not nested
  if (isDeeperThan(body, maxDepth * 3)) body.textContent = body.textContent ?? '';
  const blocks = [...document.querySelectorAll(inertStyleElements)];
  const styles = createStyleBook(
    html,
    blocks.map((block) => block.textContent ?? ''),
  );
  for (const block of blocks) block.remove();
  const marked = markedIn(body);
  let count = 0;

  const readWithin = (container: Element, key: string): readonly ContentNode[] => {
    const nodes: ContentNode[] = [];
    let loose: Node[] = [];
    const nextKey = (): string => (key === '' ? String(nodes.length) : `${key}.${nodes.length}`);
    /** Skips an element that cannot be read. */
    const add = (read: () => ContentNode | null): void => {
      count += 1;
      if (count > mostNodes) return;
      try {
        const node = read();
        if (node !== null) nodes.push(node);
      } catch {
        // left out silently (§8)
      }
    };
    const settle = (): void => {
      const some = loose;
      loose = [];
      if (some.length === 0) return;
      add(() => {
        const content = toHtml(some, environment, styles);
        return content === '' ? null : { type: 'html', key: nextKey(), ...unstyled, content };
      });
    };
    const enter = (element: Element): void => {
      settle();
      const reader = readersByType.get(typeOf(element) ?? '');
      if (reader === undefined) takeAll(element);
      else add(() => reader(element, nextKey(), reading));
      settle();
    };
    const takeAll = (parent: Element): void => {
      // a copy, because nodes are moved while it is iterated
      const within = [...parent.childNodes];
      for (const node of within)
        try {
          if (isElement(node) && marked.has(node)) enter(node);
          else loose.push(node);
        } catch {
          // a form can hide its children behind fields named like DOM properties; such an element is left out
        }
    };
    takeAll(container);
    settle();
    return nodes;
  };

  const htmlWithin = (element: Element | null | undefined): string =>
    element === null || element === undefined ? '' : toHtml([...element.childNodes], environment, styles);

  const reading: Reading = { environment, styles, readWithin, htmlWithin };
  const nodes = readWithin(body, '');
  return { nodes, styles: styles.css() };
};

export const parseContent = (html: string, environment: ParserEnvironment): ContentTree => {
  if (html.trim() === '') return emptyContent;
  try {
    return parse(html, environment);
  } catch {
    return emptyContent;
  }
};
