/** Pickup stores, nearest first; long lists are searchable (CHK-09). */

import { selectBilling, selectPickup, selectDelivery } from '#machines/checkout/draft.selectors.ts';
import { isSearchWorthwhile, nearestTo, storesMatching, type Store } from '#machines/domain/pickup.ts';
import { selectStoreQuery, selectStores } from '#machines/checkout/pickup/pickup.selectors.ts';
import { useDraft, usePickup, useSelected } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { ListSearch } from '#ui/ListSearch.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import styles from './Stores.module.css';
import { fieldId } from './field-id.ts';

const placeOf = (
  { street, city, regionCode, postcode, countryCode }: Store,
  home: string,
  language: string,
): string =>
  [
    street,
    [city, regionCode, postcode].filter((part) => part !== '').join(' '),
    countryCode === home
      ? ''
      : (new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode),
  ]
    .filter((part) => part !== '')
    .join(', ');

const counted = (count: number): string => {
  if (count === 0) return 'No store matches that. Try a suburb, a state or a postcode.';
  return count === 1 ? '1 store' : `${count} stores`;
};

const Search = ({ count }: { readonly count: number }) => {
  const pickup = usePickup();
  const query = useSelected(pickup, selectStoreQuery);
  return (
    <ListSearch
      id="pickup-search"
      label="Find a store"
      hint="By suburb, state or postcode"
      query={query}
      found={counted(count)}
      onSearch={(text) => pickup.send({ type: 'pickup.search', query: text })}
    />
  );
};

const More = ({ store: { description, telephone } }: { readonly store: Store }) => (
  <div className={styles['more']}>
    {description !== '' && <p>{description}</p>}
    {telephone !== '' && (
      <p>
        Phone <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
      </p>
    )}
  </div>
);

export interface StoresProps {
  readonly error: string | undefined;
  readonly onChoose: (store: Store) => void;
}

export const Stores = ({ error, onChoose }: StoresProps) => {
  const draft = useDraft();
  const pickup = usePickup();
  const { store: chosen } = useSelected(draft, selectPickup);
  const delivery = useSelected(draft, selectDelivery);
  const billing = useSelected(draft, selectBilling);
  const stores = useSelected(pickup, selectStores);
  const query = useSelected(pickup, selectStoreQuery);
  const found = storesMatching(stores, query);
  const home = delivery.postcode === '' && billing.postcode !== '' ? billing : delivery;
  // the chosen store is shown even if the search excludes it
  const shown = stores
    .filter((store) => found.includes(store) || store.code === chosen?.code)
    .toSorted(nearestTo(home));
  const language = useLanguage();
  return (
    <>
      {isSearchWorthwhile(stores) && <Search count={found.length} />}
      <RadioCardGroup id={fieldId('pickup.stores')} legend="Store" error={error}>
        {shown.map((store) => (
          <RadioCard
            key={store.code}
            name="store"
            value={store.code}
            title={store.name}
            detail={placeOf(store, home.countryCode, language)}
            checked={store.code === chosen?.code}
            onChange={() => onChoose(store)}
          >
            {store.code === chosen?.code && <More store={store} />}
          </RadioCard>
        ))}
      </RadioCardGroup>
    </>
  );
};
