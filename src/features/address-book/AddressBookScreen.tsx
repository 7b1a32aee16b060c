/**
 * Stored addresses, defaults first, each with edit, delete and set-default (§2 addresses, ADDR-08).
 */

import { MapPin } from 'lucide-react';
import { useNavigationType } from 'react-router-dom';
import {
  selectBookEntries,
  selectBookQuery,
  selectShownEntries,
} from '#machines/account/address-book/address-book.selectors.ts';
import { isSameList } from '#machines/checkout/address-choice/address-choice.selectors.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { paths } from '#paths.ts';
import { useFact } from '#shop/use-fact.ts';
import { useAddressBook, useNetwork, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { ListSearch } from '#ui/ListSearch.tsx';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './AddressBookScreen.module.css';
import { BookEntry } from './BookEntry.tsx';
import { BookFailure } from './BookFailure.tsx';
import { LoadingBook } from './LoadingBook.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';

const headingId = 'address-book-heading';

/** Keeps the scroll position: the customer may be halfway down the list. */
const focusHeading = (): void => document.getElementById(headingId)?.focus({ preventScroll: true });

const found = (count: number): string => {
  if (count === 0) return 'No address matches that. Try a street, a suburb or a postcode.';
  return count === 1 ? '1 address' : `${count} addresses`;
};

/** Shown only when the list is long. */
const Search = () => {
  const book = useAddressBook();
  const query = useSelected(book, selectBookQuery);
  const count = useSelected(book, selectShownEntries, isSameList).length;
  if (query === null) return null;
  return (
    <ListSearch
      id="address-book-search"
      label="Find an address"
      hint="By name, street, suburb or postcode"
      query={query}
      found={query.trim() === '' ? '' : found(count)}
      onSearch={(text) => book.send({ type: 'addressBook.search', query: text })}
    />
  );
};

const Entries = () => {
  const book = useAddressBook();
  const entries = useSelected(book, selectBookEntries);
  const shown = useSelected(book, selectShownEntries, isSameList);
  if (entries === null) return <LoadingBook />;
  if (entries.length === 0)
    return (
      <EmptyState icon={<MapPin size={40} />} heading="No address is stored yet">
        Add one, and you need not type it when you order.
      </EmptyState>
    );
  return (
    <>
      <Search />
      <ul className={styles['entries']}>
        {shown.map((entry) => (
          <BookEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className={styles['quiet']}>
        A default address cannot be deleted. Make another one the default first.
      </p>
    </>
  );
};

export const AddressBookScreen = () => {
  const suffix = useTitleSuffix();
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const isLoaded = useNavigationType() === 'POP';
  // the pressed button is already gone; the dialog closes with the next paint
  useFact('addressBook.removed', () => void requestAnimationFrame(focusHeading));
  return (
    <div ref={keepFocus} className={styles['screen']}>
      <PageTitle title="Addresses" suffix={suffix} isPrivate />
      <div className={styles['head']}>
        <ArrivalHeading id={headingId} isLoaded={isLoaded}>
          Addresses
        </ArrivalHeading>
        <LinkButton href={paths.newAddress} color="primary">
          Add an address
        </LinkButton>
      </div>
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Your addresses can be changed as soon as you are connected again.
        </Notice>
      )}
      <BookFailure />
      <Entries />
      <RemovalDialog />
    </div>
  );
};
