/** Opens the delivery of a mailed link; a reload opens it again (ROUTE-02, TRK-04). */

import { useEffect } from 'react';
import { useNavigationState } from './NavigationState.tsx';
import { useDeliveryNotice } from './use-shop.ts';

/** `given` is the name under which the link's query is stored. */
export const useMailedNotice = (given: string | null) => {
  const notice = useDeliveryNotice();
  const { delivery: token = '' } = useNavigationState().read(given);
  // once on arrival; without a link there is nothing that the machine could open
  useEffect(() => {
    if (token !== '') notice.send({ type: 'deliveryNotice.open', token });
  }, [notice, token]);
  return notice;
};
