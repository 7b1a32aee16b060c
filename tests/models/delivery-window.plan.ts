/** What may happen to the hours an order is wanted in (SHIP-05, GEN-07). */

import type { DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type { DeliveryPlace } from '#machines/delivery-window/delivery-window.events.ts';
import { deliveryWindowMachine } from '#machines/delivery-window/delivery-window.machine.ts';
import { done, failed } from '#tests/support/model.ts';
import { deliveryOffer, failure } from './goods.ts';
import { failing, planOf } from './plan.ts';

const brisbane: DeliveryPlace = { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' };
const perth: DeliveryPlace = { ...brisbane, postcode: '6000' };

const filledUp = (window: DeliveryWindow): DeliveryWindow => ({ ...window, isFull: true });

export const deliveryWindowPlan = planOf({
  machine: deliveryWindowMachine,
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
      done('readDeliveryWindows', { ...deliveryOffer, wished: 'tue-am' }),
      done('readDeliveryWindows', { ...deliveryOffer, wished: 'wed-pm' }),
      done('readDeliveryWindows', { windows: deliveryOffer.windows.map(filledUp), wished: 'tue-am' }),
      done('readDeliveryWindows', { windows: [], wished: null }),
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

  rules: ({ now, was, state, before, type, event, error, told, isDone, isFailed }, must) => {
    const { offers, chosen, saved, lost, place, isSaveAwaited } = now;
    const own = offers.find(({ code }) => code === chosen);
    const isRead = isDone('readDeliveryWindows');
    must(state !== 'offered' || chosen === null || own?.isFull === false, 'only free hours are chosen');
    must(!told.includes('deliveryWindow.saved') || chosen === saved, 'saved means that the cart has them');
    if (isRead) {
      const isFull = offers.some((offer) => offer.code === saved && offer.isFull);
      must(!isFull || chosen !== null || lost !== null, 'hours that filled up are named');
      const wanted = offers.find(({ code, isFull: isGone }) => code === was.chosen && !isGone);
      must(wanted === undefined || chosen === wanted.code, 'free hours stay chosen when they are read again');
      const isVain = was.isSaveAwaited && wanted === undefined && was.chosen !== null;
      must(
        !was.isSaveAwaited || isVain || told.includes('deliveryWindow.saved') || state === 'saving',
        'the save goes on',
      );
      must(told.includes('deliveryWindow.saveFailed') === isVain, 'a save of hours that are gone fails');
    }
    must.emit('deliveryWindow.kept', isRead || isDone('saveDeliveryWindow'));
    const isSave = type === 'deliveryWindow.save';
    const isRetry = type === 'deliveryWindow.retry' && before === 'failed';
    const isRefresh = type === 'deliveryWindow.refresh' && /offered|failed/.test(before);
    const isSamePlace = before === 'offered' && event['postcode'] === was.place?.postcode;
    const isNews = type === 'deliveryWindow.read' && before !== 'saving' && !isSamePlace;
    const isRefused = isFailed('saveDeliveryWindow') && error?.kind !== 'sessionExpired';
    must.start('readDeliveryWindows', isNews || isRefresh || isRetry || isRefused, place);
    must.start('saveDeliveryWindow', state === 'saving' && before !== 'saving', {
      cartId: place?.cartId,
      code: chosen,
    });
    if (isSave && before !== 'saving') {
      const isAnswered = told.includes('deliveryWindow.saved') || state === 'saving' || isSaveAwaited;
      must(isAnswered, 'a save is answered, started or awaited');
      must(state !== 'saving' || was.chosen !== was.saved, 'saved hours are not saved again');
    }
    const isOpen =
      event['code'] === null || was.offers.some(({ code, isFull }) => code === event['code'] && !isFull);
    const isChoice = type === 'deliveryWindow.choose' && before === 'offered' && isOpen;
    must.emit('deliveryWindow.chosen', isChoice);
    if (isDone('saveDeliveryWindow'))
      must(saved === was.chosen && told.join() === 'deliveryWindow.kept,deliveryWindow.saved', 'it is said');
    if (isFailed('readDeliveryWindows'))
      must(
        state === 'failed' && told.includes('deliveryWindow.saveFailed') === was.isSaveAwaited,
        'a waiting save fails too',
      );
  },
});
