/** Billing address; same as delivery by default, never the store of a pickup (ADDR-02, CHK-09). */

import { useFormik } from 'formik';
import { useRef } from 'react';
import {
  selectAreFieldsShown,
  selectIsStoredShown,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import {
  selectBilling,
  selectIsBillingStored,
  selectIsPickup,
  selectIsVirtual,
} from '#machines/checkout/draft.selectors.ts';
import { addressProblems, type Address } from '#machines/domain/address.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { useFactOf } from '#shop/use-fact.ts';
import {
  useAddressChoice,
  useAddresses,
  useBillingStep,
  useDraft,
  usePostcodes,
  useSelected,
} from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutScreen.module.css';
import { SaveInBook } from './SaveInBook.tsx';
import { StoredAddresses } from './StoredAddresses.tsx';
import { useRefusals } from './use-refusals.ts';

export interface BillingAddressProps {
  readonly isSame: boolean;
}

/** `isHeaded`: a heading above already names the form. */
const BillingForm = ({ isHeaded }: { readonly isHeaded: boolean }) => {
  const draft = useDraft();
  const addresses = useAddresses();
  const choice = useAddressChoice('billing');
  const isStoredShown = useSelected(choice, selectIsStoredShown);
  const change = (address: Address): void =>
    addresses.send({ type: 'addresses.changeBilling', address, isSame: false });
  const write = (address: Address): void =>
    addresses.send({ type: 'addresses.writeAddress', kind: 'billing', address });
  const billing = useSelected(draft, selectBilling);
  const postcodes = usePostcodes();
  const form = useFormik({
    initialValues: billing,
    validate: (address) => addressProblems(address, 'billing', postcodes),
    onSubmit: change,
  });
  useFactOf(addresses, 'addresses.filled', ({ kind, fill }) => {
    if (kind === 'billing') void form.setValues(withFill(form.values, fill));
  });
  const refusals = useRefusals('billing', form.values);
  const isRefused = Object.keys(refusals).length > 0;
  const isStored = useSelected(draft, selectIsBillingStored);
  const isFormShown = useSelected(choice, selectAreFieldsShown(isStored)) || isRefused;
  const element = useRef<HTMLFormElement>(null);
  useFactOf(useBillingStep(), 'step.rejected', ({ failure }) => {
    if (failure.fieldMessages !== undefined && element.current !== null) focusFirstError(element.current);
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
          <AddressFields form={form} section="billing" refusals={refusals} onLeave={change} onWrite={write} />
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
  const isPickup = useSelected(draft, selectIsPickup);
  const isAsked = isVirtual || isPickup;
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
