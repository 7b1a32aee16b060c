/** The store code of the page, which the shop sends with every request (CHK-11). */

import {
  configurationElement,
  readPageConfiguration,
  type PageConfiguration,
} from '#services/page/page-configuration.ts';

const element = new RegExp(
  `<script\\b[^>]*\\bid="?${configurationElement}\\b[^>]*>([\\s\\S]*?)</script>`,
  'i',
);

/** Magento's code of the only store, used if the page names none. */
export const defaultStore = 'default';

/** The page's own configuration data. */
export const configurationIn = (html: string): PageConfiguration =>
  readPageConfiguration(element.exec(html)?.[1] ?? null);

export const storeOf = (html: string): string => configurationIn(html).storeCode ?? defaultStore;
