/** The store of the page that this door shows: what the shop on it names in every question it asks (CHK-11). */

import {
  configurationElement,
  readPageConfiguration,
  type PageConfiguration,
} from '#services/page/page-configuration.ts';

const element = new RegExp(
  `<script\\b[^>]*\\bid="?${configurationElement}\\b[^>]*>([\\s\\S]*?)</script>`,
  'i',
);

/** Magento's own name of the only store, where the page names none. */
export const defaultStore = 'default';

/** What the merchant has set, as far as the page says. */
export const configurationIn = (html: string): PageConfiguration =>
  readPageConfiguration(element.exec(html)?.[1] ?? null);

export const storeOf = (html: string): string => configurationIn(html).storeCode ?? defaultStore;
