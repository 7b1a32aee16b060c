/** What may happen to a fulfilment: offers and sums hold for one cart and one address. */

import { isDeepStrictEqual } from 'node:util';
import type { AddressesFact } from '#machines/checkout/addresses.events.ts';
import { emptyDraft } from '#machines/checkout/draft.context.ts';
import { addressesOf, fulfilmentOf, type FulfilmentContext } from '#machines/checkout/fulfilment.context.ts';
import type { FulfilmentEvent } from '#machines/checkout/fulfilment.events.ts';
import { fulfilmentMachine } from '#machines/checkout/fulfilment.machine.ts';
import { deliveryOf } from '#machines/checkout/order-destination.ts';
import { isSameForOrder } from '#machines/checkout/same-cart.ts';
import * as goods from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const { pickup, express, failure, fullCart, information, offer, otherCart } = goods;
const methods = [goods.courier, express];
/** A stored address is trusted until the server refuses it. */
const unnamed = { ...goods.brisbane, telephone: '' };
const stored = { ...offer, stored: [{ id: '1', name: '', address: unnamed, owner: null }] };
const withCode = { ...fullCart, discount: { cents: -500, currency: 'AUD' } };
/** The address made the same goods cheaper (New Zealand without GST). */
const repriced = { ...information, totals: { ...goods.totals, subtotal: goods.dollars(33) } };
const sums = [information, repriced];
const refused = { ...failure('refused'), about: 'address' } as const;
const expired = failure('sessionExpired');

const bare = (
  'fulfilment.retry fulfilment.consider fulfilment.saveMethod fulfilment.refreshTotals ' +
  'fulfilment.release fulfilment.withdraw fulfilment.freeze fulfilment.thaw delivery.addressAccepted ' +
  'delivery.detailsRefused delivery.slotChosen delivery.settled addresses.rejected'
).split(' ') as 'fulfilment.retry'[];
const anywhere: readonly FulfilmentEvent[] = [
  ...bare.map((type) => ({ type })),
  { type: 'fulfilment.recheckStored', failure: refused, isOrdered: true },
  { type: 'fulfilment.recheckSlots', isOrdered: true },
  { type: 'fulfilment.recheckSlots', isOrdered: false },
  { type: 'fulfilment.setCart', cart: fullCart },
  { type: 'fulfilment.syncCustomer', email: 'rosa@example.com' },
  { type: 'fulfilment.setPreferred', method: express },
  { type: 'fulfilment.offerAddresses', offers: goods.offers, accountId: 1 },
  { type: 'fulfilment.submitDelivery', address: goods.brisbane },
  { type: 'fulfilment.submitPickup', pickup },
  { type: 'fulfilment.setAnswers', answers: {} },
  { type: 'fulfilment.addStored', kind: 'billing' },
  { type: 'fulfilment.confirm', goal: 'choose' },
  { type: 'fulfilment.prepare' },
  { type: 'delivery.storesLoaded', stores: [goods.eagleFarm] },
  { type: 'delivery.refused', failure: refused },
  ...methods.map((method) => ({ type: 'delivery.estimated', method }) as const),
  { type: 'delivery.advanced', tab: 'shipping' },
  { type: 'delivery.offersChanged', offers: methods, kept: express },
  { type: 'delivery.offersWithdrawn', failure: null },
  { type: 'delivery.methodRefused', message: 'No courier today.' },
  ...[refused, expired].map((one) => ({ type: 'delivery.saveFailed', failure: one }) as const),
  ...goods.deliveryOffer.windows.map((hours) => ({ type: 'delivery.slotKept', hours }) as const),
  { type: 'totals.loaded', information },
  ...[refused, expired].map((one) => ({ type: 'totals.loadFailed', failure: one }) as const),
  { type: 'fulfilment.writeDelivery', address: goods.brisbane },
];

const fromAddresses = (context: FulfilmentContext): readonly AddressesFact[] => {
  const addresses = addressesOf(context);
  const perth = { ...addresses, delivery: goods.perth };
  return [
    { type: 'addresses.destinationChanged', addresses: perth, cause: 'typed' },
    { type: 'addresses.destinationChanged', addresses: { ...addresses, delivery: unnamed }, cause: 'filled' },
    { type: 'addresses.destinationChanged', addresses, cause: 'storeLost' },
    { type: 'addresses.confirmed', addresses: { ...perth, pickup } },
    { type: 'addresses.draftChanged', addresses: { ...addresses, isBillingSame: false }, isByHand: true },
    { type: 'addresses.updated', addresses: { ...addresses, isBillingChosen: true } },
  ];
};

/** What is asked of a child or told the draft, unless an order is placed. */
const does: Readonly<Record<string, string>> = {
  'fulfilment.prepare': 'delivery.readStores addresses.checkLookups',
  'fulfilment.retry':
    'delivery.retryOffers delivery.retrySlots delivery.retryStores totals.retry addresses.retryLookups',
  'fulfilment.offerAddresses': 'addresses.offer',
  'fulfilment.thaw': 'addresses.release delivery.retryOffers',
  'fulfilment.withdraw': 'delivery.clear',
  'fulfilment.refreshTotals': 'delivery.refreshOffers',
  'addresses.draftChanged': 'fulfilment.edited',
  'addresses.destinationChanged': 'fulfilment.redirected',
  'addresses.confirmed': 'fulfilment.destinationConfirmed',
  'addresses.rejected': 'fulfilment.detailsRefused',
  'delivery.storesLoaded': 'addresses.syncStores',
  'delivery.advanced': 'fulfilment.tabOpened',
  'delivery.refused': 'fulfilment.failed',
  'delivery.offersWithdrawn': 'fulfilment.failed',
  'delivery.saveFailed': 'fulfilment.failed',
  'delivery.saved': 'fulfilment.priced',
};
/** Passed on by the same verb. */
const passed = /submit|addStored|setAnswers|freeze|confirm$|addressAccepted|details|methodRefused/;
const closing = /^(addresses.(dest|conf|rej)|delivery.(det|method|offersW|saveF|slotC))|withdraw$/;
const dropping = /rejected|offersWithdrawn|Refused$|withdraw$/;
const verbOf = (type = ''): string => type.split('.')[1] ?? '';

const begun: FulfilmentContext = { ...fulfilmentOf(emptyDraft), cart: fullCart, customer: null };

export const fulfilmentPlan = planOf({
  machine: fulfilmentMachine,
  proves: 'CHK-04, CHK-12',
  inputs: [
    begun,
    { ...begun, offers: { delivery: stored, billing: offer } },
    { ...begun, cart: { ...fullCart, isVirtual: true } },
  ],
  events: (state, context) => {
    const { hours, areStoredRechecked, method, totals } = context;
    const isVirtual = context.cart?.isVirtual === true;
    const carts = [fullCart, otherCart, withCode].map((cart) => ({ ...cart, isVirtual }));
    // nothing else depends on these
    if (hours !== null || areStoredRechecked || context.pickup.isWanted) return anywhere.slice(0, 16);
    if (state === 'open.saving' && method === null) return [{ type: 'delivery.settled' }];
    const isSaving = /confirming|saving/.test(state) && method !== null;
    const chosen = methods.map((one) => ({ type: 'delivery.methodChosen', method: one }) as const);
    if (state === 'frozen') return [...anywhere.slice(6, 16), ...(method === null ? [] : chosen)];
    return [
      ...carts.map((cart) => ({ type: 'fulfilment.syncCart', cart }) as const),
      ...anywhere,
      ...chosen,
      ...(isVirtual ? [{ type: 'fulfilment.readTotals' } as const] : []),
      ...(isSaving ? sums : []).map((one) => ({ type: 'delivery.saved', information: one }) as const),
      ...fromAddresses(context).slice(totals === null ? 0 : 4),
    ];
  },
  projection: ({ cart, method, totals, areTotalsAwaited, delivery, areStoredRechecked, ...context }) => [
    [cart?.subtotal.cents, cart?.discount?.cents, totals?.subtotal.cents, areTotalsAwaited],
    [method?.methodCode, delivery === unnamed],
    [areStoredRechecked, context.pickup.isWanted, context.hours === null],
  ],
  rules: ({ now, was, state, before, type, event, facts, told, sent }, must) => {
    if (before === '') return;
    const isOpen = before.startsWith('open');
    const isSumming = before === 'open.readingTotals';
    const last = facts.findLast((fact) => fact.type === 'fulfilment.changed');
    const isChanged = !isDeepStrictEqual(fulfilmentOf(now), fulfilmentOf(was));
    must(
      last === undefined ? !isChanged : isDeepStrictEqual(last['known'], fulfilmentOf(now)),
      'all is told',
    );
    const isWorking = /confirming|saving|refreshing/.test(before);
    const isSeen = /confirming|refreshing/.test(before);
    const letter = isOpen && type.endsWith('.writeDelivery') ? [isSeen ? 'change' : 'write'] : [];
    const written = sent.flatMap((one) => /addresses\.(change|write)/.exec(one)?.[1] ?? []);
    must(isDeepStrictEqual(written, letter), 'a letter counts at once while what stood there is checked');
    const isSettled = isSumming ? type.startsWith('totals.load') : isWorking && type === 'delivery.settled';
    must.emit('fulfilment.settled', isSettled);
    must(!isSettled || state === 'open.idle', 'settled, and waited for no more');
    const isOther = now.method?.methodCode !== was.method?.methodCode && was.totals !== null;
    must.emit('fulfilment.methodWithdrawn', isOpen && type === 'delivery.estimated' && isOther);
    must.emit('fulfilment.saveBegun', isOpen && type === 'fulfilment.saveMethod' && was.method !== null);
    const done = [...told, ...sent.map((one) => one.split(' ')[1])];
    for (const due of isOpen === type.endsWith('thaw') ? [] : (does[type]?.split(' ') ?? []))
      must(done.includes(due), `no ${due} on ${type}`);
    must(
      !isOpen || !passed.test(type) || done.some((one) => verbOf(one) === verbOf(type)),
      `${type} is lost`,
    );
    const isClosing = closing.test(type) || /cartReplaced|methodWithdrawn/.test(told.join());
    must.emit('fulfilment.tabClosed', isOpen && isClosing);
    must(!isOpen || !dropping.test(type) || now.method === null, `the method stays after ${type}`);
    must(!told.includes('fulfilment.saveBegun') || state === 'open.saving', 'saved, and not waited for');
    must(!told.includes('fulfilment.priced') || !now.areTotalsAwaited, 'sums that are there are awaited');
    const isMarked = type === 'fulfilment.saveMethod' || told.includes('fulfilment.refreshBegun');
    const isToRead = now.areTotalsAwaited && !was.areTotalsAwaited && !isMarked;
    must(!isToRead || sent.includes('totals totals.read'), 'sums are awaited and not asked');
    must(!/^fulfilment.s\w+Cart$/.test(type) || !isOpen || now.cart === event['cart'], 'the cart is kept');
    must(type !== 'delivery.saveFailed' || !isOpen || now.totals === null, 'sums that were not saved');
    must.emit('fulfilment.offersChanged', type === 'delivery.offersChanged', { kept: express });
    const isAwaited = isOpen && was.areTotalsAwaited;
    if (type === 'totals.loaded') must.emit('fulfilment.priced', isAwaited);
    const isFailed = isAwaited && type === 'totals.loadFailed' && event['failure'] !== expired;
    must.emit('fulfilment.totalsFailed', isFailed);

    must(type !== 'totals.loadFailed' || !(isSumming || isFailed) || now.totals === null, 'no sums');
    if (isSumming) {
      must.emit('fulfilment.tabOpened', type === 'totals.loaded' || type === 'delivery.advanced');
      const isExpired = type === 'totals.loadFailed' && event['failure'] === expired;
      must(!isExpired || told.includes('fulfilment.failed'), 'an expired session is told');
    }

    const { addresses } = event;
    const isKnown = addresses === undefined || isDeepStrictEqual(addressesOf(now), addresses);
    const isNoMethod = type === 'fulfilment.saveMethod' && was.method === null;
    const isRefused = isNoMethod || /^(addresses.rejected|delivery.detailsRefused)$/.test(type);
    must.emit('fulfilment.detailsRefused', isOpen && isRefused);
    const asks = (one: string): boolean => sent.includes(one);
    const isSlotAsked = type.endsWith('recheckSlots') && event['isOrdered'] === true && was.hours !== null;
    const isBegun = told.includes('fulfilment.saveBegun');
    const isRefresh = told.includes('fulfilment.refreshBegun');
    const considered = `delivery delivery.${was.pickup.isWanted ? 'clear' : 'consider'}`;
    const isDropped = isOpen && (type.endsWith('.withdraw') || told.includes('fulfilment.cartReplaced'));
    must({
      'who is signed in is known': !type.endsWith('syncCustomer') || now.customer === event['email'],
      'a preferred is kept': !type.endsWith('setPreferred') || now.preferred === event['method'],
      'the slot is known': type !== 'delivery.slotKept' || now.hours === event['hours'],
      'the method is known': !isOpen || type !== 'delivery.methodChosen' || now.method === event['method'],
      'the addresses are known': (!isOpen && type !== 'addresses.updated') || isKnown,
      'sums that are asked for are awaited': !asks('totals totals.read') || now.areTotalsAwaited,
      'the slot of a refused order is checked':
        asks('delivery delivery.recheckSlots') === (isOpen && isSlotAsked),
      'what is saved or confirmed again is asked':
        asks('delivery delivery.save') === isBegun && asks('delivery delivery.reconfirm') === isRefresh,
      'sums are marked while a method is saved': !isBegun || now.areTotalsAwaited === (was.totals !== null),
      'an address is considered at rest':
        !isOpen || !/consider$|release$/.test(type) || state === 'open.idle',
      'what is considered is asked': !isOpen || !type.endsWith('.consider') || asks(considered),
      'what is left is waited for no more':
        !isWorking || state === before || asks('delivery delivery.release'),
      'nothing of the cart before is left but the preferred':
        !isDropped ||
        (state === 'open.idle' &&
          now.totals === null &&
          asks('delivery delivery.clear') &&
          now.preferred === (was.totals === null ? was.preferred : was.method)),
    });

    const isVirtual = now.cart?.isVirtual === true;
    const isNew = type === 'fulfilment.syncCart' && isOpen && !isVirtual && now.cart !== null;
    const isOutdated = isNew && now.cart !== null && !isSameForOrder(was, now.cart);
    must.emit('fulfilment.refreshBegun', isOutdated && was.method !== null);
    must.emit('fulfilment.cartReplaced', isOutdated && was.method === null);
    must(!isOutdated || now.totals === null || now.areTotalsAwaited, 'sums of another cart');
    const isMoved = !isDeepStrictEqual(deliveryOf(now), deliveryOf(was));
    must(!isMoved || isVirtual || (now.totals === null && now.method === null), 'offers of another address');
    must(isVirtual || now.totals === null || now.method !== null, 'totals without a method');

    const isRechecked = now.areStoredRechecked && !was.areStoredRechecked;
    const isFull = type === 'delivery.slotKept' && now.hours?.isFull === true;
    must.emit('fulfilment.blocked', isRechecked || isFull);
    must(isRechecked === sent.includes('addresses addresses.recheckStored'), 'a refused address is checked');
    const isRestored = sent.includes('delivery delivery.restoreMethod');
    const isTurned = before === 'frozen' && type === 'delivery.methodChosen';
    must(isRestored === (isTurned && event['method'] !== was.method), 'a frozen method is restored');
    const isFrozen = before === 'frozen' ? type !== 'fulfilment.thaw' : type === 'fulfilment.freeze';
    must((state === 'frozen') === isFrozen, 'only an order freezes');
  },
});
