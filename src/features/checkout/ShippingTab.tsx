/** The third tab: how the order is brought (SHIP-03, SHIP-05). */

import { selectIsCollected, selectIsConfirmingShipping } from '#machines/checkout/checkout.selectors.ts';
import { isSameMethod, type ShippingMethod } from '#machines/domain/delivery.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { checkoutFieldIds } from '#machines/domain/obstacle.ts';
import { selectChosenMethod, selectMethods } from '#machines/shipping/shipping.selectors.ts';
import { useCheckout, useSelected, useShipping } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import styles from './CheckoutScreen.module.css';
import { DeliveryTime } from './DeliveryTime.tsx';
import { TabHeading } from './TabHeading.tsx';

const keyOf = ({ carrierCode, methodCode }: ShippingMethod): string => `${carrierCode}_${methodCode}`;

export const ShippingTab = () => {
  const checkout = useCheckout();
  const shipping = useShipping();
  const methods = useSelected(shipping, selectMethods);
  const chosen = useSelected(shipping, selectChosenMethod);
  const isBusy = useSelected(checkout, selectIsConfirmingShipping);
  const isCollected = useSelected(checkout, selectIsCollected);
  return (
    <section className={styles['panel']}>
      <TabHeading>How should we deliver?</TabHeading>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          checkout.send({ type: 'checkout.submitShipping' });
        }}
      >
        <RadioCardGroup id={checkoutFieldIds.methods} legend="Delivery method" hideLegend>
          {methods.map((method) => (
            <RadioCard
              key={keyOf(method)}
              name="shippingMethod"
              value={keyOf(method)}
              title={method.methodTitle}
              detail={method.carrierTitle}
              price={formatPrice(method.price)}
              checked={chosen !== null && isSameMethod(method, chosen)}
              disabled={isBusy}
              onChange={() => shipping.send({ type: 'shipping.chooseMethod', method })}
            />
          ))}
        </RadioCardGroup>
        {!isCollected && <DeliveryTime isBusy={isBusy} />}
        <Button type="submit" color="accent" size="large" busy={isBusy} busyText="Working out your total">
          Continue to payment
        </Button>
      </form>
    </section>
  );
};
