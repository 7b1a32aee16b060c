/** The document says what it is written in, as the store is configured (GEN-07); a screen reader chooses its voice by it. */

import { useLayoutEffect } from 'react';
import { useLanguage } from '#shop/use-shop.ts';

export const PageLanguage = () => {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
};
