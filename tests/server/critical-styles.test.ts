/** What a drawn page needs of the stylesheets, and nothing more. */

import { expect, test } from 'vitest';
import { createCriticalStyles } from '#server/critical-styles.ts';

const css = [
  '@layer reset,base;',
  '@layer reset{*{margin:0}}',
  '.menu{color:red}.menu:not(.open){display:none}.other,.menu a{top:0}',
  '.other{left:0}.menu .other{right:0}',
  '@media (width>=768px){.menu{color:blue}.other{color:green}}',
  '@media print{.other{display:none}}',
  '@font-face{font-family:F;src:url(f.woff2)}',
].join('');

test('keeps the rules of the classes that are there, in their order and their groups [VIEW-01]', () => {
  const styles = createCriticalStyles(css)('<nav class="menu wide"></nav>');
  expect(styles.replaceAll(/\s+/g, ' ')).toBe(
    [
      '@layer reset,base;',
      '@layer reset{*{margin:0}}',
      '.menu{color:red}.menu:not(.open){display:none}.other,.menu a{top:0}',
      '@media (width>=768px){.menu{color:blue}}',
      '@font-face{font-family:F;src:url(f.woff2)}',
    ].join(''),
  );
});
