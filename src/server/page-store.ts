/** The store of the page that this door shows: what the shop on it names in every question it asks (CHK-11). */

import { configurationElement, readPageConfiguration } from '#services/page/page-configuration.ts';

const element = new RegExp(
  `<script\\b[^>]*\\bid="?${configurationElement}\\b[^>]*>([\\s\\S]*?)</script>`,
  'i',
);

/** Magento's own name of the only store, where the page names none. */
export const defaultStore = 'default';

export const storeOf = (html: string): string =>
  readPageConfiguration(element.exec(html)?.[1] ?? null).storeCode ?? defaultStore;
