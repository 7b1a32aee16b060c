/** What may happen to the addresses of an order: none changes while it is placed. */

import { isDeepStrictEqual } from 'node:util';
import type { AddressesEvent } from '#machines/checkout/addresses.events.ts';
import { addressesMachine } from '#machines/checkout/addresses.machine.ts';
import { emptyDraft } from '#machines/checkout/draft.context.ts';
import { addressesOf } from '#machines/checkout/fulfilment.context.ts';
import { isFoundAlike } from '#machines/domain/lookup.ts';
import * as goods from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const { alexandria, brisbane, pickup, eagleFarm, foundAddress, incomplete, offers, perth } = goods;
/** A postcode of another state: questioned once. */
const odd = { ...brisbane, postcode: '2000' };

const requests: readonly AddressesEvent[] = [
  ...[brisbane, incomplete].map((address) => ({ type: 'addresses.changeDelivery', address }) as const),
  ...[true, false].map(
    (isWanted) => ({ type: 'addresses.changePickup', pickup: { ...pickup, isWanted } }) as const,
  ),
  { type: 'addresses.changeBilling', address: brisbane, isSame: false },
  { type: 'addresses.writeAddress', kind: 'billing', address: brisbane },
  { type: 'addressEntry.addressTyped', kind: 'billing', address: incomplete },
  { type: 'addressEntry.addressTyped', kind: 'delivery', address: incomplete },
  ...[brisbane, odd, incomplete].map((address) => ({ type: 'addresses.submitDelivery', address }) as const),
  { type: 'addresses.submitPickup', pickup },
  { type: 'addresses.submitPickup', pickup: { ...pickup, store: null } },
  ...[1, 2].map((accountId) => ({ type: 'addresses.offer', offers, accountId }) as const),
  ...[[eagleFarm, alexandria], [alexandria], []].map(
    (stores) => ({ type: 'addresses.syncStores', stores }) as const,
  ),
  { type: 'addresses.addStored', kind: 'delivery' },
  { type: 'addresses.addStored', kind: 'billing' },
  { type: 'addresses.setAnswers', answers: {} },
  { type: 'addresses.recheckStored' },
  { type: 'addresses.checkLookups' },
  { type: 'addresses.retryLookups' },
  { type: 'addresses.freeze' },
  { type: 'addresses.release' },
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: perth, isDefault: false },
  { type: 'addressEntry.addressChosen', kind: 'billing', address: perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'billing', address: brisbane, isDefault: false },
  { type: 'addressEntry.addressFound', kind: 'delivery', address: foundAddress },
  { type: 'addressEntry.addressFound', kind: 'billing', address: foundAddress },
];

export const addressesPlan = planOf({
  machine: addressesMachine,
  proves: 'ADDR-01, CHK-15',
  inputs: [false, true].map((isVirtual) => ({ addresses: addressesOf(emptyDraft), isVirtual })),
  requests,
  projection: ({ addresses: { delivery, pickup: chosen, draftedFor, placeAnswers } }) => [
    delivery.city,
    delivery.postcode,
    chosen.isWanted,
    chosen.store?.code,
    draftedFor,
    placeAnswers,
  ],
  rules: ({ now, was, state, before, type, event, facts, told, sent, steps }, must) => {
    const [is, old] = [now.addresses, was.addresses];
    const wasPickup = old.pickup.isWanted && !was.isVirtual;
    must(facts.length <= 1, 'one event is told once');
    for (const fact of facts)
      must(!('addresses' in fact) || isDeepStrictEqual(fact['addresses'], is), 'told as it is');
    must(
      isDeepStrictEqual(is, old) || facts.length === 1 || type === 'addresses.submitDelivery',
      'each change is told',
    );
    const isSame = (key: 'delivery' | 'billing' | 'pickup') => isDeepStrictEqual(is[key], old[key]);
    must({
      'answers are kept':
        type !== 'addresses.setAnswers' || isDeepStrictEqual(is.placeAnswers, event['answers']),
      'stored addresses are rechecked': type !== 'addresses.recheckStored' || is.areStoredRechecked,
    });
    if (before === 'frozen') {
      const isKept = isSame('delivery') && isSame('billing');
      must(isKept || type === 'addresses.syncStores', 'nothing changes while an order is placed');
      must(state === 'frozen' || type === 'addresses.release', 'frozen until released');
      const due = state === 'open' && is.offers !== null ? 2 : 0;
      must(sent.filter((one) => /offerStored/.test(one)).length === due, 'what is offered waits');
      return;
    }
    const kind = event['kind'];
    const isAll = type === 'addresses.submitDelivery';
    const isOdd = isAll && JSON.stringify(event['address']).includes('"2000"');
    const written =
      /^addresses.(change|submit)Delivery$/.test(type) || (type.endsWith('Typed') && kind === 'delivery');
    must({
      'what is written counts':
        !written ||
        told[0] === 'addresses.rejected' ||
        (isDeepStrictEqual(is.delivery, event['address']) && (!is.pickup.isWanted || now.isVirtual)),
      'a whole address is submitted':
        !isAll || event['address'] === incomplete || told[0] !== 'addresses.rejected',
      'each press is answered': !/submit/.test(type) || facts.length === 1,
      'an odd place is confirmed by the second press':
        !isOdd ||
        Object.values(is.placeAnswers).join() ===
          (Object.keys(old.placeAnswers).length === 0 ? 'asked' : 'confirmed'),
      'a bill begun is the bill':
        !type.endsWith('Typed') || kind !== 'billing' || isDeepStrictEqual(is.billing, event['address']),
      'a country is followed': !type.endsWith('Chosen') || sent.some((one) => one.endsWith('changeCountry')),
    });
    if (/address(Chosen|Found)$/.test(type)) {
      const { delivery, billing } = { delivery: 'delivery', billing: 'billing' } as const;
      const [own, other] = kind === 'delivery' ? [delivery, billing] : [billing, delivery];
      must(isDeepStrictEqual(is[own], { ...old[own], ...(event['address'] as object) }), 'it is taken');
      must(isSame(other), 'the other address stays');
      must(kind === 'delivery' || isSame('pickup'), 'a bill ends no pickup');
      const isAside = event['isDefault'] === true && wasPickup;
      must.emit('addresses.destinationChanged', kind === 'delivery' && !isAside, { cause: 'filled' });
      must(isAside || kind === 'billing' || !is.pickup.isWanted, 'chosen by hand, it is delivered');
      const isChosen = event['isDefault'] === false && kind === 'billing';
      must(!isChosen || !is.isBillingSame, 'a chosen bill is not the delivery’s');
    }
    const { address } = event as { readonly address?: typeof brisbane };
    const isTaken = steps.length > 1 && facts.length > 0 && told[0] !== 'addresses.rejected';
    const isTyped = /(change|submit)(Delivery|Billing)$|Typed$/.test(type) && isTaken;
    const owner = type.endsWith('Billing') || kind === 'billing' ? 'billing' : 'delivery';
    const isElsewhere = isTyped && address !== undefined && !isFoundAlike(old[owner], address);
    const isPickup = type.endsWith('Pickup') && isTaken && is.pickup.isWanted;
    const isDropped = isElsewhere || isPickup || event['isDefault'] === false;
    const count = (pattern: RegExp): number => sent.filter((one) => pattern.test(one)).length;
    const entry = `${owner}Entry addressEntry`;
    must(count(/dropLookup/) === (isDropped ? 1 : 0), 'a look-up of another address is dropped');
    must(!isDropped || sent.includes(`${entry}.dropLookup`), 'in its own form');
    const isNoted = isTyped || type === 'addressEntry.addressFound';
    must(!isNoted || sent.includes(`${entry}.noteAddress`), 'what was typed or found is theirs');
    must(count(/offerStored/) === (type === 'addresses.offer' ? 2 : 0), 'both forms offer what is stored');
    const added = /addStored|writeAddress/.test(type) ? [`${entry}.${type.split('.')[1]}`] : [];
    must(
      isDeepStrictEqual(
        sent.filter((one) => /addStored|writeAddress/.test(one)),
        added,
      ),
      'an accepted one is kept, and a written one looked at',
    );
    must(count(/checkLookup/) === (type === 'addresses.checkLookups' ? 2 : 0), 'both look-ups are checked');
    must(count(/retryLookup/) === (type === 'addresses.retryLookups' ? 2 : 0), 'both look-ups are repeated');
    if (type === 'addresses.submitDelivery') {
      must(told[0] !== 'addresses.confirmed' || address !== incomplete, 'no half address is confirmed');
      must(address !== incomplete || told[0] === 'addresses.rejected', 'it is rejected');
      const isNews = address === odd && Object.keys(old.placeAnswers).length === 0;
      must(!isNews || told[0] === 'addresses.destinationChanged', 'an odd place is asked about once');
    }
    if (type === 'addresses.submitPickup' && told[0] === 'addresses.confirmed')
      must(is.pickup.store !== null && !now.isVirtual, 'it is collected from a store');
    if (type === 'addresses.changeBilling')
      must(is.isBillingChosen && !is.isBillingSame, 'the bill is theirs');
    if (type === 'addresses.syncStores' && is.pickup.store !== null)
      must((event['stores'] as readonly unknown[]).includes(is.pickup.store), 'no store that is gone');
  },
});
