/** What may happen to a delivery: every answer goes to what waits for it (CHK-04, SHIP-01). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { DeliveryEvent, Destination } from '#machines/checkout/delivery.events.ts';
import { deliveryMachine } from '#machines/checkout/delivery.machine.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { brisbane, courier, deliveryOffer, eagleFarm, express, failure, information } from './goods.ts';
import { planOf } from './plan.ts';

const door: Destination = {
  cartId: 'cart-1',
  currency: 'AUD',
  address: brisbane,
  isComplete: true,
  isCollected: false,
};
const store: Destination = { ...door, isComplete: false, isCollected: true };
const submission: Submission = { step: 'deliveryAddress', address: brisbane };

const requests: readonly DeliveryEvent[] = [
  { type: 'delivery.confirm', destination: door, wish: express },
  { type: 'delivery.confirm', destination: store, wish: null },
  { type: 'delivery.save', billing: brisbane },
  { type: 'delivery.reconfirm', destination: door },
  { type: 'delivery.resave', billing: brisbane },
  { type: 'delivery.consider', destination: door },
  { type: 'delivery.clear' },
  { type: 'delivery.release' },
  { type: 'delivery.refreshOffers' },
  { type: 'delivery.retryOffers', wish: courier },
  { type: 'delivery.retrySlots' },
  { type: 'delivery.retryStores' },
  { type: 'pickup.storesLoaded', stores: [eagleFarm] },
  { type: 'delivery.recheckSlots' },
  { type: 'delivery.restoreMethod', method: courier },
  { type: 'step.accepted', submission },
  { type: 'step.rejected', submission, failure: failure('refused') },
  { type: 'shipping.estimated', method: courier },
  { type: 'shipping.nothingOffered' },
  { type: 'shipping.estimateFailed', failure: failure('network') },
  { type: 'shipping.detailsRefused' },
  { type: 'shipping.methodChosen', method: express },
  { type: 'shipping.informationSaved', information },
  { type: 'shipping.methodRefused', message: 'No courier today.' },
  { type: 'shipping.saveFailed', failure: failure('server') },
  { type: 'deliveryWindow.chosen' },
  { type: 'deliveryWindow.kept', hours: deliveryOffer.windows[0] ?? null },
  { type: 'deliveryWindow.saved' },
  { type: 'deliveryWindow.saveFailed', failure: failure('refused') },
];

/** What each request says to a child. */
const sends: Readonly<Record<string, readonly string[]>> = {
  'delivery.save': ['shipping shipping.save'],
  'delivery.resave': ['shipping shipping.save'],
  'delivery.reconfirm': ['shipping shipping.consider'],
  'delivery.consider': ['shipping shipping.consider'],
  'delivery.clear': ['shipping shipping.clear'],
  'delivery.refreshOffers': ['shipping shipping.refresh'],
  'delivery.retryOffers': ['shipping shipping.retry'],
  'delivery.retrySlots': ['deliveryWindow deliveryWindow.retry'],
  'delivery.retryStores': ['pickup pickup.retry'],
  'delivery.recheckSlots': ['deliveryWindow deliveryWindow.refresh'],
  'delivery.restoreMethod': ['shipping shipping.chooseMethod'],
};

/** After these facts nothing is under way any more. */
const endings: readonly string[] = [
  'delivery.addressRefused',
  'delivery.offered',
  'delivery.nothingOffered',
  'delivery.estimateFailed',
  'delivery.detailsRefused',
  'delivery.methodRefused',
  'delivery.saveFailed',
  'delivery.slotRefused',
  'delivery.confirmed',
];

/** The state that each request leads to; those that are not here keep the state. */
const leadsTo: Readonly<Record<string, string>> = {
  'delivery.save': 'working.saving',
  'delivery.resave': 'working.resaving',
  'delivery.reconfirm': 'working.estimating',
  'delivery.consider': 'idle',
  'delivery.clear': 'idle',
  'delivery.release': 'idle',
};

export const deliveryPlan = planOf({
  machine: deliveryMachine,
  requests,
  projection: ({ destination }) => [destination === null, destination?.isCollected],
  rules: ({ now, was, state, before, type, event, steps, sent, told }, must) => {
    const asked: readonly EventObject[] = (steps.at(-1)?.view.asked ?? []).flatMap((one) =>
      'event' in one ? [one.event] : [],
    );
    const isConfirm = type === 'delivery.confirm';
    const isStore = isConfirm && event['destination'] === store;
    const isChecked = type === 'step.accepted' && before === 'checking';
    const isSaved = type === 'shipping.informationSaved' && before === 'working.saving';
    const isReserving = isSaved && was.destination?.isCollected !== true;
    const isRead = type === 'shipping.estimated' && was.destination?.isCollected === false;
    const due = [
      ...(sends[type] ?? []),
      ...(isConfirm && !isStore ? ['deliveryStep step.submit'] : []),
      ...(isStore || isChecked ? ['shipping shipping.estimate'] : []),
      ...(isRead ? ['deliveryWindow deliveryWindow.read'] : []),
      ...(isReserving ? ['deliveryWindow deliveryWindow.save'] : []),
    ];
    must(isDeepStrictEqual(sent, due), `each question is put once: ${sent.join()} on ${type} in ${before}`);
    for (const one of asked) {
      if (one.type === 'step.submit') must(isDeepStrictEqual(one, { type: one.type, submission }), 'it');
      if (one.type === 'shipping.estimate')
        must((one as unknown as { wish: unknown }).wish === now.wish, 'the wish is asked for');
    }
    const isWorking = before.startsWith('working');
    const isSaving = before === 'working.saving' || before === 'working.resaving';
    const isResaved = type === 'shipping.informationSaved' && before === 'working.resaving';
    const isSlotNews = before === 'working.reserving';
    must.emit('delivery.storesLoaded', type === 'pickup.storesLoaded', { stores: [eagleFarm] });
    must.emit('delivery.addressAccepted', isChecked);
    must.emit('delivery.addressRefused', type === 'step.rejected' && before === 'checking');
    const isOffer = before === 'working.estimating';
    must.emit('delivery.offered', type === 'shipping.estimated' && isOffer, { method: courier });
    must.emit('delivery.reestimated', type === 'shipping.estimated' && !isOffer, { method: courier });
    must.emit('delivery.nothingOffered', type === 'shipping.nothingOffered' && isWorking);
    must.emit('delivery.offersWithdrawn', type === 'shipping.nothingOffered' && !isWorking);
    must.emit('delivery.estimateFailed', type === 'shipping.estimateFailed' && isWorking);
    must.emit('delivery.reestimateFailed', type === 'shipping.estimateFailed' && !isWorking);
    must.emit('delivery.detailsRefused', type === 'shipping.detailsRefused' && isWorking);
    must.emit('delivery.methodChosen', type === 'shipping.methodChosen', { method: express });
    must.emit('delivery.saved', isSaved || isResaved, { information });
    must.emit('delivery.methodRefused', type === 'shipping.methodRefused' && isSaving);
    must.emit('delivery.saveFailed', type === 'shipping.saveFailed' && isSaving);
    must.emit('delivery.slotChosen', type === 'deliveryWindow.chosen');
    must.emit('delivery.slotKept', type === 'deliveryWindow.kept');
    must.emit('delivery.slotRefused', type === 'deliveryWindow.saveFailed' && isSlotNews);
    const isDone = isResaved || (isSaved && !isReserving) || (type === 'deliveryWindow.saved' && isSlotNews);
    must.emit('delivery.confirmed', isDone);
    const isEnd =
      told.some((one) => endings.includes(one)) || (isWorking && type === 'shipping.methodChosen');
    must(!isEnd || state === 'idle', `nothing is waited for after ${type} in ${before}`);
    must(!isConfirm || now.wish === event['wish'], 'the wish of the last confirmation counts');
    const target = isStore || isChecked ? 'working.estimating' : isConfirm ? 'checking' : leadsTo[type];
    must(target === undefined || state === target, `${type} leads to ${target}`);
  },
});
