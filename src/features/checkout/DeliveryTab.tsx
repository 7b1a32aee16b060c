/** The second tab: where the order goes. Its address is told to the checkout at each step out of a field, so that delivery is estimated early (CHK-16). */

import { useFormik } from 'formik';
import { useRef } from 'react';
import { selectDelivery, selectIsConfirmingDelivery } from '#machines/checkout/checkout.selectors.ts';
import { selectRejectedSubmission, selectRejection } from '#machines/checkout/step.selectors.ts';
import type { Address } from '#machines/domain/address.ts';
import { selectIsCollecting } from '#machines/pickup/pickup.selectors.ts';
import { selectIsUndeliverable } from '#machines/shipping/shipping.selectors.ts';
import { useCheckout, useDeliveryStep, usePickup, useSelected, useShipping } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFollowing } from '#ui/use-following.ts';
import { addressSchema } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';
import { AuthorityToLeave } from './AuthorityToLeave.tsx';
import styles from './CheckoutScreen.module.css';
import { CollectForm } from './CollectForm.tsx';
import { TabHeading } from './TabHeading.tsx';
import { WayOfDelivery } from './WayOfDelivery.tsx';

/** What the server said of the postcode, as long as that postcode stands there (ADDR-05). */
const useRefusedPostcode = ({ postcode }: Address): string | undefined => {
  const step = useDeliveryStep();
  const words = useSelected(step, selectRejection)?.fieldMessages?.['postcode'];
  const rejected = useSelected(step, selectRejectedSubmission);
  const isAbout = rejected?.step === 'deliveryAddress' && rejected.address.postcode === postcode.trim();
  return isAbout ? words : undefined;
};

const DeliveryForm = () => {
  const checkout = useCheckout();
  const delivery = useSelected(checkout, selectDelivery);
  const isBusy = useSelected(checkout, selectIsConfirmingDelivery);
  const isUndeliverable = useSelected(useShipping(), selectIsUndeliverable);
  const form = useFormik({
    initialValues: delivery,
    validationSchema: addressSchema,
    onSubmit: (address) => checkout.send({ type: 'checkout.submitDelivery', address }),
  });
  const change = (address: Address): void => checkout.send({ type: 'checkout.changeDelivery', address });
  const refused = useRefusedPostcode(form.values);
  const element = useRef<HTMLFormElement>(null);
  useFollowing(refused, (words) => {
    if (words !== undefined && element.current !== null) focusFirstError(element.current);
  });
  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        focusFirstError(event.currentTarget);
        form.handleSubmit(event);
      }}
    >
      <AddressFields form={form} section="shipping" postcodeRefusal={refused} onLeave={change} />
      <AuthorityToLeave form={form} onLeave={change} />
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
  );
};

export const DeliveryTab = () => {
  const isCollecting = useSelected(usePickup(), selectIsCollecting);
  return (
    <section className={styles['panel']}>
      <TabHeading>Where should we deliver?</TabHeading>
      <WayOfDelivery />
      {isCollecting ? <CollectForm /> : <DeliveryForm />}
    </section>
  );
};
