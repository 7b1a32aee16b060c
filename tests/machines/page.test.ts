/** The page machine: resolving addresses. */

import { expect, test } from 'vitest';
import { turnedTo, wholeList } from '#machines/domain/list-query.ts';
import { redirectTarget, type RouteResolution } from '#machines/domain/route.ts';
import { resolveRoute } from '#machines/display/page/page.actors.ts';
import { nothingOpened } from '#machines/domain/opened-page.ts';
import { pageMachine } from '#machines/display/page/page.machine.ts';
import {
  selectIsMissing,
  selectIsPageFailed,
  selectIsUnreachable,
  selectSubject,
} from '#machines/display/page/page.selectors.ts';
import { failure } from '../models/goods.ts';
import { alone, heldSlot } from './bench.ts';

const open = () => {
  const asking = heldSlot(resolveRoute);
  return {
    ...alone(pageMachine.provide({ actors: { resolveRoute: asking.logic } }), nothingOpened.address),
    asking,
  };
};

const visit = (path: string, page = 1) =>
  ({ type: 'page.visit', path, query: turnedTo(wholeList, page) }) as const;
const route = (type: string, id: number | null, relativeUrl = '', redirectCode = 0): RouteResolution => ({
  type,
  id,
  relativeUrl,
  redirectCode,
});

test.each([
  ['a category', route('CATEGORY', 7), { kind: 'category', id: 7, query: wholeList }],
  ['a product', route('PRODUCT', 9, 'water/spring-15.html'), { kind: 'product', urlKey: 'spring-15' }],
  ['nothing of that type', route('NOTFOUND', 4), 'missing'],
  ['nothing out of reach', route('NOTFOUND', -1), 'unreachable'],
  ['a failed answer', failure('server'), 'failed'],
  ['an answer that it is not there', failure('notFound'), 'missing'],
])(
  'shows %s as the server says, a retry asks only without an answer [ROUTE-07 ROUTE-09]',
  async (_, answer, shown) => {
    const { actor, asking } = open();
    const now = () => {
      const page = actor.getSnapshot();
      if (selectIsMissing(page)) return 'missing';
      if (selectIsUnreachable(page)) return 'unreachable';
      return selectIsPageFailed(page) ? 'failed' : selectSubject(page);
    };
    actor.send(visit('/somewhere.html'));
    actor.send({ type: 'page.retry' });
    expect(asking.calls.map(({ input }) => input)).toEqual([{ path: '/somewhere.html' }]);
    await ('kind' in answer ? asking.last().reject(answer) : asking.last().resolve(answer));
    expect(now()).toEqual(shown);
    actor.send({ type: 'page.retry' });
    expect(asking.calls).toHaveLength(shown === 'failed' || shown === 'unreachable' ? 2 : 1);
  },
);

test('shows the later of two addresses and stops on leaving [ROUTE-07]', async () => {
  const { actor, asking, facts } = open();
  actor.send(visit('/water.html'));
  actor.send(visit('/about-us'));
  await asking.calls[0]?.resolve(route('CATEGORY', 7));
  expect(facts).toEqual([]);
  actor.send({ type: 'page.leave', path: '/cart' });
  expect(asking.calls.map(({ isCancelled }) => isCancelled())).toEqual([true, true]);
  expect(selectSubject(actor.getSnapshot())).toBeNull();
});

test.each([
  ['water.html', '?p=2', '#top', '/water.html?p=2#top'],
  ['water.html#new', '?p=2', '#top', '/water.html?p=2#new'],
  ['water.html?a=1', '?p=2', '#top', '/water.html?a=1#top'],
  ['//evil.example', '', '', '/evil.example'],
  ['https://other.example/x', '?p=2', '', 'https://other.example/x?p=2'],
])(
  'a redirect to %s, asked with %s and %s, leads to its own address [ROUTE-09]',
  (to, search, hash, expected) => {
    expect(redirectTarget(to, search, hash)).toBe(expected);
  },
);
