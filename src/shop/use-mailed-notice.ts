/** Opens the delivery that a mailed link names: its token is known to the page alone (ROUTE-02, TRK-04). */

import { useEffect } from 'react';
import { useHandedOn } from './HandedOn.tsx';
import { useDeliveryNotice } from './use-shop.ts';

/** `given` is the name under which the link's query was handed on. */
export const useMailedNotice = (given: string | null) => {
  const notice = useDeliveryNotice();
  const { token = '' } = useHandedOn().read(given);
  useEffect(() => {
    if (token !== '') notice.send({ type: 'deliveryNotice.open', token });
  }, [notice, token]);
  return notice;
};
