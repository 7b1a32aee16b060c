/** Address lookup from one line; the fields can always be typed by hand instead (ADDR-04). */

import {
  selectHasSelectedAddress,
  selectIsLookupEnabled,
  selectIsLookupFailed,
  selectIsLookupLoading,
  selectIsLookupOffered,
  selectIsNothingFound,
  selectIsUnknownAddress,
  selectLookupLine,
  selectSuggestions,
} from '#machines/checkout/address-lookup/address-lookup.selectors.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import { useAddressLookup, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './AddressLookup.module.css';

/** The §5 message for an address that was not chosen from the list. */
const unknownAddressMessage = 'Please enter a valid address.';
const lookupFailedMessage =
  'We cannot look up addresses just now. Please type yours below; what you have entered is kept.';

export interface AddressLookupProps {
  readonly kind: AddressKind;
  /** Called before the found address is filled in, to save what was typed by hand. */
  readonly onChoose: () => void;
}

const useStatus = (kind: AddressKind): string => {
  const lookup = useAddressLookup(kind);
  const { length } = useSelected(lookup, selectSuggestions);
  const isLoading = useSelected(lookup, selectIsLookupLoading);
  const isNothingFound = useSelected(lookup, selectIsNothingFound);
  const isUnknown = useSelected(lookup, selectIsUnknownAddress);
  const hasSelected = useSelected(lookup, selectHasSelectedAddress);
  if (isLoading) return 'Looking';
  if (isUnknown) return unknownAddressMessage;
  if (isNothingFound) return 'No address found';
  if (hasSelected) return 'The address is filled in below';
  if (length === 0) return '';
  return length === 1 ? '1 address found' : `${length} addresses found`;
};

export const AddressLookup = ({ kind, onChoose }: AddressLookupProps) => {
  const lookup = useAddressLookup(kind);
  const isOffered = useSelected(lookup, selectIsLookupOffered);
  const isEnabled = useSelected(lookup, selectIsLookupEnabled);
  const line = useSelected(lookup, selectLookupLine);
  const suggestions = useSelected(lookup, selectSuggestions);
  const isLoading = useSelected(lookup, selectIsLookupLoading);
  const isNothingFound = useSelected(lookup, selectIsNothingFound);
  const isUnknown = useSelected(lookup, selectIsUnknownAddress);
  const isFailed = useSelected(lookup, selectIsLookupFailed);
  const hasSelected = useSelected(lookup, selectHasSelectedAddress);
  const status = useStatus(kind);
  if (!isOffered) return null;
  if (!isEnabled)
    return (
      <div>
        <Button size="small" color="outline" onClick={() => lookup.send({ type: 'addressLookup.enable' })}>
          Find my address for me
        </Button>
      </div>
    );
  return (
    <div className={styles['lookup']}>
      <Field
        label="Find your address"
        hint={
          isNothingFound
            ? 'We found no such address. Check it, or fill in the fields below.'
            : 'Type the number and street, then the suburb or city, and choose from the list.'
        }
        error={isUnknown ? unknownAddressMessage : undefined}
        optional
      >
        {(wiring) => (
          <Combobox
            {...wiring}
            listLabel="Addresses found"
            value={line}
            options={suggestions.map(({ id, address }) => ({ id, label: address }))}
            busy={isLoading}
            status={status}
            onType={(text) => lookup.send({ type: 'addressLookup.typeLine', line: text })}
            onChoose={(id) => {
              onChoose();
              lookup.send({ type: 'addressLookup.chooseSuggestion', id });
            }}
            onClose={() => lookup.send({ type: 'addressLookup.closeList' })}
          />
        )}
      </Field>
      {isFailed && (
        <Notice type="warning" announce>
          {lookupFailedMessage}
        </Notice>
      )}
      {!hasSelected && (
        <div>
          <Button size="small" color="outline" onClick={() => lookup.send({ type: 'addressLookup.disable' })}>
            I will type it myself
          </Button>
        </div>
      )}
    </div>
  );
};
