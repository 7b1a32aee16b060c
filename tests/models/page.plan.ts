/** What may happen while it is found out what an address leads to (§4 route resolution, ROUTE-07, ROUTE-09). */

import { turnedTo, wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import type { EventObject } from 'xstate';
import type { Failure } from '#machines/domain/failure.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import type { Subject } from '#machines/domain/subject.ts';
import type { PageEvent } from '#machines/page/page.events.ts';
import { pageMachine, type PageContext } from '#machines/page/page.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

const route = (type: string, id: number | null, relativeUrl: string, redirectCode = 0): RouteResolution => ({
  type,
  id,
  relativeUrl,
  redirectCode,
});

/** The shop's own screen of results; a server may say the same of an address. */
const searchRoute = route('SEARCH', null, '');

/** Each resolution with what is to be read for it; null is not found. */
const known: readonly (readonly [RouteResolution, (query: ListQuery) => Subject | null])[] = [
  [
    route('CATEGORY', 7, 'water.html'),
    (query) => ({ kind: 'category', id: 7, query: { ...query, phrase: '' } }),
  ],
  [route('PRODUCT', 9, 'water/spring-15.html'), () => ({ kind: 'product', urlKey: 'spring-15' })],
  [route('CMS_PAGE', 3, 'about-us'), () => ({ kind: 'cmsPage', id: 3 })],
  [searchRoute, (query) => ({ kind: 'search', query })],
  [route('NOTFOUND', 5, ''), () => null],
  [route('CATEGORY', null, ''), () => null],
  [route('UNHEARD_OF', 5, 'x'), () => null],
];
const unknownReason: Failure = { kind: 'unexpected', message: 'Something when wrong' };
const offline = route('NOTFOUND', -1, '');
const redirect = route('CATEGORY', 7, 'new-water.html', 301);

class Guide extends Stage<PageContext> {
  visit(path: string, query: ListQuery): void {
    if (this.state === 'resolved' && path === this.memory.path) {
      this.memory.query = query;
      return this.find(this.memory.route);
    }
    Object.assign(this.memory, { path, query, route: null, failure: null });
    this.resolve();
  }

  resolve(): void {
    this.ask('resolving', 'resolveRoute', { path: this.memory.path });
  }

  find(answer: RouteResolution | null): void {
    const subject =
      known.find(([resolution]) => JSON.stringify(resolution) === JSON.stringify(answer))?.[1](
        this.memory.query,
      ) ?? null;
    if (subject === null) return this.miss();
    this.memory.route = answer;
    this.memory.subject = subject;
    this.arrive('resolved');
    this.tell({ type: 'page.resolved', subject });
  }

  /** Somewhere, or nowhere: the way is over. */
  arrive(state: string): void {
    this.memory.hops = 0;
    this.state = state;
  }

  fail(reason: Failure): void {
    this.arrive('failed');
    this.memory.failure = reason;
  }

  miss(): void {
    this.memory.subject = null;
    this.arrive('missing');
    this.tell({ type: 'page.notFound' });
  }

  hear(event: PageEvent | Done<'resolveRoute', RouteResolution> | Failed<'resolveRoute'>): void {
    switch (event.type) {
      case 'page.visit':
        return this.visit(event.path, event.query);
      case 'page.search': {
        const { path, query } = event;
        Object.assign(this.memory, { path, query, route: searchRoute, failure: null });
        return this.find(searchRoute);
      }
      case 'page.leave':
        this.arrive('away');
        this.memory.path = event.path;
        this.memory.subject = null;
        return;
      case 'page.view':
        return this.tell({ type: 'page.viewed', address: event.address });
      case 'page.retry':
        return ['failed', 'unreachable'].includes(this.state) ? this.resolve() : undefined;
      case 'xstate.done.actor.resolveRoute':
        if (event.output === offline) {
          this.arrive('unreachable');
          this.memory.subject = null;
          return;
        }
        if (event.output.redirectCode === 0) return this.find(event.output);
        if (this.memory.hops === 3) return this.fail(unknownReason);
        this.memory.hops += 1;
        this.state = 'redirected';
        return this.tell({ type: 'page.redirected', to: event.output.relativeUrl });
      case 'xstate.error.actor.resolveRoute':
        if (event.error.kind === 'notFound') return this.miss();
        this.fail(event.error);
    }
  }
}

const wishes: readonly PageEvent[] = [
  { type: 'page.visit', path: '/water.html', query: wholeList },
  { type: 'page.visit', path: '/water.html', query: turnedTo(wholeList, 2) },
  { type: 'page.visit', path: '/about-us', query: wholeList },
  { type: 'page.search', path: '/catalogsearch/result', query: { ...wholeList, phrase: 'water' } },
  { type: 'page.leave', path: '/cart' },
  { type: 'page.retry' },
  { type: 'page.view', address: 'https://shop.example/water.html?page=2' },
];
const answers: readonly EventObject[] = [
  ...[...known.map(([resolution]) => resolution), redirect, offline].map((answer) =>
    done('resolveRoute', answer),
  ),
  failed('resolveRoute', failure('notFound')),
  failed('resolveRoute', failure('server')),
];

export const pagePlan: ModelPlan = {
  machine: pageMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(state === 'resolving' ? answers : [])],
  projection: (context) => {
    const { path, query, subject, failure: reason, hops } = context as unknown as PageContext;
    return [path, query, subject?.kind, reason?.kind, hops];
  },
  oracle: oracleFrom<
    PageContext,
    PageEvent | Done<'resolveRoute', RouteResolution> | Failed<'resolveRoute'>,
    Guide
  >(
    Guide,
    () =>
      new Guide('away', { path: '', query: wholeList, route: null, subject: null, failure: null, hops: 0 }),
    (play, event) => play.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { subject, route: kept, failure: reason } = now.context as unknown as PageContext;
    const broken: string[] = [];
    if (now.state === 'resolved' && (subject === null || kept === null)) broken.push('resolved to nothing');
    if (['missing', 'unreachable', 'away'].includes(now.state) && subject !== null)
      broken.push(`${now.state}, yet something is shown`);
    if (now.state === 'failed' && reason === null) broken.push('failed without a reason');
    return broken;
  },
};
