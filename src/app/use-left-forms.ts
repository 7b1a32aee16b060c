/** Another page of the shop: what was said of the account's forms is over, and what the next one needs is read (ACC-01). */

import { useEffect } from 'react';
import { managementPaths } from '#paths.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useShop } from '#shop/use-shop.ts';

export const useLeftForms = (pathname: string): void => {
  const shop = useShop();
  const ask = useAsk();
  useEffect(() => {
    ask.account({ type: 'profile.leave' });
    ask.account({ type: 'savedPayments.leave' });
    ask.account({ type: 'equipment.leave' });
    ask.account({ type: 'invoiceSheet.leave' });
    if (pathname === managementPaths.myAccount)
      shop.send({ type: 'shop.read', subject: { kind: 'customerTypes' } });
  }, [shop, ask, pathname]);
};
