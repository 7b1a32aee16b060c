/**
 * Reads which products a widget shows, from its rendering; their
 * prices are requested again (§2 product carousel options).
 */

import { sliderOptionsOf } from './banners.ts';
import { oneOf, type Reader } from './reading.ts';
import { checkedValue } from './style-values.ts';
import { stylingOf } from './styling.ts';

const skuIn = (item: Element): string =>
  item.querySelector('[data-product-sku]')?.getAttribute('data-product-sku') ?? '';

/** The last part of the product's address, in any category. */
const urlKeyIn = (item: Element): string => {
  const link = item.querySelector('a.product-item-link') ?? item.querySelector('a[href]');
  const path = (link?.getAttribute('href') ?? '').replace(/[?#].*$/s, '').replace(/\/+$/, '');
  const key = path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/, '');
  return /^[\w-]{1,250}$/.test(key) ? key : '';
};

const once = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '');

export const readProducts: Reader = (main, key, reading) => {
  const listed = [...main.querySelectorAll('.product-item')];
  const items = listed.length > 0 ? listed : [main];
  const skus = items.map(skuIn);
  const urlKeys = items.map(urlKeyIn);
  // products out of stock have no form and no sku: then all are read by url_key to keep their order
  const isByAddress = skus.some((sku, place) => sku === '' && urlKeys[place] !== '');
  const mode = main.getAttribute('data-carousel-mode');
  const padding = main.getAttribute('data-center-padding') ?? '';
  return {
    type: 'products',
    key,
    ...stylingOf(main, reading),
    appearance: oneOf(['grid', 'carousel'] as const, main.getAttribute('data-appearance'), 'grid'),
    skus: isByAddress ? [] : once(skus),
    urlKeys: isByAddress ? once(urlKeys) : [],
    carousel: {
      ...sliderOptionsOf(main),
      mode: oneOf(['default', 'continuous'] as const, mode, 'default'),
      centerPadding: checkedValue('padding-left', padding) ?? '90px',
    },
  };
};
