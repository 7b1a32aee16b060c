/** Whose bill it is: the delivery address unless the shopper says otherwise (ADDR-02). */

import { useFormik } from 'formik';
import { selectBilling, selectIsCollected, selectIsVirtual } from '#machines/checkout/checkout.selectors.ts';
import { useCheckout, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { addressSchema } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutScreen.module.css';

export interface BillingAddressProps {
  readonly isSame: boolean;
}

const BillingForm = () => {
  const checkout = useCheckout();
  const billing = useSelected(checkout, selectBilling);
  const form = useFormik({
    initialValues: billing,
    validationSchema: addressSchema,
    onSubmit: (address) => checkout.send({ type: 'checkout.changeBilling', address, isSame: false }),
  });
  return (
    <form noValidate aria-label="Billing address" onSubmit={form.handleSubmit}>
      <AddressFields
        form={form}
        section="billing"
        onLeave={(address) => checkout.send({ type: 'checkout.changeBilling', address, isSame: false })}
      />
    </form>
  );
};

export const BillingAddress = ({ isSame }: BillingAddressProps) => {
  const checkout = useCheckout();
  const isCollected = useSelected(checkout, selectIsCollected);
  const billing = useSelected(checkout, selectBilling);
  const isVirtual = useSelected(checkout, selectIsVirtual);
  return (
    <div className={styles['form']}>
      {isVirtual || isCollected ? (
        <h3>Billing address</h3>
      ) : (
        <Checkbox
          label="My billing address is the same as my delivery address"
          checked={isSame}
          onChange={({ target }) =>
            checkout.send({ type: 'checkout.changeBilling', address: billing, isSame: target.checked })
          }
        />
      )}
      {!isSame && <BillingForm />}
    </div>
  );
};
