/** Money in whole cents with its currency, and price formatting (§5). The backend does the sums. */

export interface Money {
  /** Whole cents. */
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.cents === other.cents && one.currency === other.currency;

export interface PriceStyle {
  /** Always two decimals. */
  readonly forceDecimals?: boolean;
  /** The shop's price format, with %s for the amount. */
  readonly format: string;
  /** Whether a price of 0 reads 'Free' (items and shipping do, totals do not). */
  readonly zeroIsFree?: boolean;
}

export const defaultPriceFormat = '$%s';

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** '$12.95', '$12', '-$3.50', 'Free'. */
export const formatPrice = (money: Money, style: PriceStyle): string => {
  const { forceDecimals = false, format, zeroIsFree = true } = style;
  if (money.cents === 0 && zeroIsFree) return 'Free';
  const absolute = Math.abs(money.cents);
  const whole = grouped(Math.floor(absolute / 100));
  const rest = absolute % 100;
  const amount = rest === 0 && !forceDecimals ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
  return (money.cents < 0 ? '-' : '') + format.replace('%s', amount);
};

/** Cents from the server's decimal number. */
export const toCents = (value: number): number => Math.round(value * 100);
