/** Third tab: delivery methods (SHIP-03, SHIP-05). */

import { selectIsConfirmingShipping } from '#machines/checkout/draft.selectors.ts';
import { isSameMethod, type ShippingMethod } from '#machines/domain/delivery.ts';
import { dayOf } from '#machines/domain/delivery-promise.ts';
import { dayText } from '#machines/domain/delivery-window.ts';
import { formatPrice } from '#machines/domain/money.ts';
import {
  selectChosenMethod,
  selectIsEstimating,
  selectMethods,
} from '#machines/checkout/shipping/shipping.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useDraft, useSelected, useShipping } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import styles from './CheckoutScreen.module.css';
import { DeliveryTime } from './DeliveryTime.tsx';
import { TabHeading } from './TabHeading.tsx';
import { useMissing } from './use-missing.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { fieldId, nextId } from './field-id.ts';

const keyOf = ({ carrierCode, methodCode }: ShippingMethod): string => `${carrierCode}_${methodCode}`;

export const ShippingTab = () => {
  const format = usePriceFormat();
  const draft = useDraft();
  const shipping = useShipping();
  const methods = useSelected(shipping, selectMethods);
  const chosen = useSelected(shipping, selectChosenMethod);
  const isConfirming = useSelected(draft, selectIsConfirmingShipping);
  // true while methods reload after a code was applied or removed
  const isEstimating = useSelected(shipping, selectIsEstimating);
  const missing = useMissing('shipping.methods');
  const promise = usePromise();
  /** Carrier and, if known, the delivery day of the method. */
  const detailOf = (method: ShippingMethod): string => {
    const date = promise === null ? null : dayOf(promise, method);
    return date === null ? method.carrierTitle : `${method.carrierTitle}, ${dayText(date)}`;
  };
  const isBusy = isConfirming || isEstimating;
  return (
    <section className={styles['panel']}>
      <TabHeading>How should we deliver?</TabHeading>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          draft.send({ type: 'draft.submitShipping' });
        }}
      >
        <RadioCardGroup id={fieldId('shipping.methods')} legend="Delivery method" hideLegend error={missing}>
          {methods.map((method) => (
            <RadioCard
              key={keyOf(method)}
              name="shippingMethod"
              value={keyOf(method)}
              title={method.methodTitle}
              detail={detailOf(method)}
              price={formatPrice(method.price, { format })}
              checked={chosen !== null && isSameMethod(method, chosen)}
              disabled={isBusy}
              onChange={() => shipping.send({ type: 'shipping.chooseMethod', method })}
            />
          ))}
        </RadioCardGroup>
        <DeliveryEstimate />
        <DeliveryTime isBusy={isBusy} />
        <Button
          id={nextId}
          type="submit"
          color="accent"
          size="large"
          busy={isBusy}
          busyText={isEstimating ? 'Working out what delivery costs' : 'Working out your total'}
        >
          Continue to payment
        </Button>
      </form>
    </section>
  );
};
