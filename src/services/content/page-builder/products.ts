/** Products among content: which ones, as the widget's rendering names them; what they cost is asked anew (§2 product carousel options). */

import { sliderOptionsOf } from './banners.ts';
import { oneOf, type Reader } from './reading.ts';
import { checkedValue } from './style-values.ts';
import { stylingOf } from './styling.ts';

const skuIn = (item: Element): string =>
  item.querySelector('[data-product-sku]')?.getAttribute('data-product-sku') ?? '';

/** The last part of the product's address, whichever category it goes through. */
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
  // what is out of stock has no form and so no sku: then all go by their address, or their order would be lost
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
