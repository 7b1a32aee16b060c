/** What is read for the page that is shown, and what goes with the cart (ROUTE-07, CART-09). */

import { isDeepStrictEqual } from 'node:util';
import type { DisplayEvent } from '#machines/display/display.events.ts';
import { displayMachine } from '#machines/display/display.machine.ts';
import { crossSellOf, recentlyViewed, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { nothingOpened } from '#machines/domain/opened-page.ts';
import { failure } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const product: Subject = { kind: 'product', urlKey: 'water' };
const menu: Subject = { kind: 'menu' };
const page: Subject = { kind: 'cmsPage', id: 3 };
const gone: Subject = { kind: 'notFoundPage' };
const skus = ['CUPS-50'];
const keys = [product, menu, page, gone, recentlyViewed, crossSellOf(skus)].map(subjectKey);

const prepared = {
  ...nothingOpened,
  contents: [{ subject: menu, content: { kind: 'menu', items: [] } } as const],
};

const requests: readonly DisplayEvent[] = [
  { type: 'display.passRequest', request: { type: 'page.retry' } },
  { type: 'display.read', subjects: [menu] },
  { type: 'display.retry' },
  { type: 'display.renew' },
  { type: 'display.forget' },
  { type: 'display.visit', isCart: true },
  { type: 'display.visit', isCart: false },
  { type: 'display.noteCart', skus },
  { type: 'display.noteCart', skus: [] },
  { type: 'display.showCrossSell' },
  { type: 'preparation.prepared', page: prepared },
  { type: 'page.resolved', subject: product },
  { type: 'page.resolved', subject: page },
  { type: 'page.notFound' },
  { type: 'catalog.loadFailed', subject: page, failure: failure('notFound') },
  { type: 'catalog.loadFailed', subject: menu, failure: failure('notFound') },
];

/** What an event has read; goods only where they are on show. */
const readBy = (event: DisplayEvent, was: readonly string[], known: readonly string[], isSeen: boolean) => {
  switch (event.type) {
    case 'display.read':
      return [menu];
    case 'page.resolved':
      return [event.subject];
    case 'page.notFound':
      return [gone];
    case 'catalog.loadFailed':
      return event.subject === page ? [gone] : [];
    case 'display.showCrossSell':
      return was.length > 0 ? [crossSellOf(was)] : [];
    case 'display.noteCart': {
      const goods = crossSellOf(event.skus);
      return isSeen && event.skus.length > 0 && !known.includes(subjectKey(goods)) ? [goods] : [];
    }
    default:
      return [];
  }
};

export const displayPlan = planOf({
  machine: displayMachine,
  proves: 'ROUTE-07, CART-09',
  inputs: [nothingOpened, prepared],
  requests,
  projection: ({ readingKeys, skus: known }) => [readingKeys.toSorted(), known],
  rules: ({ now, was, state, before, type, event, facts, sent }, must) => {
    const known = was.readingKeys;
    const isSeen = before.includes('seen');
    const isPrepared = type === 'preparation.prepared';
    const read = readBy(event as never, was.skus, known, isSeen).map(subjectKey);
    for (const key of keys) {
      must.start(
        key,
        (before === '' && now.readingKeys.includes(key)) ||
          ((read.includes(key) || (isPrepared && key === subjectKey(menu))) && !known.includes(key)),
      );
      const isRefreshed = read.includes(key) && known.includes(key);
      must(sent.includes(`${key} catalog.refresh`) === isRefreshed, 'a known reading is refreshed');
    }
    must(
      read.every((key) => now.readingKeys.includes(key)),
      'what was read is kept',
    );
    must(!isPrepared || sent.includes('page page.know'), 'the page is told where it leads');
    must(type !== 'display.renew' || sent.includes('preparation preparation.stop'), 'not for a customer');
    const retried = known.map((key) => `${key} catalog.retry`);
    must(type !== 'display.retry' || isDeepStrictEqual(sent, retried), 'every reading is asked once more');
    must(type !== 'display.passRequest' || isDeepStrictEqual(sent, ['page page.retry']), 'passed on once');
    const isViewed = now.readingKeys.includes(subjectKey(recentlyViewed));
    must(type !== 'display.forget' || !isViewed, 'what a customer looked at goes with them');
    const isRequest = type.startsWith('display.') || type === 'xstate.init';
    must(isDeepStrictEqual(facts, isRequest ? [] : [event]), 'a fact goes up unchanged');
    const isLeft = type === 'display.visit' && event['isCart'] === false;
    const isNowSeen = type === 'display.showCrossSell' || (isSeen && !isLeft);
    must(state.includes('seen') === isNowSeen, 'seen until another page is opened');
  },
});
