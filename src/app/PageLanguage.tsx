/**
 * Sets the document's language from the store configuration, so
 * that screen readers choose the right voice (GEN-07).
 */

import { useLayoutEffect } from 'react';
import { useLanguage } from '#shop/use-reading.ts';

export const PageLanguage = () => {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
};
