/** What a resolved address is read for, and where a redirect leads. */

import { describe, expect, test } from 'vitest';
import { wholeList } from '#machines/domain/list-query.ts';
import { redirectTarget, subjectOf } from '#machines/domain/route.ts';

const readFor = (relativeUrl: string) =>
  subjectOf({ type: 'PRODUCT', id: 9, relativeUrl, redirectCode: 0 }, wholeList);

test.each(['spring-15.html', 'water/spring-15.html', 'spring-15', 'spring-15/', 'water/spring-15/'])(
  'reads the product at %s by its URL key [ROUTE-07]',
  (relativeUrl) => {
    expect(readFor(relativeUrl)).toEqual({ kind: 'product', urlKey: 'spring-15' });
  },
);

describe('a redirect', () => {
  test.each([
    ['water.html', '?p=2', '#top', '/water.html?p=2#top'],
    ['water.html#new', '?p=2', '#top', '/water.html?p=2#new'],
    ['water.html?a=1', '?p=2', '#top', '/water.html?a=1#top'],
    ['//evil.example', '', '', '/evil.example'],
    ['https://other.example/x', '?p=2', '', 'https://other.example/x?p=2'],
  ])(
    'a redirect to %s, asked with %s and %s, leads to its own address [ROUTE-09]',
    (to, search, hash, expected) => {
      expect(redirectTarget(to, search, hash)).toBe(expected);
    },
  );
});
