/** Headings, words, the merchant's own HTML, and what divides them (§2 content types). */

import type { HeadingNode } from '#machines/domain/content-tree.ts';
import { asleep } from './asleep.ts';
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

/** Magento stores code escaped, as text; some of its renderings have it unescaped already. */
export const readHtml: Reader = (main, key, reading) => {
  const styling = stylingOf(main, reading);
  const isEscaped = main.children.length === 0;
  const { body } = reading.means.parse(
    `<!doctype html><body>${isEscaped ? asleep(withinBounds(main.textContent ?? '')) : ''}`,
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
