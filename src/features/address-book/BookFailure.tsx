/** Error notice of a failed address book action, scrolled into view (ADDR-08, §8). */

import { selectBookFailure } from '#machines/account/address-book/address-book.selectors.ts';
import { mayBeDone } from '#machines/domain/failure.ts';
import { useAddressBook, useSelected } from '#shop/use-shop.ts';
import { comeIntoSight } from '#ui/come-into-sight.ts';
import { Notice } from '#ui/Notice.tsx';

export const BookFailure = () => {
  const failure = useSelected(useAddressBook(), selectBookFailure);
  if (failure === null) return null;
  return (
    <div ref={comeIntoSight}>
      <Notice
        type="error"
        title={
          mayBeDone(failure)
            ? 'We cannot tell whether your addresses were changed'
            : 'Your addresses were not changed'
        }
        announce
      >
        {failure.message}
      </Notice>
    </div>
  );
};
