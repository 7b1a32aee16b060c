/** Tells the chrome machine when the window becomes laptop-wide: drawers close there (§9). */

import { useEffect } from 'react';
import { useChrome } from '#shop/use-shop.ts';
import { useMedia } from '#ui/use-media.ts';

export const useWindowWidth = (): void => {
  const chrome = useChrome();
  const isLaptop = useMedia('(min-width: 1024px)');
  useEffect(() => {
    if (isLaptop) chrome.send({ type: 'chrome.widen' });
  }, [chrome, isLaptop]);
};
