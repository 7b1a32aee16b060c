/** What may happen while delivery is offered and saved (§4, SHIP-01 … SHIP-04). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import type { ShippingEvent, ShippingPlace } from '#machines/shipping/shipping.events.ts';
import type { ShippingContext } from '#machines/shipping/shipping.setup.ts';
import { done } from '#tests/support/model.ts';
import { brisbane, card, courier, express, free, incomplete, perth, totals } from './goods.ts';
import { failing, planOf } from './plan.ts';

const codeOf = (method: ShippingMethod | null): string =>
  method === null ? 'none' : `${method.carrierCode}/${method.methodCode}`;

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  estimating: [
    done('estimateShipping', []),
    done('estimateShipping', [courier, free]),
    done('estimateShipping', [courier, express]),
    ...failing('estimateShipping', 'server', 'sessionExpired'),
  ],
  saving: [
    done('saveShippingInformation', { totals, paymentMethods: [card], message: null }),
    done('saveShippingInformation', { totals, paymentMethods: [], message: 'No courier today.' }),
    ...failing('saveShippingInformation', 'network', 'sessionExpired'),
  ],
};

const place = { cartId: 'cart-1', currency: 'AUD', isComplete: false } as const;

const requests: readonly ShippingEvent[] = [
  { type: 'shipping.estimate', ...place, address: brisbane },
  { type: 'shipping.estimate', ...place, address: perth },
  { type: 'shipping.estimate', ...place, cartId: 'cart-2', address: brisbane },
  { type: 'shipping.estimate', ...place, address: incomplete },
  { type: 'shipping.estimate', ...place, address: incomplete, isComplete: true },
  { type: 'shipping.consider', ...place, address: perth },
  { type: 'shipping.consider', ...place, address: incomplete },
  { type: 'shipping.clear' },
  { type: 'shipping.refresh' },
  { type: 'shipping.retry', wish: null },
  { type: 'shipping.retry', wish: express },
  { type: 'shipping.chooseMethod', method: express },
  { type: 'shipping.chooseMethod', method: free },
  { type: 'shipping.estimate', ...place, address: brisbane, wish: express },
  { type: 'shipping.save', billing: brisbane },
  { type: 'shipping.save', billing: perth },
];

export const shippingPlan = planOf<ShippingContext>({
  machine: shippingMachine,
  requests,
  answers,
  projection: ({ cartId, address, methods, chosen, isOwnChoice }) => [
    cartId,
    address?.city,
    methods.map(codeOf),
    codeOf(chosen),
    isOwnChoice,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { cartId, address, billing, methods, chosen, isOwnChoice } = now;
    const isIn = (method: ShippingMethod | null): boolean =>
      methods.some((one) => codeOf(one) === codeOf(method));
    // a choice may wait for its answer, also over another sign-in
    must(
      chosen === null || isIn(chosen) || ['estimating', 'failed'].includes(state),
      'only an offered method is chosen',
    );
    must(
      state !== 'saving' || (chosen !== null && billing !== null && address !== null),
      'a method is saved with its addresses',
    );
    must(
      state !== 'estimating' || (cartId !== null && address !== null),
      'delivery is estimated for a cart and an address',
    );
    must(state !== 'estimated' || methods.length > 0, 'an estimate offers something');
    must(!['idle', 'unavailable'].includes(state) || chosen === null, 'without an offer nothing is chosen');
    must(
      !['idle', 'unavailable', 'failed'].includes(state) || methods.length === 0,
      'without an answer nothing is offered',
    );
    const given = event as unknown as ShippingPlace & { readonly wish?: ShippingMethod | null };
    const isPlace = /shipping\.(estimate|consider)$/.test(type);
    const isFit = isPlace && (given.isComplete || given.address.postcode.length === 4);
    const isKnown = isPlace && was.cartId === given.cartId && isDeepStrictEqual(was.address, given.address);
    const isAnswered =
      type === 'shipping.estimate' && isKnown && before === 'estimated' && was.chosen !== null;
    const isUnderWay = type === 'shipping.estimate' && isKnown && before === 'estimating';
    const isBegun = isFit && !isAnswered && !isUnderWay;
    const isRefresh = type === 'shipping.refresh' && /estimat/.test(before);
    const isRetry = type === 'shipping.retry' && /failed|unavailable/.test(before);
    must.start('estimateShipping', isBegun || isRefresh || isRetry, {
      cartId,
      currency: now.currency,
      address,
      choice: isOwnChoice ? chosen : null,
    });
    const isSave = type === 'shipping.save';
    const isSaved = isSave && /estimated|saving/.test(before) && was.chosen !== null;
    must.start('saveShippingInformation', isSaved, {
      cartId,
      address,
      billing: event['billing'],
      method: was.chosen,
    });
    must.emit(
      'shipping.detailsInvalid',
      (isSave && !isSaved) || (type === 'shipping.estimate' && !isFit && !isAnswered && !isUnderWay),
    );
    const isOffer = isDone('estimateShipping') && (event['output'] as readonly unknown[]).length > 0;
    must.emit('shipping.estimated', isAnswered || isOffer, { method: chosen });
    must.emit('shipping.unavailable', isDone('estimateShipping') && !isOffer);
    must.emit('shipping.estimateFailed', isFailed('estimateShipping'), { failure: error });
    const refusal = isDone('saveShippingInformation')
      ? (event['output'] as ShippingInformation).message
      : null;
    must.emit('shipping.informationSaved', isDone('saveShippingInformation') && refusal === null, {
      information: event['output'],
    });
    must.emit('shipping.methodRefused', refusal !== null, { message: refusal });
    must.emit('shipping.saveFailed', isFailed('saveShippingInformation'), { failure: error });
    const wanted = event['method'] as ShippingMethod | undefined;
    const isOther =
      before === 'estimated' || (before === 'saving' && codeOf(wanted ?? null) !== codeOf(was.chosen));
    const isChosen =
      type === 'shipping.chooseMethod' &&
      isOther &&
      was.methods.some((one) => codeOf(one) === codeOf(wanted ?? null));
    must.emit('shipping.methodChosen', isChosen, { method: wanted });
    if (isChosen)
      must(state === 'estimated' && chosen === wanted && isOwnChoice, 'the shopper’s choice counts');
    if (isBegun) must(cartId === given.cartId && address === given.address, 'the latest place counts');
    const wish = given.wish ?? null;
    if (wish !== null && (isBegun || isUnderWay))
      must(chosen === wish && isOwnChoice, 'a wished method is asked for');
    if (wish !== null && isAnswered)
      must(!isIn(wish) || codeOf(chosen) === codeOf(wish), 'a wished method is chosen where it is offered');
    if (isSave && !isSaved) must(chosen === null && !isOwnChoice, 'an incomplete save leaves nothing chosen');
    if (isBegun && wish === null && was.address?.postcode !== address?.postcode)
      must(!isOwnChoice, 'a choice is for one place');
    if (isRetry && was.chosen === null)
      must(chosen === event['wish'] && isOwnChoice === (chosen !== null), 'a former choice is asked for');
    if (isOffer) {
      const isKept = was.isOwnChoice && isIn(was.chosen);
      const gratis = methods.find(({ price }) => price.cents === 0);
      must(
        codeOf(chosen) === codeOf(isKept ? was.chosen : (gratis ?? methods[0] ?? null)),
        'the own choice, else what is free, else the first',
      );
      must(isOwnChoice === isKept, 'only a kept choice is the shopper’s own');
    }
    if (isSaved)
      must(
        billing === event['billing'] && isOwnChoice && state === 'saving',
        'what is saved is the shopper’s own choice',
      );
    if (isFailed('saveShippingInformation'))
      must(
        chosen === was.chosen && state === 'estimated',
        'a choice that was not saved stays, for the next press',
      );
    if (isFailed('estimateShipping'))
      must(
        error?.kind === 'sessionExpired' ? chosen === was.chosen : chosen === null,
        'only an ended session keeps the choice without offers',
      );
    if (refusal !== null)
      must(chosen === null && state === 'estimated', 'a refused method is no longer chosen');
    if (type === 'shipping.clear' || (type === 'shipping.consider' && !isFit))
      must(state === 'idle' && address === null && !isOwnChoice, 'it starts over');
    if (isFailed('saveShippingInformation') || (isDone('saveShippingInformation') && refusal === null))
      must(state === 'estimated', 'saving ends');
  },
});
