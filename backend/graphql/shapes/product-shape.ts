/** A product as GraphQL shows it; what costs another look is a function, run only where it is asked for. */
import type { Catalog, ProductRow } from '../../catalog/catalog.ts';
import { finalPrice } from '../../catalog/catalog.ts';
import { money, toAmount } from '../../rules/money.ts';
import { currencyOf, settingText, type Settings } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import { categoryShape } from './category-shape.ts';

/** From this many on, the shop says how few are left. */
const fewLeft = 5;

function imageShape(row: ProductRow, place: number, settings: Settings) {
  const picture = row.pictures[place];
  if (!picture) return null;
  return {
    __typename: 'ProductImage',
    url: `${settingText(settings, 'secure_base_media_url', '/media/')}catalog/product/${picture.file}`,
    label: picture.label,
    position: place + 1,
    disabled: false,
  };
}

function priceShape(row: ProductRow, currency: string) {
  const final = finalPrice(row);
  const off = row.price - final;
  return {
    regular_price: money(row.price, currency),
    final_price: money(final, currency),
    discount: {
      amount_off: toAmount(off),
      percent_off: row.price === 0 ? 0 : Math.round((off / row.price) * 10_000) / 100,
    },
  };
}

export function productShape(row: ProductRow, catalog: Catalog, settings: Settings) {
  const image = imageShape(row, 0, settings);
  const price = priceShape(row, currencyOf(settings));
  const urlSuffix = settingText(settings, 'product_url_suffix');
  return {
    __typename: 'SimpleProduct',
    id: row.id,
    uid: toUid(row.id),
    attribute_set_id: 4,
    type_id: row.type,
    sku: row.sku,
    name: row.name,
    url_key: row.urlKey,
    url_suffix: urlSuffix,
    canonical_url: null,
    meta_title: row.name,
    meta_description: row.shortDescription,
    meta_keyword: null,
    description: { html: row.description },
    short_description: { html: row.shortDescription },
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: row.pictures.map((_, place) => imageShape(row, place, settings)),
    price_range: { minimum_price: price, maximum_price: price },
    price_tiers: [],
    special_price: row.specialPrice === null ? null : toAmount(row.specialPrice),
    new_from_date: null,
    stock_status: row.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    only_x_left_in_stock: row.stock > 0 && row.stock <= fewLeft ? row.stock : null,
    is_rental_product: row.isRental ? 1 : 0,
    rating_summary: 0,
    review_count: 0,
    weight: null,
    custom_attributesV2: {
      items: row.attributes.map(({ code, value }) => ({ __typename: 'AttributeValue', code, value })),
      errors: [],
    },
    categories: () =>
      catalog.categoriesOf(row.id).map((category) => categoryShape(category, catalog, settings)),
    related_products: () =>
      row.relatedSkus
        .flatMap((sku) => catalog.bySku.get(sku) ?? [])
        .filter(({ isActive }) => isActive)
        .map((related) => productShape(related, catalog, settings)),
    upsell_products: [],
    crosssell_products: [],
    relative_url: `${row.urlKey}${urlSuffix}`,
    redirect_code: 0,
    type: 'PRODUCT',
  };
}
