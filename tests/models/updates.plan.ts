/** What may happen to a new version of the shop, and when a page reloads (PWA-01). */

import type { UpdatesEvent } from '#machines/notices/updates/updates.events.ts';
import { updatesMachine } from '#machines/notices/updates/updates.machine.ts';
import { failure } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

const events: readonly UpdatesEvent[] = [
  { type: 'release.found' },
  { type: 'release.taken' },
  { type: 'release.lost' },
  { type: 'updates.take' },
  { type: 'updates.refuse' },
  { type: 'updates.visit', isCheckout: true },
  { type: 'updates.visit', isCheckout: false },
  { type: 'updates.holdPage' },
  { type: 'updates.freePage' },
];

export const updatesPlan = planOf({
  machine: updatesMachine,
  proves: 'PWA-01',
  requests: [...events, failed('watchReleases', failure('unexpected'))],
  answers: { taking: [done('takeRelease', undefined), failed('takeRelease', failure('unexpected'))] },
  projection: (context) => context,

  rules: ({ now, was, state, before, type, event, told, isDone, isFailed }, must) => {
    const { isAtCheckout, isHeld } = now;
    const isFree = !isAtCheckout && !isHeld;
    must.start('watchReleases', before === '');
    must(isFree || state !== 'offered', 'nothing is offered during checkout or an order');
    must(!isHeld || !told.includes('updates.reloadWanted'), 'no page is reloaded under an order');
    const isKept = type === 'release.taken' || (isDone('takeRelease') && state === 'deferred') || was.isTaken;
    must.hold({
      isAtCheckout: type === 'updates.visit' ? event['isCheckout'] : was.isAtCheckout,
      isHeld: /holdPage|freePage/.test(type) ? type === 'updates.holdPage' : was.isHeld,
      isTaken: type !== 'release.found' && isKept,
    });
    const isOffer =
      (type === 'release.found' && /current|refused/.test(before)) ||
      (type === 'release.taken' && before === 'current') ||
      isFailed('takeRelease') ||
      (before === 'deferred' && /visit|holdPage|freePage/.test(type));
    if (isOffer) must(state === (isFree ? 'offered' : 'deferred'), 'a release waits for the shopper');
    must.emit('updates.offered', isOffer && isFree);
    const isWithdrawn = before === 'offered' && !isFree;
    must.emit('updates.withdrawn', isWithdrawn && /visit|holdPage/.test(type));
    const isTaken = type === 'updates.take' && before === 'offered';
    must.start('takeRelease', isTaken && !was.isTaken);
    const isLost = type === 'release.lost' && !/reloadDeferred|reloading/.test(before);
    const isFreed = before === 'reloadDeferred' && type === 'updates.freePage';
    const isReload =
      (isTaken && was.isTaken) || (isLost && !isHeld) || isFreed || (isDone('takeRelease') && isFree);
    must.emit('updates.reloadWanted', isReload);
    if (isReload) must(state === 'reloading', 'the page is reloaded once');
  },
});
