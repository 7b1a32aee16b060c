/** The second tab: where the order goes. Its address is told to the checkout at each step out of a field, so that delivery is estimated early (CHK-16). */

import { useFormik } from 'formik';
import { selectDelivery, selectIsConfirmingDelivery } from '#machines/checkout/checkout.selectors.ts';
import { selectIsUndeliverable } from '#machines/shipping/shipping.selectors.ts';
import { useCheckout, useSelected, useShipping } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressSchema } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutScreen.module.css';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TabHeading } from './TabHeading.tsx';

export const DeliveryTab = () => {
  const checkout = useCheckout();
  const delivery = useSelected(checkout, selectDelivery);
  const isBusy = useSelected(checkout, selectIsConfirmingDelivery);
  const isUndeliverable = useSelected(useShipping(), selectIsUndeliverable);
  const form = useFormik({
    initialValues: delivery,
    validationSchema: addressSchema,
    onSubmit: (address) => checkout.send({ type: 'checkout.submitDelivery', address }),
  });
  return (
    <section className={styles['panel']}>
      <TabHeading>Where should we deliver?</TabHeading>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          focusFirstError(event.currentTarget);
          form.handleSubmit(event);
        }}
      >
        <AddressFields
          form={form}
          section="shipping"
          onLeave={(address) => checkout.send({ type: 'checkout.changeDelivery', address })}
        />
        <Button type="submit" color="accent" size="large" busy={isBusy} busyText="Finding delivery methods">
          Continue to delivery methods
        </Button>
        {/* beneath the button and with room kept, so that nothing moves while a finger is on it */}
        <div className={styles['kept']}>
          {isUndeliverable && (
            <Notice type="warning" title="We do not deliver there yet" announce>
              Please check the postcode, or choose another address.
            </Notice>
          )}
        </div>
      </form>
    </section>
  );
};
