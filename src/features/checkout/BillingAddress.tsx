/** Whose bill it is: the delivery address unless the shopper says otherwise, never a store's (ADDR-02, CHK-09). */

import { useFormik } from 'formik';
import { useRef } from 'react';
import {
  selectAreFieldsShown,
  selectIsStoredShown,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import {
  selectBilling,
  selectFilledBilling,
  selectIsBillingStored,
  selectIsCollected,
  selectIsVirtual,
} from '#machines/checkout/draft.selectors.ts';
import { isBlankAddress, type Address } from '#machines/domain/address.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { useAddressChoice, useAddresses, useDraft, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { useFollowing } from '#ui/use-following.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutScreen.module.css';
import { SaveInBook } from './SaveInBook.tsx';
import { StoredAddresses } from './StoredAddresses.tsx';
import { useAddressSchema } from './use-address-schema.ts';
import { useRefusals } from './use-refusals.ts';

export interface BillingAddressProps {
  readonly isSame: boolean;
}

/** `isHeaded` where a heading above says what it is. */
const BillingForm = ({ isHeaded }: { readonly isHeaded: boolean }) => {
  const draft = useDraft();
  const addresses = useAddresses();
  const choice = useAddressChoice('billing');
  const isStoredShown = useSelected(choice, selectIsStoredShown);
  const change = (address: Address): void =>
    addresses.send({ type: 'addresses.changeBilling', address, isSame: false });
  const billing = useSelected(draft, selectBilling);
  const form = useFormik({
    initialValues: billing,
    validationSchema: useAddressSchema(),
    onSubmit: change,
  });
  useFollowing(useSelected(draft, selectFilledBilling), (fill) => {
    if (fill !== null) void form.setValues(withFill(form.values, fill));
  });
  // as at the delivery: what is being written is the shopper's own from its first letter on (CHK-15)
  useFollowing(form.dirty && isBlankAddress(billing), (isBegun) => {
    if (isBegun) change(form.values);
  });
  const refusals = useRefusals('billing', form.values);
  const refused = Object.values(refusals)[0];
  const isStored = useSelected(draft, selectIsBillingStored);
  const isFormShown = useSelected(choice, selectAreFieldsShown(isStored)) || refused !== undefined;
  const element = useRef<HTMLFormElement>(null);
  useFollowing(refused, (words) => {
    if (words !== undefined && element.current !== null) focusFirstError(element.current);
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label="Billing address"
      className={styles['form']}
      onSubmit={form.handleSubmit}
    >
      {isStoredShown && <StoredAddresses kind="billing" legend="Billing address" isLegendHidden={isHeaded} />}
      {isFormShown && (
        <>
          <AddressFields form={form} section="billing" refusals={refusals} onLeave={change} />
          <SaveInBook kind="billing" form={form} onLeave={change} />
        </>
      )}
    </form>
  );
};

export const BillingAddress = ({ isSame }: BillingAddressProps) => {
  const draft = useDraft();
  const addresses = useAddresses();
  const billing = useSelected(draft, selectBilling);
  const isVirtual = useSelected(draft, selectIsVirtual);
  const isCollected = useSelected(draft, selectIsCollected);
  const isAsked = isVirtual || isCollected;
  return (
    <div className={styles['form']}>
      {isAsked ? (
        <h3>Billing address</h3>
      ) : (
        <Checkbox
          label="My billing address is the same as my delivery address"
          checked={isSame}
          onChange={({ target }) =>
            addresses.send({ type: 'addresses.changeBilling', address: billing, isSame: target.checked })
          }
        />
      )}
      {!isSame && <BillingForm isHeaded={isAsked} />}
    </div>
  );
};
