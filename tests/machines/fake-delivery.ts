/** The hours of the fake shop's van: a morning with room and an afternoon without; every wish is taken. And its stores. */

import { deliveryWindowMachine } from '#machines/delivery-window/delivery-window.machine.ts';
import type { DeliveryPlace } from '#machines/delivery-window/delivery-window.events.ts';
import type { DeliveryOffer } from '#machines/domain/delivery-window.ts';
import type { Store } from '#machines/domain/pickup.ts';
import { pickupMachine } from '#machines/pickup/pickup.machine.ts';
import { alexandria, deliveryOffer, eagleFarm } from '../models/goods.ts';
import type { MakeSlot } from './fake-people.ts';

interface Wish {
  readonly cartId: string;
  readonly code: string | null;
}

export const deliveryOn = (slot: MakeSlot) => ({
  deliveryWindow: deliveryWindowMachine.provide({
    actors: {
      readDeliveryWindows: slot<DeliveryOffer, DeliveryPlace>('readDeliveryWindows', () => deliveryOffer),
      saveDeliveryWindow: slot<void, Wish>('saveDeliveryWindow', () => undefined),
    },
  }),
  pickup: pickupMachine.provide({
    actors: { readStores: slot<readonly Store[], undefined>('readStores', () => [eagleFarm, alexandria]) },
  }),
});
