/**
 * The products widget in Magento's markup: links, prices and a form with the sku (§2 products,
 * carousel options).
 */
import type { SeedProduct } from '../seed-catalog-types.ts';
import { cssOf, element, type Look } from './markup.ts';

/** Finds a product of the seed, or throws with the missing sku. */
export type FindProduct = (sku: string) => SeedProduct;

export function productFinder(products: readonly SeedProduct[]): FindProduct {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return (sku) => {
    const found = bySku.get(sku);
    if (!found) throw new Error(`A page shows ${sku}, which is not sold.`);
    return found;
  };
}

function item({ sku, name, urlKey, price, specialPrice, images }: SeedProduct): string {
  const href = `/${urlKey}.html`;
  const [picture] = images;
  const label = name.replaceAll('&', '&amp;');
  const photo = picture
    ? element(
        'img',
        {
          class: 'product-image-photo',
          src: `/media/catalog/product/${picture.file}`,
          loading: 'lazy',
          width: '240',
          height: '300',
          alt: picture.label,
        },
        {},
      )
    : '';
  const cost = `$${((specialPrice ?? price) / 100).toFixed(2)}`;
  return [
    '<li class="product-item"><div class="product-item-info">',
    `<a href="${href}" class="product-item-photo">${photo}</a>`,
    '<div class="product-item-details">',
    `<strong class="product-item-name"><a class="product-item-link" href="${href}">${label}</a></strong>`,
    `<div class="price-box price-final_price"><span class="price">${cost}</span></div>`,
    `<form data-role="tocart-form" data-product-sku="${sku}" action="${href}" method="post"></form>`,
    '</div></div></li>',
  ].join('');
}

function list(products: readonly SeedProduct[], kind: 'grid' | 'carousel'): string {
  return [
    `<div class="block widget block-products-list ${kind}"><div class="block-content"><div class="products-${kind} grid">`,
    `<ol class="product-items widget-product-${kind}">`,
    ...products.map((product) => item(product)),
    '</ol></div></div></div>',
  ].join('');
}

export function productGrid(products: readonly SeedProduct[], look: Look = {}): string {
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': 'products',
      'data-appearance': 'grid',
      'data-element': 'main',
    },
    cssOf(look),
    list(products, 'grid'),
  );
}

export interface Carousel {
  /** Milliseconds; absent: no autoplay. */
  readonly autoplaySpeed?: number;
  readonly isInfinite?: boolean;
  readonly hasArrows?: boolean;
  readonly hasDots?: boolean;
  /** `continuous` shows half of the neighbours on both sides, as wide as the padding. */
  readonly mode?: 'default' | 'continuous';
  readonly centerPadding?: string;
  readonly look?: Look;
}

export function productCarousel(products: readonly SeedProduct[], options: Carousel = {}): string {
  const { autoplaySpeed, isInfinite = false, hasArrows = true, hasDots = true, look = {} } = options;
  const { mode = 'default', centerPadding = '90px' } = options;
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': 'products',
      'data-appearance': 'carousel',
      'data-autoplay': String(autoplaySpeed !== undefined),
      'data-autoplay-speed': String(autoplaySpeed ?? 4000),
      'data-infinite-loop': String(isInfinite),
      'data-show-arrows': String(hasArrows),
      'data-show-dots': String(hasDots),
      'data-carousel-mode': mode,
      'data-center-padding': centerPadding,
      'data-element': 'main',
    },
    cssOf(look),
    list(products, 'carousel'),
  );
}
