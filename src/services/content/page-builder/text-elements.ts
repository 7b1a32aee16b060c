/** Reads headings, text, the merchant's own HTML, and dividers (§2 content types). */

import type { HeadingNode } from '#machines/domain/content-tree.ts';
import { disableStyles } from './inert-styles.ts';
import { withinBounds } from './bounds.ts';
import { partsOf, type Reader } from './reading.ts';
import { styleNameOf, stylingOf } from './styling.ts';

const levels: readonly HeadingNode['level'][] = [1, 2, 3, 4, 5, 6];

export const readHeading: Reader = (main, key, reading) => ({
  type: 'heading',
  key,
  ...stylingOf(main, reading),
  level: levels.find((level) => main.localName === `h${level}`) ?? 2,
  content: reading.htmlWithin(main),
});

export const readText: Reader = (main, key, reading) => ({
  type: 'text',
  key,
  ...stylingOf(main, reading),
  content: reading.htmlWithin(main),
});

const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Text that contains tags is still escaped code. */
const hasTags = (node: Node): boolean => isText(node) && /<\/?[a-z!]/i.test(node.data);

/** The merchant's code, with what the server rendered in place of widgets. */
const writtenIn = (main: Element): string =>
  [...main.childNodes]
    .map((node) => {
      if (isText(node)) return node.data;
      return isElement(node) ? node.outerHTML : '';
    })
    .join('');

/**
 * Magento stores code escaped, as text, and inserts rendered widgets
 * unescaped; some versions return all of it unescaped.
 */
export const readHtml: Reader = (main, key, reading) => {
  const styling = stylingOf(main, reading);
  const isEscaped = main.children.length === 0 || [...main.childNodes].some(hasTags);
  const { body } = reading.environment.parse(
    `<!doctype html><body>${isEscaped ? disableStyles(withinBounds(writtenIn(main))) : ''}`,
  );
  return {
    type: 'html',
    key,
    ...styling,
    content: reading.htmlWithin(isEscaped ? body : main),
  };
};

export const readDivider: Reader = (main, key, reading) => ({
  type: 'divider',
  key,
  ...stylingOf(main, reading),
  lineStyleName: styleNameOf(partsOf(main).get('line'), reading),
});
