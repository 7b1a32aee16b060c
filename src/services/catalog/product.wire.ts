/** Decodes a product page from GraphQL (CAT-02, CAT-06). */

import type { Breadcrumb, Product, ProductCard } from '#machines/domain/catalog.ts';
import type { Offer, OptionGroup, Variant } from '#machines/domain/offer.ts';
import type { AttributeLabels } from './attribute-labels.ts';
import { toBundlePrice } from './bundle-price.wire.ts';
import { toProductCard } from './catalog.wire.ts';
import { toDownloadPath, toPath } from './media.wire.ts';
import { toMoney } from '../http/money.wire.ts';
import {
  toLinkGroups,
  toMemberGroup,
  toPartGroups,
  toQuestions,
  toVariantGroups,
  type WireProduct,
} from './option-groups.wire.ts';
import { inOrder, isPresent, toImages, toTiers } from './product-parts.wire.ts';
import { summaryOf } from './product-summary.ts';

/** The label of an attribute without one: 'minimum_age' becomes 'Minimum age'. */
const labelOfCode = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type WireAttribute = NonNullable<
  NonNullable<NonNullable<WireProduct['custom_attributesV2']>['items']>[number]
>;

/** The typed value, or the labels of the chosen options. */
const valueOf = (attribute: WireAttribute): string => {
  if ('value' in attribute) return attribute.value;
  if (!('selected_options' in attribute)) return '';
  return attribute.selected_options.flatMap((option) => option?.label || []).join(', ');
};

const toAttributes = ({ custom_attributesV2 }: WireProduct, labels: AttributeLabels): Product['attributes'] =>
  (custom_attributesV2?.items ?? [])
    .filter(isPresent)
    .map((attribute) => ({
      label: labels.get(attribute.code) ?? labelOfCode(attribute.code),
      value: valueOf(attribute),
    }))
    .filter(({ value }) => value !== '');

const toGallery = ({ media_gallery }: WireProduct, card: ProductCard): Product['gallery'] => {
  const images = toImages(media_gallery, card.name);
  return images.length > 0 ? images : [{ ...card.image, position: null }];
};

/** The breadcrumb of the deepest category, with its parents, although a product may be in many. */
export const toProductBreadcrumbs = ({
  categories,
}: Pick<WireProduct, 'categories'>): readonly Breadcrumb[] => {
  // the root category has no address and is not part of the breadcrumb
  const shelves = (categories ?? [])
    .filter(isPresent)
    .filter(({ url_path, url_suffix }) => toPath(url_path, url_suffix) !== null);
  const deepest = Math.max(...shelves.map(({ level }) => level ?? 0));
  const shelf = shelves.find(({ level }) => (level ?? 0) === deepest);
  if (shelf === undefined) return [];
  return [
    ...inOrder(shelf.breadcrumbs, (crumb) => crumb.category_level).map((crumb) => ({
      name: crumb.category_name,
      url_path: crumb.category_url_path,
    })),
    shelf,
  ].flatMap(({ name, url_path }) => {
    const path = toPath(url_path, shelf.url_suffix);
    return path === null ? [] : [{ name: name ?? '', path }];
  });
};

const toVariants = (wire: WireProduct): readonly Variant[] =>
  !('variants' in wire)
    ? []
    : (wire.variants ?? []).filter(isPresent).flatMap(({ attributes, product }) => {
        if (product === null) return [];
        const { final_price, regular_price } = product.price_range.minimum_price;
        const [price, regular] = [toMoney(final_price), toMoney(regular_price)];
        return [
          {
            uids: (attributes ?? []).filter(isPresent).map(({ uid }) => uid),
            sku: product.sku ?? '',
            name: product.name ?? '',
            gallery: toImages(product.media_gallery, product.name ?? ''),
            price,
            regularPrice: regular.cents === price.cents ? null : regular,
            tiers: toTiers(product.price_tiers),
            isInStock: product.stock_status === 'IN_STOCK',
            onlyLeft: product.only_x_left_in_stock,
            incentive: product.incentive ?? null,
          },
        ];
      });

/** Option groups of the kind of product; a gift card needs a second query. */
const toGroupsOfKind = (wire: WireProduct): readonly OptionGroup[] => {
  if ('variants' in wire) return toVariantGroups(wire);
  if ('parts' in wire) return toPartGroups(wire);
  if ('members' in wire) return [toMemberGroup(wire)];
  if ('downloadable_product_links' in wire) return toLinkGroups(wire);
  return [];
};

export const isGiftCard = ({ kind }: WireProduct): boolean => kind === 'GiftCardProduct';

const toOffer = (wire: WireProduct, card: ProductCard, own: readonly OptionGroup[]): Offer => {
  const groups = toGroupsOfKind(wire);
  return {
    sku: card.sku,
    name: card.name,
    price: card.price,
    regularPrice: card.regularPrice,
    isPricedByChoice: 'members' in wire || isGiftCard(wire),
    tiers: card.tiers,
    reductions: [],
    groups: [...own, ...groups, ...toQuestions(wire)],
    variants: toVariants(wire),
    ...('parts' in wire && toBundlePrice(wire, groups, card)),
  };
};

/** A gift card with a field for the recipient's email is sent by mail. */
const isSentByMail = (groups: readonly OptionGroup[]): boolean =>
  groups.some((group) => group.kind === 'text' && group.look === 'email');

const isShipped = ({ kind }: WireProduct, own: readonly OptionGroup[]): boolean =>
  kind !== 'VirtualProduct' && kind !== 'DownloadableProduct' && !isSentByMail(own);

const toFiles = (wire: WireProduct): Product['files'] =>
  !('downloadable_product_links' in wire) || wire.links_purchased_separately === 1
    ? []
    : inOrder(wire.downloadable_product_links, (link) => link.sort_order).map(({ title, sample_url }) => ({
        title: title ?? '',
        url: toDownloadPath(sample_url),
      }));

const toSamples = (wire: WireProduct): Product['samples'] =>
  !('downloadable_product_samples' in wire)
    ? []
    : inOrder(wire.downloadable_product_samples, (sample) => sample.sort_order).map(
        ({ title, sample_url }) => ({ title: title ?? '', url: toDownloadPath(sample_url) }),
      );

/** Only the deprecated price has the flag: no store setting says whether prices include tax. */
const isTaxIncluded = ({ price }: WireProduct): boolean =>
  (price?.regularPrice?.adjustments ?? []).some(
    (adjustment) => adjustment?.code === 'TAX' && adjustment.description === 'INCLUDED',
  );

interface Beside {
  /** Option groups of a gift card. */
  readonly own?: readonly OptionGroup[];
  readonly labels?: AttributeLabels;
}

/** All fields except the descriptions, which are sanitised first (CONTENT-02). */
export const toProduct = (
  wire: WireProduct,
  { own = [], labels = new Map() }: Beside = {},
): Omit<Product, 'shortDescription' | 'description'> => {
  const card = toProductCard(wire);
  const related = (wire.related_products ?? []).filter(isPresent).map(toProductCard);
  return {
    ...card,
    gallery: toGallery(wire, card),
    attributes: toAttributes(wire, labels),
    breadcrumbs: toProductBreadcrumbs(wire),
    related,
    // products of the related row are not shown twice
    upsell: (wire.upsell_products ?? [])
      .filter(isPresent)
      .map(toProductCard)
      .filter(({ sku }) => related.every((other) => other.sku !== sku)),
    offer: toOffer(wire, card, own),
    isShipped: isShipped(wire, own),
    files: toFiles(wire),
    samples: toSamples(wire),
    incentive: wire.incentive ?? null,
    onlyLeft: wire.only_x_left_in_stock,
    isTaxIncluded: isTaxIncluded(wire),
    // an emptied field is stored as ''
    metaTitle: wire.meta_title || card.name,
    metaDescription: summaryOf(wire),
  };
};
