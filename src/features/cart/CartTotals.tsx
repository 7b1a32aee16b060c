/** Cart totals from the server, dimmed while a change is pending (FMT-02, BEY-05). */

import { selectIsCartBusy } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { paidByGiftCards } from '#machines/domain/gift-card.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { inFull, payableText } from '#machines/domain/sums.ts';
import { isCurrencyNamedFor } from '#shop/currency-named.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { TotalsList } from '#ui/TotalsList.tsx';

export interface CartTotalsProps {
  readonly cart: Cart;
  /** Names the applied codes where no code form is beside them. */
  readonly withCodes?: boolean;
}

export const CartTotals = ({ cart, withCodes = false }: CartTotalsProps) => {
  const format = usePriceFormat();
  const isBusy = useSelected(useCart(), selectIsCartBusy);
  const paid = paidByGiftCards(cart.giftCards);
  const taxes = cart.taxes.filter(({ amount }) => amount.cents !== 0);
  return (
    <TotalsList
      busy={isBusy}
      rows={[
        { label: 'Subtotal', amount: inFull(cart.subtotal, format) },
        ...(cart.discount === null
          ? []
          : [{ label: 'Discount', amount: inFull(cart.discount, format), emphasis: 'saving' as const }]),
        // a code may give a free product instead of a discount
        ...(withCodes && cart.coupons.length > 0
          ? [{ label: 'Promo code', amount: cart.coupons.join(', ') }]
          : []),
        ...(cart.isVirtual
          ? []
          : [
              {
                label: 'Delivery',
                amount:
                  cart.shipping === null
                    ? 'At checkout'
                    : formatPrice(cart.shipping, { format, forceDecimals: true }),
              },
            ]),
        ...(paid === null
          ? []
          : [
              {
                label: 'Gift cards',
                amount: inFull(paid, format),
                note: withCodes ? cart.giftCards.map(({ code }) => code).join(', ') : undefined,
                emphasis: 'saving' as const,
              },
            ]),
        {
          label: 'Total',
          amount: payableText(cart.grandTotal, isCurrencyNamedFor(cart.grandTotal, []), format),
          emphasis: 'total',
          note: taxes.map(({ label, amount }) => `Includes ${inFull(amount, format)} ${label}`).join(', '),
        },
      ]}
    />
  );
};
