/** The page machine: resolving addresses. */

import { turnedTo, wholeList } from '#machines/domain/list-query.ts';
import { describe, expect, test } from 'vitest';
import type { RouteResolution } from '#machines/domain/route.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import {
  selectIsMissing,
  selectIsPageFailed,
  selectIsUnreachable,
  selectSubject,
} from '#machines/page/page.selectors.ts';
import { failure } from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';

const open = () => {
  const resolveRoute = heldSlot<RouteResolution, { readonly path: string }>();
  return { ...alone(pageMachine.provide({ actors: { resolveRoute: resolveRoute.logic } })), resolveRoute };
};

const visit = (path: string, page = 1) =>
  ({ type: 'page.visit', path, query: turnedTo(wholeList, page) }) as const;
const route = (type: string, id: number | null, relativeUrl = '', redirectCode = 0): RouteResolution => ({
  type,
  id,
  relativeUrl,
  redirectCode,
});

describe('page', () => {
  test.each([
    ['a category', route('CATEGORY', 7), { kind: 'category', id: 7, query: wholeList }],
    ['a product', route('PRODUCT', 9, 'water/spring-15.html'), { kind: 'product', urlKey: 'spring-15' }],
    ['a search', route('SEARCH', null), { kind: 'search', query: wholeList }],
    ['a content page', route('CMS_PAGE', 3, 'about-us'), { kind: 'cmsPage', id: 3 }],
  ])('resolves %s as the server says [ROUTE-07]', async (_, answer, subject) => {
    const { actor, resolveRoute, facts } = open();
    actor.send(visit('/somewhere.html'));
    expect(resolveRoute.last().input).toEqual({ path: '/somewhere.html' });
    await resolveRoute.last().resolve(answer);
    expect(selectSubject(actor.getSnapshot())).toEqual(subject);
    expect(facts).toEqual([{ type: 'page.resolved', subject }]);
  });

  test.each([
    ['type NOTFOUND', route('NOTFOUND', 4)],
    ['no id', route('CATEGORY', null)],
    ['an unknown type', route('', 4)],
  ])('%s is not found [ROUTE-09]', async (_, answer) => {
    const { actor, resolveRoute, types } = open();
    actor.send(visit('/gone'));
    await resolveRoute.last().resolve(answer);
    expect(selectIsMissing(actor.getSnapshot())).toBe(true);
    expect(types()).toEqual(['page.notFound']);
  });

  test('a redirect code other than 0 redirects to the relative address [ROUTE-09]', async () => {
    const { actor, resolveRoute, facts } = open();
    actor.send(visit('/old.html'));
    await resolveRoute.last().resolve(route('CATEGORY', 7, 'new.html', 301));
    expect(facts).toEqual([{ type: 'page.redirected', to: 'new.html' }]);
  });

  test('addresses that lead to each other are left after three, and can be tried again [ROUTE-09]', async () => {
    const { actor, resolveRoute, facts } = open();
    const lead = async (path: string): Promise<void> => {
      actor.send(visit(path));
      await resolveRoute.last().resolve(route('CATEGORY', 7, path === '/a' ? 'b' : 'a', 301));
    };
    for (const path of ['/a', '/b', '/a', '/b']) await lead(path);
    expect(facts.map(({ type }) => type)).toEqual(Array(3).fill('page.redirected'));
    expect(selectIsPageFailed(actor.getSnapshot())).toBe(true);
    // another way has a count of its own
    await lead('/a');
    expect(facts).toHaveLength(4);
    expect(selectIsPageFailed(actor.getSnapshot())).toBe(false);
  });

  test('the failure "not found" is a missing page, any other can be tried again [ROUTE-09]', async () => {
    const { actor, resolveRoute } = open();
    actor.send(visit('/gone'));
    await resolveRoute.last().reject(failure('notFound'));
    expect(selectIsMissing(actor.getSnapshot())).toBe(true);
    actor.send(visit('/water.html'));
    await resolveRoute.last().reject(failure('server'));
    expect(selectIsPageFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'page.retry' });
    await resolveRoute.last().resolve(route('CATEGORY', 7));
    expect(selectIsPageFailed(actor.getSnapshot())).toBe(false);
    expect(resolveRoute.calls.map(({ input }) => input.path)).toEqual([
      '/gone',
      '/water.html',
      '/water.html',
    ]);
  });

  test('an unreachable page is neither missing nor failed and is tried again [ROUTE-08]', async () => {
    const { actor, resolveRoute, facts } = open();
    actor.send(visit('/water.html'));
    await resolveRoute.last().resolve(route('NOTFOUND', -1));
    const snapshot = actor.getSnapshot();
    expect([selectIsUnreachable(snapshot), selectIsMissing(snapshot), selectIsPageFailed(snapshot)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(facts).toEqual([]);
    actor.send({ type: 'page.retry' });
    await resolveRoute.last().resolve(route('CATEGORY', 7));
    expect(selectIsUnreachable(actor.getSnapshot())).toBe(false);
    expect(selectSubject(actor.getSnapshot())).toEqual({ kind: 'category', id: 7, query: wholeList });
  });

  test('a retry changes nothing of a page that is there, missing or on its way [ROUTE-08]', async () => {
    const { actor, resolveRoute } = open();
    actor.send({ type: 'page.retry' });
    actor.send(visit('/water.html'));
    actor.send({ type: 'page.retry' });
    await resolveRoute.last().resolve(route('CATEGORY', 7));
    actor.send({ type: 'page.retry' });
    actor.send(visit('/gone'));
    await resolveRoute.last().reject(failure('notFound'));
    actor.send({ type: 'page.retry' });
    expect(resolveRoute.calls).toHaveLength(2);
  });

  test('another page of a list is turned to without asking what the address is [ROUTE-07]', async () => {
    const { actor, resolveRoute } = open();
    actor.send(visit('/water.html'));
    await resolveRoute.last().resolve(route('CATEGORY', 7));
    actor.send(visit('/water.html', 3));
    expect(selectSubject(actor.getSnapshot())).toEqual({
      kind: 'category',
      id: 7,
      query: turnedTo(wholeList, 3),
    });
    expect(resolveRoute.calls).toHaveLength(1);
  });

  test('shows search results without resolving the address and cancels the old question [ROUTE-03, CAT-03]', async () => {
    const { actor, resolveRoute, facts } = open();
    const query = { ...wholeList, phrase: 'water' };
    actor.send(visit('/water.html'));
    actor.send({ type: 'page.search', path: '/catalogsearch/result', query });
    expect(resolveRoute.calls.map(({ isCancelled }) => isCancelled())).toEqual([true]);
    actor.send({ type: 'page.search', path: '/catalogsearch/result', query: turnedTo(query, 2) });
    expect(facts).toEqual([
      { type: 'page.resolved', subject: { kind: 'search', query } },
      { type: 'page.resolved', subject: { kind: 'search', query: turnedTo(query, 2) } },
    ]);
  });

  test('shows the later of two addresses and stops on leaving [ROUTE-07]', async () => {
    const { actor, resolveRoute, facts } = open();
    actor.send(visit('/water.html'));
    actor.send(visit('/about-us'));
    await resolveRoute.calls[0]?.resolve(route('CATEGORY', 7));
    expect(facts).toEqual([]);
    actor.send({ type: 'page.leave', path: '/cart' });
    expect(resolveRoute.calls.map(({ isCancelled }) => isCancelled())).toEqual([true, true]);
    expect(selectSubject(actor.getSnapshot())).toBeNull();
  });
});
