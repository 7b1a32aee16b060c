/** The fields of one address of an order, with the look-up that fills them in and what the order still misses in them (ADDR-01, ADDR-04, BEY-07). */

import { AddressLookup } from './AddressLookup.tsx';
import { PlainAddressFields, type PlainAddressFieldsProps } from './PlainAddressFields.tsx';
import { useMissingIn } from './use-missing.ts';

export type AddressFieldsProps = Omit<PlainAddressFieldsProps, 'missingOf' | 'lookup'>;

export const AddressFields = (props: AddressFieldsProps) => {
  const { form, section, onLeave } = props;
  return (
    <PlainAddressFields
      {...props}
      missingOf={useMissingIn(section)}
      lookup={
        <AddressLookup
          kind={section === 'shipping' ? 'delivery' : 'billing'}
          onChoose={() => onLeave(form.values)}
        />
      }
    />
  );
};
