/** What may happen while delivery is offered and saved (§4, SHIP-01 … SHIP-04). */

import { isDeepStrictEqual } from 'node:util';
import { isSameDestination } from '#machines/domain/address.ts';
import type { ShippingMethod, ShippingOffer } from '#machines/domain/delivery.ts';
import type { Money } from '#machines/domain/money.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { shippingMachine } from '#machines/checkout/shipping/shipping.machine.ts';
import type { ShippingPlace } from '#machines/checkout/shipping/shipping.events.ts';
import { brisbane, courier, express, free, incomplete, information, perth } from './goods.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const codeOf = (method: ShippingMethod | null): string =>
  method === null ? 'none' : `${method.carrierCode}/${method.methodCode}`;

const untaxed: ShippingOffer = { ...courier, isTaxOpen: true };
const untaxedExpress: ShippingOffer = { ...express, isTaxOpen: true };

const offersOf = (slot: string) => [
  done(slot, []),
  done(slot, [courier, free]),
  done(slot, [courier, express]),
  ...failing(slot, 'server', 'sessionExpired'),
];

const price = (cents: number) => done('readShippingPrice', { cents, currency: 'AUD' });

const saves = [
  done('saveShippingInformation', information),
  done('saveShippingInformation', { ...information, paymentMethods: [], message: 'No courier today.' }),
  ...failing('saveShippingInformation', 'network', 'sessionExpired'),
];

const place = { cartId: 'cart-1', currency: 'AUD', isComplete: true } as const;

export const shippingPlan = planOf({
  machine: shippingMachine,
  proves: 'SHIP-01, SHIP-02',
  requests: [
    { type: 'shipping.estimate', ...place, address: brisbane },
    { type: 'shipping.estimate', ...place, address: { ...brisbane, firstname: 'Gertrude' } },
    { type: 'shipping.estimate', ...place, address: perth },
    { type: 'shipping.estimate', ...place, cartId: 'cart-2', address: brisbane },
    { type: 'shipping.estimate', ...place, address: { ...incomplete, lastname: '' } },
    { type: 'shipping.estimate', ...place, address: incomplete, isComplete: false },
    { type: 'shipping.consider', ...place, address: perth },
    { type: 'shipping.consider', ...place, address: incomplete, isComplete: false },
    { type: 'shipping.clear' },
    { type: 'shipping.refresh' },
    { type: 'shipping.retry', preferred: null },
    { type: 'shipping.retry', preferred: express },
    { type: 'shipping.chooseMethod', method: express },
    { type: 'shipping.chooseMethod', method: free },
    { type: 'shipping.estimate', ...place, address: brisbane, preferred: express },
    { type: 'shipping.save', billing: brisbane },
    { type: 'shipping.save', billing: perth },
  ],
  answers: {
    'estimating.requesting': [
      ...offersOf('estimateShipping'),
      // the prices may lack tax; one that does not says so of all
      done('estimateShipping', [untaxed, untaxedExpress]),
      done('estimateShipping', [untaxed, express]),
    ],
    'estimating.addressing': offersOf('setShippingAddress'),
    'estimating.pricing': [
      price(courier.price.cents),
      price(9900),
      ...failing('readShippingPrice', 'server', 'sessionExpired'),
    ],
    'saving.current': saves,
    'saving.outdated': saves,
  },
  projection: ({ cartId, address, offers, asked, methods, chosen, isOwnChoice }) => [
    offers.map((offer) => [codeOf(offer), offer.price.cents, offer.isTaxOpen]),
    codeOf(asked),
    cartId,
    address?.city,
    address?.lastname,
    methods.map(codeOf),
    codeOf(chosen),
    isOwnChoice,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { cartId, address, billing, methods, chosen, isOwnChoice } = now;
    const isIn = (method: ShippingMethod | null): boolean =>
      methods.some((one) => codeOf(one) === codeOf(method));
    // a choice may wait for its answer, also over another sign-in
    must({
      'only an offered method is chosen':
        chosen === null || isIn(chosen) || /^(estimating|failed)/.test(state),
      'a method is saved with its addresses':
        !state.startsWith('saving') || (chosen !== null && billing !== null && address !== null),
      'without an offer nothing is chosen': !['idle', 'unavailable'].includes(state) || chosen === null,
    });
    const given = event as unknown as ShippingPlace;
    const isPlace = /shipping\.(estimate|consider)$/.test(type);
    const isFit = isPlace && given.isComplete;
    const isKnown = isPlace && was.cartId === given.cartId && isDeepStrictEqual(was.address, given.address);
    const isAnswered =
      type === 'shipping.estimate' && isKnown && before === 'estimated' && was.chosen !== null;
    const isUnderWay = type === 'shipping.estimate' && isKnown && before.startsWith('estimating');
    const isBegun = isFit && !isAnswered && !isUnderWay;
    const isLeft = before === 'saving.outdated' && state === 'estimating.requesting';
    const isRefresh = isLeft || (type === 'shipping.refresh' && /estimat/.test(before));
    const isRetry = type === 'shipping.retry' && /failed|unavailable/.test(before);
    const asked = { cartId, currency: now.currency, address };
    must.start('estimateShipping', isBegun || isRefresh || isRetry, asked);
    // without a name the cart takes no address
    const isAddressed =
      isFailed('estimateShipping') && error?.kind === 'server' && was.address?.lastname !== '';
    must.start('setShippingAddress', isAddressed, asked);
    const isSave = type === 'shipping.save';
    const isSaved = isSave && /estimated|saving/.test(before) && was.chosen !== null;
    must.start('saveShippingInformation', isSaved, {
      cartId,
      address,
      billing: event['billing'],
      method: was.chosen,
    });
    must.emit(
      'shipping.detailsRefused',
      (isSave && !isSaved) || (type === 'shipping.estimate' && !isFit && !isAnswered && !isUnderWay),
    );
    const isExpired = isFailed('readShippingPrice') && error?.kind === 'sessionExpired';
    const isAnswer =
      isDone('estimateShipping', 'setShippingAddress', 'readShippingPrice') ||
      (isFailed('readShippingPrice') && !isExpired);
    const isListed = isAnswer && state !== 'estimating.pricing';
    const isOffer = isListed && methods.length > 0;
    must.start('readShippingPrice', isAnswer && !isListed);
    const listed = isDone('estimateShipping') ? (event['output'] as readonly ShippingOffer[]) : [];
    const isOpen = listed.length > 0 && listed.every(({ isTaxOpen }) => isTaxOpen === true);
    must(!isDone('estimateShipping') || isOpen !== isListed, 'a price is read where its tax is not said');
    const isPriced = isAnswer && before === 'estimating.pricing';
    const [read, least] = [
      codeOf(was.asked),
      isDone('readShippingPrice') ? (event['output'] as Money) : null,
    ];
    const priced = (isListed ? methods : now.offers).find((one) => codeOf(one) === read);
    must({
      // an unread price stays as offered
      'the charged price is shown':
        !isPriced || (priced?.price.cents ?? 0) >= (least?.cents ?? was.asked?.price.cents ?? 0),
      'an unread price says nothing of another method':
        !isListed || isDone('readShippingPrice') || was.offers.every(({ isTaxOpen }) => isTaxOpen !== true),
      'the last price read is of the method that the cart keeps':
        !isListed || !isPriced || read === codeOf(chosen),
    });
    must.emit('shipping.estimated', isAnswered || isOffer, { method: chosen });
    must.emit('shipping.nothingOffered', isListed && !isOffer);
    const isGivenUp = isExpired || (isFailed('estimateShipping', 'setShippingAddress') && !isAddressed);
    must.emit('shipping.estimateFailed', isGivenUp, { failure: error });
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
      before === 'estimated' ||
      (before.startsWith('saving') && codeOf(wanted ?? null) !== codeOf(was.chosen));
    const isChosen =
      type === 'shipping.chooseMethod' &&
      isOther &&
      was.methods.some((one) => codeOf(one) === codeOf(wanted ?? null));
    must.emit('shipping.methodChosen', isChosen, { method: wanted });
    const isSettled = isListed || isDone('saveShippingInformation');
    const kept = refusal !== null ? was.chosen : isOwnChoice ? chosen : null;
    must.emit('shipping.offersChanged', isSettled || isChosen, { offers: methods, kept });
    const preferred = (event['preferred'] ?? null) as ShippingMethod | null;
    const isAgain = isRetry && was.chosen === null;
    must({
      'what is chosen counts': !isChosen || (isOwnChoice && codeOf(chosen) === codeOf(wanted ?? null)),
      'a newer choice is not the one being saved': !isChosen || isLeft || state === 'estimated',
      'the place is the one given':
        !isBegun || (cartId === given.cartId && isDeepStrictEqual(address, given.address)),
      'a preferred is chosen where it is offered':
        !isAnswered || !isIn(preferred) || preferred === null || codeOf(chosen) === codeOf(preferred),
      'an own choice is kept for another person at the same place only':
        !isBegun ||
        preferred !== null ||
        isOwnChoice === (was.isOwnChoice && isSameDestination(was.address, given.address)),
      'an own choice that is offered stays chosen':
        !isOffer || !was.isOwnChoice || !isIn(was.chosen) || codeOf(chosen) === codeOf(was.chosen),
      'a preferred is asked with':
        preferred === null || !(isUnderWay || isAgain || isBegun) || codeOf(chosen) === codeOf(preferred),
      'a failed offer leaves no method': !isGivenUp || methods.length === 0,
      'what cannot be saved is chosen no more': !isSave || isSaved || chosen === null,
    });
  },
});
