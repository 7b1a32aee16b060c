/** The order's totals as rows (CHK-12, §5 price display). */

import type { Cart } from '#machines/domain/cart.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { paidByGiftCards } from '#machines/domain/gift-card.ts';
import { formatPrice, type Money } from '#machines/domain/money.ts';
import { inFull, payableText } from '#machines/domain/sums.ts';
import { totalWith, totalWithoutShipping, type Totals } from '#machines/domain/totals.ts';
import type { TotalsRow } from '#ui/TotalsList.tsx';

const rowOfGiftCards = (paid: Money | null, format: string): readonly TotalsRow[] =>
  paid === null ? [] : [{ label: 'Gift cards', amount: inFull(paid, format), emphasis: 'saving' }];

const rowOfDiscount = (discount: Money | null, format: string): readonly TotalsRow[] =>
  discount === null || discount.cents === 0
    ? []
    : [{ label: 'Discount', amount: inFull(discount, format), emphasis: 'saving' }];

/** Before the server has computed the totals with a method. */
export const rowsBeforeShipping = (
  cart: Cart,
  isPickup: boolean,
  isNamed: boolean,
  format: string,
  method: ShippingMethod | null,
): readonly TotalsRow[] => [
  { label: 'Subtotal', amount: inFull(cart.subtotal, format) },
  ...rowOfDiscount(cart.discount, format),
  ...(cart.isVirtual
    ? []
    : [
        {
          label: isPickup ? 'Collection' : 'Delivery',
          amount:
            method === null ? 'Calculated next' : formatPrice(method.price, { format, forceDecimals: true }),
        },
      ]),
  ...rowOfGiftCards(paidByGiftCards(cart.giftCards), format),
  {
    label: 'Total',
    amount: payableText(totalWith(cart, method), isNamed, format),
    emphasis: 'total',
    note: method === null ? undefined : 'Settles when you continue',
  },
];

interface SummedUp {
  readonly totals: Totals;
  readonly isVirtual: boolean;
  readonly isPickup: boolean;
  readonly taxName: string;
  readonly isNamed: boolean;
  readonly format: string;
}

export const rowsOf = ({
  totals,
  isVirtual,
  isPickup,
  taxName,
  isNamed,
  format,
}: SummedUp): readonly TotalsRow[] => [
  { label: 'Subtotal', amount: inFull(totals.subtotal, format) },
  ...rowOfDiscount(totals.discount, format),
  ...(isVirtual
    ? []
    : [
        {
          label: isPickup ? 'Collection' : 'Delivery',
          amount: formatPrice(totals.shipping, { format, forceDecimals: true }),
          note:
            totals.shipping.cents === 0
              ? undefined
              : `${inFull(totalWithoutShipping(totals), format)} without ${isPickup ? 'collection' : 'delivery'}`,
        },
      ]),
  ...rowOfGiftCards(totals.giftCards ?? null, format),
  {
    label: 'Total',
    amount: payableText(totals.grandTotal, isNamed, format),
    emphasis: 'total',
    note: totals.tax.cents === 0 ? undefined : `Includes ${inFull(totals.tax, format)} ${taxName}`,
  },
];

/** Hides the stale total while a new one loads (BEY-05). */
export const withoutOldTotal = (row: TotalsRow): TotalsRow =>
  row.emphasis === 'total' ? { ...row, amount: 'Updating …' } : row;
