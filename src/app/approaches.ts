/** Tells the shop which page a shopper is about to open: a link that is pointed at, touched or come to by keyboard (VIEW-01). */

import { useEffect } from 'react';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import { isCustomerPath, isOwnScreen } from '#paths.ts';
import { usePreparation, useShop } from '#shop/use-shop.ts';
import { preparePart } from './content-parts.ts';
import { ownLinkAt } from './own-link.ts';

const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** Null for a link that stays here, or leads to a screen that no server draws with data. */
const approached = (target: EventTarget | null): URL | null => {
  const url = ownLinkAt(target);
  if (url === null) return null;
  const { pathname, search } = url;
  const isHere = pathname + search === window.location.pathname + window.location.search;
  return isHere || isOwnScreen(pathname) || isCustomerPath(pathname) ? null : url;
};

export const useApproaches = (): void => {
  const shop = useShop();
  const preparation = usePreparation();
  useEffect(() => {
    const prepare = ({ target }: Pick<Event, 'target'>): void => {
      const url = approached(target);
      if (url === null) return;
      const query = listQueryFrom(url.searchParams);
      preparation.send({ type: 'preparation.prepare', path: url.pathname, query });
    };
    const prepared = shop.on('preparation.prepared', ({ page }) =>
      page.contents.forEach(({ content }) => preparePart(content.kind)),
    );
    for (const type of approaches) document.addEventListener(type, prepare, { passive: true });
    // what the pointer came to before the scripts were here
    prepare({ target: document.querySelector('a:hover') });
    return () => {
      prepared.unsubscribe();
      approaches.forEach((type) => document.removeEventListener(type, prepare));
    };
  }, [shop, preparation]);
};
