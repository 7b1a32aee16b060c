/** Saves a new address to the address book with the order (ADDR-09). */

import type { FormikProps } from 'formik';
import { selectChosenId } from '#machines/checkout/address-choice/address-choice.selectors.ts';
import { selectCustomerEmail } from '#machines/checkout/checkout.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import { newAddressId } from '#machines/domain/stored-address.ts';
import { useAddressChoice, useCheckout, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

export interface SaveInBookProps {
  readonly kind: AddressKind;
  readonly form: FormikProps<Address>;
  readonly onLeave: (address: Address) => void;
}

export const SaveInBook = ({ kind, form, onLeave }: SaveInBookProps) => {
  const isCustomer = useSelected(useCheckout(), selectCustomerEmail) !== null;
  const isNew = useSelected(useAddressChoice(kind), selectChosenId) === newAddressId;
  if (!isCustomer || !isNew) return null;
  return (
    <Checkbox
      label="Save this address in my address book"
      checked={form.values.isSavedInBook}
      onChange={({ target }) => {
        const address = { ...form.values, isSavedInBook: target.checked };
        void form.setValues(address);
        onLeave(address);
      }}
    />
  );
};
