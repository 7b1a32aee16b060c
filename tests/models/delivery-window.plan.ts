/** What may happen to the hours an order is wanted in (SHIP-05, GEN-07). */

import type { DeliveryOffer, DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type { DeliveryPlace } from '#machines/checkout/delivery-window/delivery-window.events.ts';
import { deliveryWindowMachine } from '#machines/checkout/delivery-window/delivery-window.machine.ts';
import { deliveryOffer, failure } from './goods.ts';
import { done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

const brisbane: DeliveryPlace = { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' };
const perth: DeliveryPlace = { ...brisbane, postcode: '6000' };

const filledUp = (window: DeliveryWindow): DeliveryWindow => ({ ...window, isFull: true });

export const deliveryWindowPlan = planOf({
  machine: deliveryWindowMachine,
  proves: 'SHIP-05, GEN-07',
  requests: [
    { type: 'deliveryWindow.read', ...brisbane },
    { type: 'deliveryWindow.read', ...perth },
    { type: 'deliveryWindow.refresh' },
    { type: 'deliveryWindow.retry' },
    { type: 'deliveryWindow.choose', code: 'tue-am' },
    { type: 'deliveryWindow.choose', code: 'wed-pm' },
    { type: 'deliveryWindow.choose', code: null },
    { type: 'deliveryWindow.save' },
  ],
  answers: {
    reading: [
      done('readDeliveryWindows', deliveryOffer),
      done('readDeliveryWindows', { ...deliveryOffer, saved: 'tue-am' }),
      done('readDeliveryWindows', { ...deliveryOffer, saved: 'wed-pm' }),
      done('readDeliveryWindows', { windows: deliveryOffer.windows.map(filledUp), saved: 'tue-am' }),
      done('readDeliveryWindows', { windows: [], saved: null }),
      failed('readDeliveryWindows', failure('network')),
    ],
    saving: [done('saveDeliveryWindow'), ...failing('saveDeliveryWindow', 'refused', 'sessionExpired')],
  },
  projection: ({ place, offers, chosen, saved, lost, isSaveAwaited }) => [
    place?.postcode,
    offers.map(({ isFull }) => isFull),
    chosen,
    saved,
    lost,
    isSaveAwaited,
  ],

  rules: ({ now, was, before, type, event, error, isDone, isFailed }, must) => {
    const [isRead, isUnread] = [isDone('readDeliveryWindows'), isFailed('readDeliveryWindows')];
    const offer = isRead ? (event['output'] as DeliveryOffer) : null;
    const windows = offer?.windows ?? was.offers;
    const isFree = (wanted: unknown): boolean =>
      windows.some(({ code, isFull }) => code === wanted && !isFull);
    const isSave = type === 'deliveryWindow.save';
    const isSettled = was.chosen === was.saved;
    const isInVain = isRead && was.isSaveAwaited && was.chosen !== null && !isFree(was.chosen);
    const isLate = isRead && was.isSaveAwaited && !isInVain;
    const isToSave = isLate && now.chosen !== now.saved;
    const isExpired = error?.kind === 'sessionExpired';
    const isAgain =
      (type === 'deliveryWindow.retry' && before === 'failed') ||
      (type === 'deliveryWindow.refresh' && /offered|failed/.test(before));
    const isSamePlace = before === 'offered' && event['postcode'] === was.place?.postcode;
    const isNews = type === 'deliveryWindow.read' && before !== 'saving' && !isSamePlace;
    const isReading = isNews || isAgain || (isFailed('saveDeliveryWindow') && !isExpired);
    const isSaving = (isSave && before === 'offered' && !isSettled) || isToSave;
    const isKept = isDone('saveDeliveryWindow');
    must.enter('reading', isReading);
    must.enter('failed', isUnread);
    must.enter('offered', (isRead && !isToSave) || isKept || (isFailed('saveDeliveryWindow') && isExpired));
    must.enter('saving', isSaving);
    must.start('readDeliveryWindows', isReading, now.place);
    must.start('saveDeliveryWindow', isSaving, { cartId: now.place?.cartId, code: now.chosen });
    must.emit('deliveryWindow.kept', isRead || isKept, {
      hours: now.offers.find(({ code }) => code === now.saved) ?? null,
    });
    const isNothing = isSave && /idle|failed/.test(before);
    const isSaved = isSave && /reading|offered/.test(before) && isSettled;
    must.emit('deliveryWindow.saved', isNothing || isSaved || (isLate && !isToSave) || isKept);
    must.emit(
      'deliveryWindow.saveFailed',
      isInVain || isFailed('saveDeliveryWindow') || (isUnread && was.isSaveAwaited),
    );
    const isChoice =
      type === 'deliveryWindow.choose' &&
      before === 'offered' &&
      (event['code'] === null || isFree(event['code']));
    must.emit('deliveryWindow.chosen', isChoice);
    must(
      now.chosen === null || before === 'saving' || isFree(now.chosen) || !isRead,
      'only free hours are chosen',
    );
    const { cartId, countryCode, postcode } = event;
    must.hold({
      place: isNews ? { cartId, countryCode, postcode } : was.place,
      offers: isNews ? [] : windows,
      saved: isRead ? offer?.saved : isKept ? was.chosen : was.saved,
      isSaveAwaited:
        (isSave && before === 'reading' && !isSettled) || (was.isSaveAwaited && !isRead && !isUnread),
      ...(!isRead && {
        chosen: isChoice ? event['code'] : isSave && before === 'failed' ? was.saved : was.chosen,
        lost: isChoice ? null : was.lost,
      }),
    });
  },
});
