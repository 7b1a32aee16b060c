/** Confirms the deletion of a stored address (ADDR-08). */

import {
  selectIsEntryBeingRemoved,
  selectRemovalEntry,
  selectRemovalId,
} from '#machines/account/address-book/address-book.selectors.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import { addressOfEntry } from '#machines/domain/stored-address.ts';
import { useAddressBook, useSelected } from '#shop/use-shop.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import styles from './AddressBookScreen.module.css';

export const RemovalDialog = () => {
  const book = useAddressBook();
  const entryId = useSelected(book, selectRemovalId);
  const isBusy = useSelected(book, selectIsEntryBeingRemoved);
  const entry = useSelected(book, selectRemovalEntry);
  const cancel = () => book.send({ type: 'addressBook.cancelRemoval' });
  return (
    <Modal
      open={entryId !== null}
      onClose={cancel}
      title="Delete this address?"
      footer={
        <div className={styles['actions']}>
          <Button
            busy={isBusy}
            busyText="Deleting the address…"
            onClick={() => book.send({ type: 'addressBook.confirmRemoval' })}
          >
            Delete address
          </Button>
          <Button color="outline" aria-disabled={isBusy || undefined} onClick={cancel}>
            Keep it
          </Button>
        </div>
      }
    >
      {entry !== null && <AddressLines lines={addressLines(addressOfEntry(entry))} />}
    </Modal>
  );
};
