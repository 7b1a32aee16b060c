/** Another page of the shop: what was said of the account's forms is over, and what the next one needs is read (ACC-01). */

import { useEffect } from 'react';
import { managementPaths } from '#paths.ts';
import { useEquipment, useInvoiceSheet, useProfile, useSavedPayments, useShop } from '#shop/use-shop.ts';

export const useLeftForms = (pathname: string): void => {
  const shop = useShop();
  const profile = useProfile();
  const savedPayments = useSavedPayments();
  const equipment = useEquipment();
  const sheet = useInvoiceSheet();
  useEffect(() => {
    profile.send({ type: 'profile.leave' });
    savedPayments.send({ type: 'savedPayments.leave' });
    equipment.send({ type: 'equipment.leave' });
    sheet.send({ type: 'invoiceSheet.leave' });
    if (pathname === managementPaths.myAccount)
      shop.send({ type: 'shop.read', subject: { kind: 'customerTypes' } });
  }, [shop, profile, savedPayments, equipment, sheet, pathname]);
};
