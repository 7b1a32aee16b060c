/**
 * Reads a cart as it stands now: items at today's prices, addresses, shipping, coupon, gift cards,
 * totals.
 *
 * An order takes everything from it. `needs` is the stock to consume, `problem` prevents the order,
 * `giftCards` are charged in their order, and `totals.grandTotal` is the amount left to pay.
 */
import { isCommercial } from '../customer/customer-attributes.ts';
import { findCustomer, type CustomerRow } from '../customer/customers.ts';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { spreadDiscount } from '../rules/discount.ts';
import type { RatedMethod } from '../rules/shipping-rates.ts';
import type { TaxRules } from '../rules/tax.ts';
import { addUp, type DiscountOf, type RowTotal, type Totals } from '../rules/totals.ts';
import { currencyOf, readSettings, type Settings } from '../store/settings.ts';
import { pricedLine, readLines, type UnpricedLine } from './cart-lines.ts';
import { coveredRows, findCoupon, isUsable, type Coupon } from './coupons.ts';
import { applyGiftCards, type AppliedGiftCard } from './gift-cards.ts';
import { minimumOrder, type MinimumOrder } from './minimum-order.ts';
import { readAddresses, type QuoteAddress } from './quote-addresses.ts';
import type { Quote } from './quotes.ts';
import { pickupMethod, quoteShipping } from './shipping-quotes.ts';
import { stockMessages } from './stock-needs.ts';
import { taxLabelOf, taxRulesOf } from './tax-settings.ts';

export interface CartLine extends UnpricedLine {
  readonly row: RowTotal;
}

export interface CartTotals extends Totals {
  /** Cents paid by gift cards, as a positive number. */
  readonly giftCards: number;
  /** The amount left to pay after discount and gift cards. */
  readonly grandTotal: number;
}

export interface Cart {
  readonly quote: Quote;
  readonly lines: readonly CartLine[];
  /** No item needs delivery; an empty cart is not virtual. */
  readonly isVirtual: boolean;
  readonly shippingAddress: QuoteAddress | null;
  readonly billingAddress: QuoteAddress | null;
  /** Empty without items or without an address the shop delivers to. */
  readonly methods: readonly RatedMethod[];
  /** Null where none was chosen or the chosen one is no longer offered. */
  readonly method: RatedMethod | null;
  /** Null where none was applied or the applied one is no longer valid. */
  readonly coupon: Coupon | null;
  readonly giftCards: readonly AppliedGiftCard[];
  readonly totals: CartTotals;
  /** Null for a guest cart. */
  readonly customer: CustomerRow | null;
  readonly minimum: MinimumOrder;
  readonly taxRules: TaxRules;
  readonly taxLabel: string;
  readonly settings: Settings;
  readonly currency: string;
}

/** What an estimate uses instead of the cart's own address and method. */
export interface EstimateBasis {
  readonly address: StoredAddress;
  readonly method?: { readonly carrier: string; readonly method: string } | null;
}

/** The valid coupon and its discount per row. */
async function readDiscount(
  queries: Queries,
  quote: Quote,
  lines: readonly UnpricedLine[],
  subtotalInclTax: number,
  now: Date,
): Promise<{ readonly coupon: Coupon; readonly discountOf: DiscountOf } | null> {
  const coupon = quote.couponCode === null ? null : await findCoupon(queries, quote.couponCode);
  if (coupon === null || !(await isUsable(queries, coupon, { quote, subtotalInclTax, now }))) return null;
  const covered = await coveredRows(queries, coupon, lines);
  if (!covered.includes(true)) return null;
  return { coupon, discountOf: (rows) => spreadDiscount(coupon, rows, covered) };
}

async function readMethods(
  queries: Queries,
  quote: Quote,
  address: StoredAddress | null,
  subtotalInclTax: number,
  isFree: boolean,
  settings: Settings,
): Promise<readonly RatedMethod[]> {
  const delivered = address ? await quoteShipping(queries, address, subtotalInclTax, isFree, settings) : [];
  return address !== null && quote.pickupLocationCode !== null ? [...delivered, pickupMethod] : delivered;
}

export async function readCart(
  queries: Queries,
  quote: Quote,
  now: Date,
  supposed?: EstimateBasis,
): Promise<Cart> {
  const settings = await readSettings(queries);
  const customer = quote.customerId === null ? null : await findCustomer(queries, quote.customerId);
  const isBusiness = customer !== null && (await isCommercial(queries, customer));
  const lines = await readLines(queries, quote.id);
  const { shipping, billing } = await readAddresses(queries, quote.id);
  const priced = lines.map(pricedLine);
  const isVirtual = lines.length > 0 && lines.every((line) => line.isVirtual);
  const address = supposed?.address ?? shipping?.address ?? null;
  const countryId = (isVirtual ? billing?.address : address)?.countryId ?? null;
  const taxRules = taxRulesOf(settings, countryId);
  const { subtotalInclTax } = addUp(priced, 0, taxRules);
  const discount = await readDiscount(queries, quote, lines, subtotalInclTax, now);
  const methods =
    lines.length === 0 || isVirtual
      ? []
      : await readMethods(
          queries,
          quote,
          address,
          subtotalInclTax,
          discount?.coupon.kind === 'free_shipping',
          settings,
        );
  const wanted = supposed
    ? supposed.method
    : { carrier: quote.shippingCarrier, method: quote.shippingMethod };
  const method =
    methods.find((one) => one.carrierCode === wanted?.carrier && one.methodCode === wanted.method) ?? null;
  const totals = addUp(priced, method?.price ?? 0, taxRules, discount?.discountOf);
  const giftCards = await applyGiftCards(queries, quote.giftCardCodes, totals.grandTotal, now);
  const covered = giftCards.reduce((sum, { applied }) => sum + applied, 0);
  return {
    quote,
    lines: lines.flatMap((line, place) => {
      const row = totals.rows[place];
      return row ? [{ ...line, row }] : [];
    }),
    isVirtual,
    shippingAddress: shipping,
    billingAddress: billing,
    methods,
    method,
    coupon: discount?.coupon ?? null,
    giftCards,
    totals: { ...totals, giftCards: covered, grandTotal: totals.grandTotal - covered },
    customer,
    minimum: minimumOrder(settings, totals.subtotalInclTax - totals.discount, isBusiness),
    taxRules,
    taxLabel: taxLabelOf(settings),
    settings,
    currency: currencyOf(settings),
  };
}

/** Why an item cannot be ordered; null where it can. */
export function lineProblem({ problem }: Pick<UnpricedLine, 'problem'>): string | null {
  return problem === null ? null : stockMessages[problem];
}
