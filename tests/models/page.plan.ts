/** What may happen while it is found out what an address leads to (ROUTE-07, ROUTE-09). */

import { turnedTo, wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import type { EventObject } from 'xstate';
import type { RouteResolution } from '#machines/domain/route.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { pageMachine } from '#machines/display/page/page.machine.ts';
import { nothingOpened } from '#machines/domain/opened-page.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const route = (type: string, id: number | null, relativeUrl: string, redirectCode = 0): RouteResolution => ({
  type,
  id,
  relativeUrl,
  redirectCode,
});

/** The shop's own screen of results; a server may say the same of an address. */
const searchRoute = route('SEARCH', null, '');

const aboutUs = route('CMS_PAGE', 3, 'about-us');

/** Each resolution with what is to be read for it; null is not found. */
const known: readonly (readonly [RouteResolution, (query: ListQuery) => Subject | null])[] = [
  [
    route('CATEGORY', 7, 'water.html'),
    (query) => ({ kind: 'category', id: 7, query: { ...query, phrase: '' } }),
  ],
  [route('PRODUCT', 9, 'water/spring-15.html'), () => ({ kind: 'product', urlKey: 'spring-15' })],
  [aboutUs, () => ({ kind: 'cmsPage', id: 3 })],
  [searchRoute, (query) => ({ kind: 'search', query })],
  [route('NOTFOUND', 5, ''), () => null],
  [route('CATEGORY', null, ''), () => null],
  [route('UNHEARD_OF', 5, 'x'), () => null],
];
const offline = route('NOTFOUND', -1, '');
const redirect = route('CATEGORY', 7, 'new-water.html', 301);

const answers: readonly EventObject[] = [
  ...[...known.map(([resolution]) => resolution), redirect, offline].map((answer) =>
    done('resolveRoute', answer),
  ),
  ...failing('resolveRoute', 'notFound', 'server'),
];

export const pagePlan = planOf({
  machine: pageMachine,
  proves: 'ROUTE-07, ROUTE-08',
  inputs: [
    nothingOpened.address,
    { path: '/about-us', query: wholeList, route: aboutUs },
    { path: '/gone', query: wholeList, route: route('NOTFOUND', null, '') },
  ],
  requests: [
    { type: 'page.visit', path: '/water.html', query: wholeList },
    { type: 'page.visit', path: '/water.html', query: turnedTo(wholeList, 2) },
    { type: 'page.visit', path: '/about-us', query: wholeList },
    { type: 'page.search', path: '/catalogsearch/result', query: { ...wholeList, phrase: 'water' } },
    { type: 'page.leave', path: '/cart' },
    { type: 'page.visit', path: '/gone', query: wholeList },
    { type: 'page.retry' },
    { type: 'page.know', address: { path: '/about-us', query: wholeList, route: aboutUs } },
  ],
  answers: { resolving: answers },
  projection: ({ path, query, known: ahead, subject, failure: reason, hops }) => [
    path,
    query,
    ahead?.path,
    subject?.kind,
    reason?.kind,
    hops,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const isHere = type === 'page.visit' && before === 'resolved' && event['path'] === was.path;
    const isTold =
      type === 'page.visit' && before === 'missing' && was.route !== null && event['path'] === was.path;
    const isKnown = type === 'page.visit' && !isHere && !isTold && event['path'] === was.known?.path;
    const isRetry = type === 'page.retry' && ['failed', 'unreachable'].includes(before);
    const answer = isDone('resolveRoute') ? (event['output'] as RouteResolution) : null;
    const isRedirect = answer !== null && answer.redirectCode !== 0;
    const isOpened = before === '' && now.route !== null;
    const kept = isHere || isOpened || isKnown ? now.route : answer;
    const found = known.find(([one]) => one === (type === 'page.search' ? searchRoute : kept));
    const due = found?.[1](now.query) ?? null;
    const isAnswered = answer !== null && !isRedirect && answer !== offline;
    const isSearched = type === 'page.search' || isHere || isAnswered || isOpened || isKnown;
    must.start('resolveRoute', (type === 'page.visit' && !isHere && !isTold && !isKnown) || isRetry, {
      path: now.path,
    });
    must.emit('page.resolved', isSearched && due !== null, { subject: due });
    const isRedirectLoop = isRedirect && was.hops >= 3;
    must.emit('page.failed', isRedirectLoop || (isFailed('resolveRoute') && error?.kind !== 'notFound'), {
      kind: isRedirectLoop ? 'unexpected' : error?.kind,
    });
    const isFault = isFailed('resolveRoute') && error?.kind !== 'notFound';
    const isMissing = (isSearched && due === null) || (isFailed('resolveRoute') && !isFault);
    must.enter('missing', isMissing);
    must.emit('page.notFound', isMissing);
    must.enter('resolved', isSearched && due !== null);
    must.enter('unreachable', answer === offline);
    must.enter('failed', isRedirectLoop || isFault);
    must.enter('away', type === 'page.leave' || (before === '' && !isOpened));
    const isRest = /^(away|resolved|missing|unreachable|failed)$/.test(state) && state !== before;
    must(!isRest || now.hops === 0, 'redirects are counted from one address to its page');
    must(!(isMissing || answer === offline) || now.subject === null, 'nothing is shown that is not there');
    if (type === 'page.leave') must.hold({ path: event['path'] });
    if (isHere) must.hold({ query: event['query'] });
    must.emit('page.redirected', isRedirect && was.hops < 3, { to: redirect.relativeUrl });
  },
});
