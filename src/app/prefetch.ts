/**
 * Tells the shop which page a shopper may open next: a link
 * that is hovered, touched or focused (VIEW-01).
 */

import { useEffect } from 'react';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import { isCustomerPath, isOwnScreen } from '#paths.ts';
import { usePreparation, useShop } from '#shop/use-shop.ts';
import { preparePart } from './content-parts.ts';
import { ownLinkAt } from './own-link.ts';

const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** Null for a link to this page, or to a screen that the server renders without data. */
const approached = (target: EventTarget | null): URL | null => {
  const url = ownLinkAt(target);
  if (url === null) return null;
  const { pathname, search } = url;
  const isHere = pathname + search === window.location.pathname + window.location.search;
  return isHere || isOwnScreen(pathname) || isCustomerPath(pathname) ? null : url;
};

export const usePrefetch = (): void => {
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
    // the link that was hovered before the scripts loaded
    prepare({ target: document.querySelector('a:hover') });
    return () => {
      prepared.unsubscribe();
      approaches.forEach((type) => document.removeEventListener(type, prepare));
    };
  }, [shop, preparation]);
};
