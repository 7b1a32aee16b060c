/** One stored address with its actions (ADDR-08). */

import {
  selectIsBecomingDefault,
  selectIsBookBusy,
} from '#machines/account/address-book/address-book.selectors.ts';
import { isDefaultFor, isRemovable } from '#machines/domain/address-book.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { addressOfEntry } from '#machines/domain/stored-address.ts';
import { addressPath } from '#paths.ts';
import { useAddressBook, useSelected } from '#shop/use-shop.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './AddressBookScreen.module.css';
import { nameOfEntry } from './entry-name.ts';

const words: Readonly<Record<AddressKind, string>> = {
  delivery: 'Make default for delivery',
  billing: 'Make default for billing',
};

interface DefaultButtonProps {
  readonly entry: BookAddress;
  readonly kind: AddressKind;
}

const DefaultButton = ({ entry, kind }: DefaultButtonProps) => {
  const book = useAddressBook();
  const isBusy = useSelected(book, selectIsBookBusy);
  const isMine = useSelected(book, selectIsBecomingDefault(entry.id, kind));
  if (isDefaultFor(kind, entry)) return null;
  return (
    <Button
      size="small"
      color="outline"
      busy={isMine}
      busyText="Changing your default address…"
      aria-disabled={isBusy || undefined}
      onClick={() => book.send({ type: 'addressBook.setDefault', entryId: entry.id, kind })}
    >
      {words[kind]} <VisuallyHidden>{nameOfEntry(entry)}</VisuallyHidden>
    </Button>
  );
};

const defaultsOf = ({ isDefaultShipping, isDefaultBilling }: BookAddress): string => {
  if (isDefaultShipping && isDefaultBilling) return 'Default delivery and billing address';
  if (isDefaultShipping) return 'Default delivery address';
  return isDefaultBilling ? 'Default billing address' : '';
};

export const BookEntry = ({ entry }: { readonly entry: BookAddress }) => {
  const book = useAddressBook();
  const isBusy = useSelected(book, selectIsBookBusy);
  const defaults = defaultsOf(entry);
  const { id, deliveryInstructions } = entry;
  return (
    <li className={styles['entry']}>
      <h2 className={styles['name']}>{nameOfEntry(entry)}</h2>
      {defaults !== '' && <p className={styles['default']}>{defaults}</p>}
      <AddressLines lines={addressLines(addressOfEntry(entry))} />
      {deliveryInstructions !== null && deliveryInstructions !== '' && (
        <p className={styles['quiet']}>If nobody is home: {deliveryInstructions}</p>
      )}
      <div className={styles['actions']}>
        <LinkButton href={addressPath(id)} size="small" color="outline">
          Edit <VisuallyHidden>{nameOfEntry(entry)}</VisuallyHidden>
        </LinkButton>
        <DefaultButton entry={entry} kind="delivery" />
        <DefaultButton entry={entry} kind="billing" />
        {isRemovable(entry) && (
          <Button
            size="small"
            color="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => book.send({ type: 'addressBook.askRemoval', entryId: id })}
          >
            Delete <VisuallyHidden>{nameOfEntry(entry)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
};
