/** Tells the shop which page a shopper is about to open: a link that is pointed at, touched or come to by keyboard (BEY-14). */

import { useEffect } from 'react';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import { isCustomerPath, isOwnScreen } from '#paths.ts';
import { usePreparation, useShop } from '#shop/use-shop.ts';
import { preparePart } from './content-parts.ts';

const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** Null for a link that leads elsewhere, stays here, or is to a screen that no server draws with data. */
const approached = ({ target }: Event): URL | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const { origin, pathname, search } = url;
  const isElsewhere = origin !== window.location.origin || pathname.startsWith('/media/');
  const isHere = pathname + search === window.location.pathname + window.location.search;
  return isElsewhere || isHere || isOwnScreen(pathname) || isCustomerPath(pathname) ? null : url;
};

export const useApproaches = (): void => {
  const shop = useShop();
  const preparation = usePreparation();
  useEffect(() => {
    const prepare = (event: Event): void => {
      const url = approached(event);
      if (url === null) return;
      const query = listQueryFrom(url.searchParams);
      preparation.send({ type: 'preparation.prepare', path: url.pathname, query });
    };
    const prepared = shop.on('preparation.prepared', ({ page }) =>
      page.contents.forEach(({ content }) => preparePart(content.kind)),
    );
    for (const type of approaches) document.addEventListener(type, prepare, { passive: true });
    return () => {
      prepared.unsubscribe();
      approaches.forEach((type) => document.removeEventListener(type, prepare));
    };
  }, [shop, preparation]);
};
