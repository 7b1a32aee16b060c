/** What may happen to the hours an order is wanted in (SHIP-05, GEN-07). */

import type { DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type { DeliveryPlace } from '#machines/checkout/delivery-window/delivery-window.events.ts';
import { deliveryWindowMachine } from '#machines/checkout/delivery-window/delivery-window.machine.ts';
import { deliveryOffer, failure } from './goods.ts';
import { done, failed, failing, planOf } from './plan.ts';

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
    const { offers, chosen, saved, place } = now;
    const own = offers.find(({ code }) => code === chosen);
    const isRead = isDone('readDeliveryWindows');
    must(state !== 'offered' || chosen === null || own?.isFull === false, 'only free hours are chosen');
    must(!told.includes('deliveryWindow.saved') || chosen === saved, 'saved means that the cart has them');
    must.emit('deliveryWindow.kept', isRead || isDone('saveDeliveryWindow'));
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
    const isOpen =
      event['code'] === null || was.offers.some(({ code, isFull }) => code === event['code'] && !isFull);
    const isChoice = type === 'deliveryWindow.choose' && before === 'offered' && isOpen;
    must.emit('deliveryWindow.chosen', isChoice);
  },
});
