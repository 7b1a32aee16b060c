/** The fields of one address of an order, with the look-up that fills them in and what the order still misses in them (ADDR-01, ADDR-04, BEY-07). */

import type { Address } from '#machines/domain/address.ts';
import { isFoundField } from '#machines/domain/lookup.ts';
import { useAddressLookup } from '#shop/use-shop.ts';
import { AddressLookup } from './AddressLookup.tsx';
import { PlainAddressFields, type PlainAddressFieldsProps } from './PlainAddressFields.tsx';
import { useMissingIn } from './use-missing.ts';

export interface AddressFieldsProps extends Omit<
  PlainAddressFieldsProps,
  'missingOf' | 'lookup' | 'onWrite'
> {
  /** Something is being written: what stands in all fields now. */
  readonly onWrite: (address: Address) => void;
}

export const AddressFields = (props: AddressFieldsProps) => {
  const { form, section, onLeave, onWrite } = props;
  const kind = section === 'shipping' ? 'delivery' : 'billing';
  const lookup = useAddressLookup(kind);
  // from the first letter on, not only once the field is left
  const write = (address: Address, change: Partial<Address>): void => {
    if (Object.keys(change).some(isFoundField)) lookup.send({ type: 'addressLookup.giveUp' });
    onWrite(address);
  };
  return (
    <PlainAddressFields
      {...props}
      onWrite={write}
      missingOf={useMissingIn(section)}
      lookup={<AddressLookup kind={kind} onChoose={() => onLeave(form.values)} />}
    />
  );
};
