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
  default_country: null,
  is_guest_checkout_enabled: null,
  base_url: null,
  secure_base_url: null,
  base_link_url: null,
  secure_base_link_url: null,
  base_media_url: null,
  secure_base_media_url: null,
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
])('SHELL-13 pages of a shop that says %j are told by %j', (said, suffix) => {
  expect(toStoreConfig({ ...config, ...said }, site).titleSuffix).toBe(suffix);
});
