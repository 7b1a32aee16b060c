/** What one piece costs, today and usually: tier and special prices, the variant chosen, and what its options add (CAT-06, CART-09). */
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

/** The lowest of the usual, the special and the tier price that this many pieces earn. */
export function priceAt({ price, specialPrice, tiers }: ProductRow, quantity: number): number {
  const earned = tiers.filter((tier) => tier.quantity <= quantity).map((tier) => tier.price);
  return Math.min(price, specialPrice ?? price, ...earned);
}

/** A percentage is of the price before any option; it is kept like money, 1250 for 12.5 %. */
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

/** What the parts of one bundle come to. */
export function partsPrice(parts: readonly { readonly price: number; readonly quantity: number }[]): number {
  return parts.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

/** What is paid with the order: of a rental the first month, which may be free (GEN-02). */
function ownPrice(product: ProductRow, { giftCard }: ItemOptions, price: number): number {
  return (product.rental?.freeMonths ?? 0) > 0 ? 0 : (giftCard?.amount ?? price);
}

/** Of anything but a bundle, whose parts have prices of their own. */
export function itemPrice(
  product: ProductRow,
  variant: ProductRow | null,
  options: ItemOptions,
  quantity: number,
): number {
  const base = ownPrice(product, options, priceAt(variant ?? product, quantity));
  return base + customOptionsPrice(product, options, base) + linksPrice(product, options);
}

/** What one of it costs on no sale and by no quantity, with its options; a bundle what its parts then do, as Magento 2.4.8 tells. */
export function usualPrice({ product, variant, options, parts }: UsualPriced): number {
  if (product.bundle?.isFixedPrice) return product.price + partsPrice(parts);
  if (parts.length > 0) return parts.reduce((total, part) => total + part.product.price * part.quantity, 0);
  const base = ownPrice(product, options, (variant ?? product).price);
  return base + customOptionsPrice(product, options, base) + linksPrice(product, options);
}
