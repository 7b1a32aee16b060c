/** What the server says of the shop, as the shop takes it (SHELL-13). */

import { expect, test } from 'vitest';
import { toStoreConfig } from '#services/store.wire.ts';

const config = {
  code: 'default',
  locale: 'en_AU',
  store_name: 'Water',
  title_suffix: ' – Water',
  copyright: '',
  default_display_currency_code: 'AUD',
  grid_per_page: 6,
  cms_no_route: null,
};
const site = {
  hasGiftCards: false,
  hasAuthorityToLeave: false,
  hasAccountServices: false,
  resellersProduct: '',
};

test.each([
  [{ title_suffix: ' – Water' }, ' – Water'],
  [{ title_suffix: null }, ' | Water'],
  [{ title_suffix: '' }, ' | Water'],
  [{ title_suffix: '', store_name: null }, ''],
])('takes from %j the title suffix %j [SHELL-13]', (said, suffix) => {
  expect(toStoreConfig({ ...config, ...said }, site).titleSuffix).toBe(suffix);
});
