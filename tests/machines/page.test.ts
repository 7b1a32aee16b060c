/** Where a redirect of the server leads. */

import { expect, test } from 'vitest';
import { redirectTarget } from '#machines/domain/route.ts';

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
