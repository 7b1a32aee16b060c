/** Which section of the menu a page belongs to, whatever the merchant's addresses end in (§3 `url_suffix`, SHELL-04). */

import { expect, test } from 'vitest';
import { isSection } from '#features/shell/section.ts';

test.each([
  ['/water.html', '/water/small.html', true],
  ['/water/', '/water/small/', true],
  ['/water', '/water/small', true],
  ['/water.html', '/water-coolers.html', false],
  ['/water/', '/water-coolers/', false],
])('SHELL-04 of the section %s is %s: %s', (section, path, expected) => {
  expect(isSection(section, path)).toBe(expected);
});
