/**
 * Address fields of an order, with the lookup and the missing fields (ADDR-01, ADDR-04, BEY-07).
 */

import { selectAreFieldsAwaited } from '#machines/checkout/address-lookup/address-lookup.selectors.ts';
import type { Address } from '#machines/domain/address.ts';
import { isPlaceBlank } from '#machines/domain/lookup.ts';
import { useAddressLookup, useSelected } from '#shop/use-shop.ts';
import { AddressLookup } from './AddressLookup.tsx';
import { PlainAddressFields, type PlainAddressFieldsProps } from './PlainAddressFields.tsx';
import { useMissingIn } from './use-missing.ts';

export interface AddressFieldsProps extends Omit<
  PlainAddressFieldsProps,
  'missingOf' | 'lookup' | 'onWrite'
> {
  /** Called on each keystroke with the whole address. */
  readonly onWrite: (address: Address) => void;
}

export const AddressFields = (props: AddressFieldsProps) => {
  const { form, section, onLeave } = props;
  const kind = section === 'shipping' ? 'delivery' : 'billing';
  const isAwaited = useSelected(useAddressLookup(kind), selectAreFieldsAwaited);
  return (
    <PlainAddressFields
      {...props}
      isAwaited={isAwaited && isPlaceBlank(form.values)}
      missingOf={useMissingIn(section)}
      lookup={<AddressLookup kind={kind} onChoose={() => onLeave(form.values)} />}
    />
  );
};
