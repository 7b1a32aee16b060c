/** Loading or retry state of the address book (ADDR-08, §8). */

import { selectCustomerFailure } from '#machines/account/customer/customer.selectors.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';

export const LoadingBook = () => {
  const customer = useCustomer();
  const failure = useSelected(customer, selectCustomerFailure);
  return failure === null ? (
    <LoadingIndicator message="Loading your addresses…" />
  ) : (
    <RetryNotice
      title="We could not load your addresses"
      onRetry={() => customer.send({ type: 'customer.retry' })}
    >
      {failure.message}
    </RetryNotice>
  );
};
