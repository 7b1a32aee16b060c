/**
 * Computes unit prices, current and regular: tier and special prices, variant and options (CAT-06,
 * CART-09).
 */
import type { ProductRow } from '../catalog/product-reader.ts';
import type { ItemOptions } from '../database/schema/cart.ts';

interface UsualPriced {
  readonly product: ProductRow;
  readonly variant: ProductRow | null;
  readonly options: ItemOptions;
  readonly parts: readonly {
    readonly product: ProductRow;
    readonly quantity: number;
    readonly price: number;
  }[];
}

/** The lowest of the regular, the special and the tier price for this quantity. */
export function priceAt({ price, specialPrice, tiers }: ProductRow, quantity: number): number {
  const earned = tiers.filter((tier) => tier.quantity <= quantity).map((tier) => tier.price);
  return Math.min(price, specialPrice ?? price, ...earned);
}

/** A percentage applies to the price before options; it is stored like money, 1250 for 12.5 %. */
function optionPrice(
  option: { readonly price: number; readonly priceType: 'FIXED' | 'PERCENT' },
  base: number,
): number {
  return option.priceType === 'FIXED' ? option.price : Math.round((base * option.price) / 10_000);
}

function customOptionsPrice({ customOptions }: ProductRow, options: ItemOptions, base: number): number {
  return (options.custom ?? []).reduce((total, answer) => {
    const option = customOptions.find(({ id }) => id === answer.optionId);
    if (!option) return total;
    const values = option.values.filter(({ id }) => answer.valueIds?.includes(id));
    const prices = answer.text === undefined ? values : [option];
    return total + prices.reduce((sum, priced) => sum + optionPrice(priced, base), 0);
  }, 0);
}

function linksPrice({ downloads }: ProductRow, options: ItemOptions): number {
  if (!downloads?.areLinksPurchasedSeparately) return 0;
  return downloads.links
    .filter(({ id }) => options.linkIds?.includes(id))
    .reduce((total, { price }) => total + price, 0);
}

/** The price of the parts of one bundle. */
export function partsPrice(parts: readonly { readonly price: number; readonly quantity: number }[]): number {
  return parts.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

/** The amount due with the order: for a rental the first month, which may be free (GEN-02). */
function ownPrice(product: ProductRow, { giftCard }: ItemOptions, price: number): number {
  return (product.rental?.freeMonths ?? 0) > 0 ? 0 : (giftCard?.amount ?? price);
}

/** Not for bundles, whose parts have their own prices. */
export function itemPrice(
  product: ProductRow,
  variant: ProductRow | null,
  options: ItemOptions,
  quantity: number,
): number {
  const base = ownPrice(product, options, priceAt(variant ?? product, quantity));
  return base + customOptionsPrice(product, options, base) + linksPrice(product, options);
}

/**
 * The regular unit price with options, without sale or tier prices. As in Magento 2.4.8, for a
 * bundle that of its parts.
 */
export function usualPrice({ product, variant, options, parts }: UsualPriced): number {
  if (product.bundle?.isFixedPrice) return product.price + partsPrice(parts);
  if (parts.length > 0) return parts.reduce((total, part) => total + part.product.price * part.quantity, 0);
  const base = ownPrice(product, options, (variant ?? product).price);
  return base + customOptionsPrice(product, options, base) + linksPrice(product, options);
}
