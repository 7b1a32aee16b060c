/** Shared helpers of the content type readers (CONTENT-01). */

import type { ContentNode } from '#machines/domain/content-tree.ts';
import type { ParserEnvironment } from './parser-environment.ts';
import type { StyleBook } from './style-book.ts';

export interface Reading {
  readonly environment: ParserEnvironment;
  readonly styles: StyleBook;
  /** The nodes inside an element, regardless of wrappers; their keys start with the given one. */
  readonly readWithin: (container: Element, key: string) => readonly ContentNode[];
  /** An element's content as sanitised HTML. */
  readonly htmlWithin: (element: Element | null | undefined) => string;
}

/** Reads one element of a type. If it throws, the element is left out. */
export type Reader = (main: Element, key: string, reading: Reading) => ContentNode | null;

export const typeOf = (element: Element): string | null => element.getAttribute('data-content-type');

/**
 * Visits descendants in document order; `isEntered` decides whether to visit the children of one.
 */
const goThrough = (root: Element, isEntered: (element: Element) => boolean): void => {
  const waiting = [...root.children].toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    if (isEntered(next)) waiting.push(...[...next.children].toReversed());
};

/** The first of each named part of an element; parts of nested content types are left to these. */
export const partsOf = (main: Element): ReadonlyMap<string, Element> => {
  const parts = new Map<string, Element>();
  goThrough(main, (element) => {
    if (typeOf(element) !== null) return false;
    const name = element.getAttribute('data-element');
    if (name !== null && !parts.has(name)) parts.set(name, element);
    return true;
  });
  return parts;
};

/** Items of one type; one that cannot be read is left out (§8). */
export const itemsOf = <Item>(
  main: Element,
  type: string,
  read: (item: Element, place: number) => Item,
): readonly Item[] => {
  const items: Item[] = [];
  goThrough(main, (element) => {
    if (typeOf(element) !== type) return true;
    try {
      items.push(read(element, items.length));
    } catch {
      // the other items are still read
    }
    return false;
  });
  return items;
};

export const isTrue = (element: Element, name: string): boolean =>
  /^(?:true|1)$/.test(element.getAttribute(name) ?? '');

/** The matching word, or the default if the markup has none of them. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  said: string | null | undefined,
  otherwise: Word,
): Word => words.find((word) => word === said) ?? otherwise;

export const plainText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
