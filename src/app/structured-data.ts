/** Structured data of a page in the vocabulary of schema.org (BEY-14). */

import type { Breadcrumb, CategoryPage, Product } from '#machines/domain/catalog.ts';
import type { Content } from '#machines/domain/subject.ts';
import type { Money } from '#machines/domain/money.ts';
import { imageOf, paths } from '#paths.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The fields of a product that structured data uses. */
type Goods = Pick<
  Product,
  | 'name'
  | 'sku'
  | 'path'
  | 'price'
  | 'isPriceFrom'
  | 'isRental'
  | 'isInStock'
  | 'metaDescription'
  | 'breadcrumbs'
> & { readonly gallery: readonly { readonly url: string }[] };

/** A page that has structured data. */
export type Described =
  | { readonly kind: 'product'; readonly product: Goods }
  | { readonly kind: 'category'; readonly category: Pick<CategoryPage, 'name' | 'path' | 'breadcrumbs'> };

const context = 'https://schema.org';

/** Makes a path of this shop an absolute address. */
export type Absolute = (path: string) => string;

const amountOf = ({ cents }: Money): string => (cents / 100).toFixed(2);

const crumbsOf = (trail: readonly Breadcrumb[], absolute: Absolute): Thing => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** A rental costs an amount per month; as a plain price it would read as the product's price. */
const monthly = { '@type': 'UnitPriceSpecification', unitCode: 'MON' };

const priceOf = ({ price, isPriceFrom, isRental }: Goods): Thing => {
  const priceCurrency = price.currency;
  const amount = amountOf(price);
  if (!isRental) return { priceCurrency, [isPriceFrom ? 'lowPrice' : 'price']: amount };
  const specified = { ...monthly, [isPriceFrom ? 'minPrice' : 'price']: amount, priceCurrency };
  return { priceSpecification: specified };
};

const offerOf = (product: Goods, absolute: Absolute): Thing => ({
  '@type': product.isPriceFrom ? 'AggregateOffer' : 'Offer',
  url: absolute(product.path),
  ...priceOf(product),
  availability: `${context}/${product.isInStock ? 'InStock' : 'OutOfStock'}`,
});

/** Wide enough for the pictures on a results page. */
const pictureWidth = 1280;

const picturesOf = ({ gallery }: Goods, absolute: Absolute): Thing => {
  const pictures = gallery.filter(({ url }) => url !== '');
  return pictures.length === 0
    ? {}
    : { image: pictures.map(({ url }) => absolute(imageOf(url, pictureWidth))) };
};

const productOf = (product: Goods, absolute: Absolute): Thing => ({
  '@context': context,
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  url: absolute(product.path),
  ...(product.metaDescription === '' ? {} : { description: product.metaDescription }),
  ...picturesOf(product, absolute),
  offers: offerOf(product, absolute),
});

type OtherKind = Exclude<Content['kind'], Described['kind']>;

/** The company behind the shop. */
export const organisationOf = (name: string, absolute: Absolute): Thing => ({
  '@context': context,
  '@type': 'Organization',
  name,
  url: absolute(paths.home),
  logo: absolute('/icon-512.png'),
});

export const structuredDataOf = (
  content: Described | { readonly kind: OtherKind },
  absolute: Absolute,
): readonly Thing[] => {
  switch (content.kind) {
    case 'product': {
      const { product } = content;
      return [productOf(product, absolute), crumbsOf([...product.breadcrumbs, product], absolute)];
    }
    case 'category': {
      const { category } = content;
      return [crumbsOf([...category.breadcrumbs, category], absolute)];
    }
    default:
      return [];
  }
};
