/** A cart as it stands now: lines at today's prices, addresses, shipping and totals. */
import { asc, eq } from 'drizzle-orm';
import type { ProductRow } from '../catalog/catalog.ts';
import { finalPrice } from '../catalog/catalog.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';
import type { RatedMethod } from '../rules/shipping-rates.ts';
import { addUp, type RowTotal, type Totals } from '../rules/totals.ts';
import { readAddresses, type QuoteAddress } from './quote-addresses.ts';
import type { Quote } from './quotes.ts';
import { quoteShipping } from './shipping-quotes.ts';

export interface CartLine {
  readonly id: number;
  readonly quantity: number;
  readonly product: ProductRow;
  readonly row: RowTotal;
}

export interface Cart {
  readonly quote: Quote;
  readonly lines: readonly CartLine[];
  readonly shippingAddress: QuoteAddress | null;
  readonly billingAddress: QuoteAddress | null;
  /** Empty without lines or an address we deliver to. */
  readonly methods: readonly RatedMethod[];
  /** Null where none was chosen, or the chosen one is not offered any more. */
  readonly method: RatedMethod | null;
  readonly totals: Totals;
}

/** A product switched off vanishes from the cart without a word, as in Magento. */
async function readItems(queries: Queries, quoteId: number) {
  const rows = await queries
    .select({ item: quoteItem, product })
    .from(quoteItem)
    .innerJoin(product, eq(product.id, quoteItem.productId))
    .where(eq(quoteItem.quoteId, quoteId))
    .orderBy(asc(quoteItem.id));
  return rows.filter((row) => row.product.isActive);
}

export async function readCart(queries: Queries, quote: Quote): Promise<Cart> {
  const items = await readItems(queries, quote.id);
  const { shipping, billing } = await readAddresses(queries, quote.id);
  const priced = items.map((row) => ({ price: finalPrice(row.product), quantity: row.item.quantity }));
  const countryId = shipping?.address.countryId ?? null;
  const { subtotalInclTax } = addUp(priced, 0, countryId);
  const methods =
    shipping && items.length > 0 ? await quoteShipping(queries, shipping.address, subtotalInclTax) : [];
  const method =
    methods.find(
      ({ carrierCode, methodCode }) =>
        carrierCode === quote.shippingCarrier && methodCode === quote.shippingMethod,
    ) ?? null;
  const totals = addUp(priced, method?.price ?? 0, countryId);
  return {
    quote,
    lines: items.flatMap((row, place) => {
      const total = totals.rows[place];
      return total
        ? [{ id: row.item.id, quantity: row.item.quantity, product: row.product, row: total }]
        : [];
    }),
    shippingAddress: shipping,
    billingAddress: billing,
    methods,
    method,
    totals,
  };
}

/** What keeps a line from being ordered as it is; null where nothing does. */
export function lineProblem({ product: { stock }, quantity }: CartLine): string | null {
  if (stock <= 0) return 'There are no source items with the in stock status';
  return stock < quantity ? 'The requested qty is not available' : null;
}
