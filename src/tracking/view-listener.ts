/** Reports which page the shopper views and what it shows, once per visit. */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { itemOfCard, listIn, type createProductBook } from './product-book.ts';
import type { Track } from './tracking-event.ts';

const mostContents = 24;

const keyOf = (subject: Subject): string => JSON.stringify(subject);

export const createViewListener = (track: Track, book: ReturnType<typeof createProductBook>) => {
  const contents = new Map<string, Content>();
  let page = '';
  /** Not reported yet: the server may still redirect, which is not a view. */
  let isPending = false;
  /** The subject of the page, until its content is loaded and reported. */
  let awaited: string | null = null;
  let reported: string | null = null;
  let shownList: string | null = null;

  const reportPage = (): void => {
    if (isPending) track({ type: 'pageView', page });
    isPending = false;
  };

  const reportContent = (key: string, content: Content): void => {
    awaited = null;
    reported = key;
    if (content.kind === 'product') {
      const { product } = content;
      const { currency } = product.price;
      track({ type: 'productDetail', currency, items: [itemOfCard(product)] }, product);
    } else if (content.kind === 'category' || content.kind === 'search') {
      const { list, cards } = listIn(content) ?? { list: '', cards: [] };
      shownList = list;
      const currency = cards[0]?.price.currency;
      const items = cards.map((card, index) => itemOfCard(card, index + 1));
      if (currency !== undefined) track({ type: 'productList', list, currency, items });
    }
  };

  const noteContent = (subject: Subject, content: Content): void => {
    const key = keyOf(subject);
    book.noteContent(content);
    contents.delete(key);
    contents.set(key, content);
    const [oldest] = contents.keys();
    if (contents.size > mostContents && oldest !== undefined) contents.delete(oldest);
    if (key === awaited) reportContent(key, content);
  };

  return (fact: ShopFact): void => {
    switch (fact.type) {
      case 'place.arrived': {
        if (!fact.isOtherPage) return;
        reportPage();
        [page, isPending, awaited, reported, shownList] = [fact.place.path, true, null, null, null];
        if (fact.place.screen !== 'served' && fact.place.screen !== 'search') reportPage();
        return;
      }
      case 'page.redirected':
        isPending = false;
        return;
      case 'page.notFound':
      case 'page.failed':
        reportPage();
        return;
      case 'page.resolved': {
        // a server-rendered page is resolved before the first visit
        if (page === '') return;
        const wasPending = isPending;
        const { subject } = fact;
        const key = keyOf(subject);
        const known = contents.get(key);
        reportPage();
        if (wasPending && subject.kind === 'category')
          track({ type: 'virtualPageview', page, pageType: 'category' });
        if (wasPending && subject.kind === 'cmsPage')
          track({ type: 'virtualPageview', page, pageType: 'cms' });
        if (key === reported || key === awaited) return;
        awaited = key;
        if (known !== undefined) reportContent(key, known);
        return;
      }
      case 'catalog.loaded':
        noteContent(fact.subject, fact.content);
        return;
      case 'place.linkFollowed': {
        const listed = book.listedAt(fact.path, shownList);
        if (listed === undefined) return;
        const { item, list, currency } = listed;
        track({ type: 'productClick', list, currency, items: [item] });
        return;
      }
      default:
    }
  };
};
