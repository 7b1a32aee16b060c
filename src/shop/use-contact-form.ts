/**
 * Whether the shop accepts enquiries, read while the form's page is
 * shown; the enquiry's result ends with the page (CONTENT-03).
 */

import { useEffect } from 'react';
import { useContact, useShop } from './use-shop.ts';
import { useReading } from './use-reading.ts';

const subject = { kind: 'contactForm' } as const;

export const useIsContactOffered = (): boolean => {
  const shop = useShop();
  const contact = useContact();
  useEffect(() => {
    shop.send({ type: 'shop.read', subjects: [subject] });
    return () => contact.send({ type: 'contact.renew' });
  }, [shop, contact]);
  const { content } = useReading(subject);
  return content?.kind === 'contactForm' && content.isOffered;
};
