/** What may happen to a checkout whose order is collected (CHK-09). */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import { always, fromShipping, otherCart } from './checkout.happenings.ts';
import { alexandria, brisbane, collection, courier, eagleFarm, foundAddress, perth } from './goods.ts';

/** Collected, or delivered after all. */
export const collections: readonly CheckoutEvent[] = [
  { type: 'checkout.changeCollection', collection },
  { type: 'checkout.changeCollection', collection: { ...collection, isWanted: false } },
];

const fromStores: readonly CheckoutEvent[] = [
  { type: 'delivery.storesLoaded', stores: [eagleFarm, alexandria] },
  { type: 'delivery.storesLoaded', stores: [alexandria] },
  { type: 'delivery.storesLoaded', stores: [] },
];

/** What makes a difference where the order is collected; the rest is as it is without. */
export const whileCollecting = (state: string, isSummed: boolean): readonly CheckoutEvent[] => [
  ...always.slice(0, 4),
  { type: 'checkout.syncCart', cart: otherCart },
  { type: 'checkout.changeDelivery', address: brisbane },
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: perth, isDefault: false },
  { type: 'addressEntry.addressFound', kind: 'delivery', address: foundAddress },
  ...collections,
  ...fromStores,
  ...(state.startsWith('open.ordering') ? [] : fromShipping),
  ...(state === 'open.editing'
    ? ([
        { type: 'checkout.submitCollection', collection },
        { type: 'checkout.submitCollection', collection: { ...collection, store: null } },
        { type: 'checkout.placeOrder' },
        ...(isSummed ? [{ type: 'checkout.submitShipping' } as const] : []),
      ] as const)
    : []),
  { type: 'checkout.confirmLock' },
  { type: 'delivery.reestimated', method: courier },
];
