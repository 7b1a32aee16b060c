/** Last tab: payment method, billing address and the Place order button (PAY-02, CHK-07). */

import {
  selectIsPlacing,
  selectIsBillingSame,
  selectAreSumsPending,
  selectTotals,
} from '#machines/checkout/draft.selectors.ts';
import type { Money } from '#machines/domain/money.ts';
import { payableText } from '#machines/domain/sums.ts';
import { selectIsOutcomeUnknown } from '#machines/checkout/order/order.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useIsCurrencyNamed } from '#shop/use-currency.ts';
import { useDraft, useOrder, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import styles from './CheckoutScreen.module.css';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import { TabHeading } from './TabHeading.tsx';
import { usePlaceOrder } from './use-place-order.ts';

const Sum = ({ total }: { readonly total: Money }) =>
  `, ${payableText(total, useIsCurrencyNamed(total), usePriceFormat())}`;

const PlaceOrder = () => {
  const draft = useDraft();
  const placeOrder = usePlaceOrder();
  const totals = useSelected(draft, selectTotals);
  const isPlacing = useSelected(draft, selectIsPlacing);
  const isPending = useSelected(draft, selectAreSumsPending);
  return (
    <Button
      color="accent"
      size="large"
      wide
      busy={isPlacing}
      busyText="Placing your order"
      onClick={placeOrder}
    >
      {/* never shows a stale total */}
      Place order{totals !== null && !isPending && <Sum total={totals.grandTotal} />}
    </Button>
  );
};

export const PaymentTab = ({ isCurrent }: { readonly isCurrent: boolean }) => {
  const draft = useDraft();
  const isBillingSame = useSelected(draft, selectIsBillingSame);
  // inert while placing: changes would show here but not apply to the pending order
  const isPlacing = useSelected(draft, selectIsPlacing);
  const isUnknown = useSelected(useOrder(), selectIsOutcomeUnknown);
  return (
    <section className={styles['panel']}>
      {isCurrent && <TabHeading>How would you like to pay?</TabHeading>}
      <div className={styles['given']} inert={isPlacing}>
        <PaymentMethods />
        <BillingAddress isSame={isBillingSame} />
        <PaymentTerms />
      </div>
      {isUnknown ? <OutcomeUnknown /> : <PlaceOrder />}
    </section>
  );
};
