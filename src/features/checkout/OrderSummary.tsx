/** Order items and totals, folded on phones (CHK-12). */

import { ChevronDown } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { outdatedCartMessage } from '#copy/cart.ts';
import { selectCart, selectIsCartBusy, selectIsCartUnread } from '#machines/trade/cart/cart.selectors.ts';
import { selectCheckoutCart } from '#machines/checkout/checkout.selectors.ts';
import {
  selectIsPlacing,
  selectAreSumsPending,
  selectIsPickup,
  selectMethod,
  selectTotals,
} from '#machines/checkout/draft.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { Money } from '#machines/domain/money.ts';
import { inFull, payableText } from '#machines/domain/sums.ts';
import { totalWith } from '#machines/domain/totals.ts';
import { selectAreTotalsFailed } from '#machines/checkout/totals/totals.selectors.ts';
import { imageOf, paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useIsCurrencyNamed } from '#shop/use-currency.ts';
import { useCart, useCheckout, useDraft, useSelected, useTotals } from '#shop/use-shop.ts';
import { useInfoBlock, useTaxName } from '#shop/use-reading.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { OptionList } from '#ui/OptionList.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { Thumbnail } from '#ui/Thumbnail.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './OrderSummary.module.css';
import { fieldId } from './field-id.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { rowsBeforeShipping, rowsOf, withoutOldTotal } from './summary-rows.ts';

const LineTerms = lazyPart(() => import('./LineTerms.tsx'));

/** Zero total while there is no cart. */
const nothing: Money = { cents: 0, currency: '' };

interface LinesProps {
  readonly cart: Cart;
  readonly isBusy: boolean;
  readonly format: string;
}

const Lines = ({ cart, isBusy, format }: LinesProps) => (
  <ul className={styles['lines']} aria-busy={isBusy || undefined}>
    {cart.lines.map(({ id, name, image, options, quantity, rental, rowTotal }) => (
      <li key={id} className={styles['line']}>
        <span className={styles['image']}>
          <Thumbnail srcFor={(width) => imageOf(image ?? '', width)} size={64} />
        </span>
        <div>
          {nonBreakingUnits(name)} <span className={styles['quantity']}>× {quantity}</span>
          <OptionList options={options} />
          {rental && (
            <Suspense>
              <LineTerms quantity={quantity} terms={rental} />
            </Suspense>
          )}
        </div>
        <span className="tabular">{inFull(rowTotal, format)}</span>
      </li>
    ))}
  </ul>
);

/** Opens on wide screens, folds on phones; a fold opened on a phone stays open after rotation. */
const unfoldWhereWide = (fold: HTMLDetailsElement) => {
  const wide = window.matchMedia('(min-width: 1024px)');
  const unfold = (): void => {
    if (wide.matches) fold.open = true;
  };
  unfold();
  wide.addEventListener('change', unfold);
  return () => wide.removeEventListener('change', unfold);
};

/** The totals failed to load; stale ones are shown until a retry succeeds (BEY-05). */
const Unsettled = () => {
  const parts = useTotals();
  return (
    <RetryNotice type="warning" onRetry={() => parts.send({ type: 'totals.retry' })}>
      We could not work out your total.
    </RetryNotice>
  );
};

/** The cart failed to reload; applied codes may be missing. */
const Unread = () => {
  const cart = useCart();
  return (
    <RetryNotice type="warning" onRetry={() => cart.send({ type: 'cart.load' })}>
      {outdatedCartMessage}
    </RetryNotice>
  );
};

export interface OrderSummaryProps {
  /** Promo code and gift card forms. */
  readonly codes: ReactNode;
}

export const OrderSummary = ({ codes }: OrderSummaryProps) => {
  const format = usePriceFormat();
  const checkout = useCheckout();
  const draft = useDraft();
  const current = useSelected(useCart(), selectCart);
  const isUnread = useSelected(useCart(), selectIsCartUnread);
  const isRereading = useSelected(useCart(), selectIsCartBusy);
  const ordered = useSelected(checkout, selectCheckoutCart);
  const cart = current ?? ordered;
  const totals = useSelected(draft, selectTotals);
  const isPending = useSelected(draft, selectAreSumsPending);
  const isPickup = useSelected(draft, selectIsPickup);
  const isPlacing = useSelected(draft, selectIsPlacing);
  const isFailed = useSelected(useTotals(), selectAreTotalsFailed);
  const info = useInfoBlock('checkout');
  const taxName = useTaxName();
  const method = useSelected(draft, selectMethod);
  const total = totals?.grandTotal ?? (cart === null ? nothing : totalWith(cart, method));
  const isNamed = useIsCurrencyNamed(total);
  if (cart === null) return null;
  const rows =
    totals === null
      ? rowsBeforeShipping(cart, isPickup, isNamed, format, method)
      : rowsOf({ totals, isVirtual: cart.isVirtual, isPickup, taxName, isNamed, format });
  return (
    <section className={styles['summary']} aria-label="Order summary">
      <details className={styles['fold']} ref={unfoldWhereWide}>
        <summary id={fieldId('order.summary')} className={styles['fold-head']}>
          <h2 className={styles['heading']}>Order summary</h2>
          <span className={styles['fold-total']}>
            {isPending ? 'Updating …' : payableText(total, isNamed, format)}
          </span>
          <ChevronDown aria-hidden="true" size={24} />
        </summary>
        <Lines cart={cart} isBusy={isRereading} format={format} />
        {!cart.isVirtual && (
          <div className={styles['day']}>
            <DeliveryEstimate />
          </div>
        )}
        <TotalsList busy={isPending} rows={isPending ? rows.map(withoutOldTotal) : rows} />
        <div className={styles['codes']}>{codes}</div>
        {info !== null && (
          <div className={styles['info']}>
            <DrawnContent tree={info} />
          </div>
        )}
      </details>
      {/* outside the fold: a closed fold hides the message from screen readers */}
      <VisuallyHidden>
        <output>{isPending ? 'Your total is being worked out.' : ''}</output>
      </VisuallyHidden>
      {isFailed && <Unsettled />}
      {isUnread && <Unread />}
      {!isPlacing && (
        <a
          href={paths.cart}
          className={styles['back']}
          onClick={() => checkout.send({ type: 'checkout.cancel' })}
        >
          Back to your cart
        </a>
      )}
    </section>
  );
};
