/** Stored addresses to choose from, or a new one (ADDR-01, ADDR-02, CHK-15). */

import {
  isSameList,
  selectAddressQuery,
  selectCanCancelNew,
  selectChosenId,
  selectFoundCount,
  selectIsListFolded,
  selectIsListLong,
  selectShownAddresses,
  selectStoredAddresses,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import { placeLines } from '#machines/domain/address-lines.ts';
import { newAddressId, type StoredAddress } from '#machines/domain/stored-address.ts';
import { useAddressChoice, useSelected } from '#shop/use-shop.ts';
import { ListSearch } from '#ui/ListSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';

export interface StoredAddressesProps {
  readonly kind: AddressKind;
  readonly legend: string;
  /** True where a heading above asks the same. */
  readonly isLegendHidden?: boolean;
}

const filled = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

const placeOf = (address: Address): string => placeLines(address).join(', ');

const personOf = ({ firstname, lastname, company }: Address): string =>
  filled([filled([firstname, lastname], ' '), company], ', ');

const titleOf = ({ name, address }: StoredAddress): string => (name === '' ? placeOf(address) : name);

const detailOf = ({ name, address }: StoredAddress): string =>
  name === '' ? personOf(address) : filled([personOf(address), placeOf(address)], ', ');

const counted = (count: number): string => {
  if (count === 0) return 'No address matches that. Try a street, a suburb or a postcode.';
  return count === 1 ? '1 address' : `${count} addresses`;
};

const Search = ({ kind }: Pick<StoredAddressesProps, 'kind'>) => {
  const choice = useAddressChoice(kind);
  const query = useSelected(choice, selectAddressQuery);
  const found = useSelected(choice, selectFoundCount);
  return (
    <ListSearch
      id={`${kind}-address-search`}
      label="Find an address"
      hint="By name, street, suburb or postcode"
      query={query}
      found={found === null ? '' : counted(found)}
      onSearch={(text) => choice.send({ type: 'addressChoice.search', query: text })}
    />
  );
};

export const StoredAddresses = ({ kind, legend, isLegendHidden = false }: StoredAddressesProps) => {
  const choice = useAddressChoice(kind);
  const shown = useSelected(choice, selectShownAddresses, isSameList);
  const count = useSelected(choice, selectStoredAddresses, isSameList).length;
  const isLong = useSelected(choice, selectIsListLong);
  const isFolded = useSelected(choice, selectIsListFolded);
  const found = useSelected(choice, selectFoundCount);
  const chosen = useSelected(choice, selectChosenId);
  const canCancel = useSelected(choice, selectCanCancelNew);
  return (
    <>
      {isLong && <Search kind={kind} />}
      <RadioCardGroup legend={legend} hideLegend={isLegendHidden}>
        {shown.map((one) => (
          <RadioCard
            key={one.id}
            name={`${kind}-address`}
            value={one.id}
            title={titleOf(one)}
            detail={detailOf(one)}
            checked={one.id === chosen}
            onChange={() => choice.send({ type: 'addressChoice.chooseStored', id: one.id })}
          />
        ))}
        <RadioCard
          name={`${kind}-address`}
          value={newAddressId}
          title="A new address"
          checked={chosen === newAddressId}
          onChange={() => choice.send({ type: 'addressChoice.writeNew' })}
        />
      </RadioCardGroup>
      {isLong && found === null && (
        <div>
          <Button
            size="small"
            color="outline"
            aria-expanded={!isFolded}
            onClick={() => choice.send({ type: 'addressChoice.toggleList' })}
          >
            {isFolded ? `Show all ${count} addresses` : 'Show fewer addresses'}
          </Button>
        </div>
      )}
      {canCancel && (
        <div>
          <Button
            size="small"
            color="outline"
            onClick={() => choice.send({ type: 'addressChoice.cancelNew' })}
          >
            Cancel the new address
          </Button>
        </div>
      )}
    </>
  );
};
