/** What may happen to a delivery: every answer goes to what waits for it (CHK-04, SHIP-01). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { DeliveryEvent, Destination } from '#machines/checkout/delivery.events.ts';
import { deliveryMachine } from '#machines/checkout/delivery.machine.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { brisbane, courier, deliveryOffer, eagleFarm, express, failure, information } from './goods.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

const door: Destination = {
  cartId: 'cart-1',
  currency: 'AUD',
  address: brisbane,
  isComplete: true,
  isPickup: false,
};
const store: Destination = { ...door, isPickup: true };
const toDoor = { type: 'delivery.confirm', destination: door, billing: brisbane } as const;
const submission: Submission = { step: 'deliveryAddress', address: brisbane };

const requests: readonly DeliveryEvent[] = [
  { ...toDoor, preferred: express, goal: 'choose' },
  { ...toDoor, preferred: express, goal: 'savePreferred' },
  { ...toDoor, preferred: null, goal: 'save' },
  { ...toDoor, destination: store, preferred: null, goal: 'choose' },
  { type: 'delivery.save', billing: brisbane },
  ...[courier, null].map((saved) => ({ ...toDoor, type: 'delivery.reconfirm' as const, saved })),
  { type: 'delivery.consider', destination: door },
  { type: 'delivery.clear' },
  { type: 'delivery.release' },
  { type: 'delivery.refreshOffers' },
  { type: 'delivery.retryOffers', preferred: courier },
  { type: 'delivery.retrySlots' },
  { type: 'delivery.readStores' },
  { type: 'delivery.retryStores' },
  { type: 'pickup.storesLoaded', stores: [eagleFarm] },
  { type: 'delivery.recheckSlots' },
  { type: 'delivery.restoreMethod', method: courier },
  { type: 'step.accepted', submission },
  { type: 'step.rejected', submission, failure: failure('refused') },
  { type: 'shipping.estimated', method: courier },
  { type: 'shipping.estimated', method: express },
  { type: 'shipping.offersChanged', offers: [courier], kept: courier },
  { type: 'shipping.nothingOffered' },
  { type: 'shipping.estimateFailed', failure: failure('network') },
  { type: 'shipping.estimateFailed', failure: failure('sessionExpired') },
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
  'delivery.reconfirm': ['shipping shipping.consider'],
  'delivery.consider': ['shipping shipping.consider'],
  'delivery.clear': ['shipping shipping.clear'],
  'delivery.refreshOffers': ['shipping shipping.refresh'],
  'delivery.retryOffers': ['shipping shipping.retry'],
  'delivery.retrySlots': ['deliveryWindow deliveryWindow.retry'],
  'delivery.readStores': ['pickup pickup.read'],
  'delivery.retryStores': ['pickup pickup.retry'],
  'delivery.recheckSlots': ['deliveryWindow deliveryWindow.refresh'],
  'delivery.restoreMethod': ['shipping shipping.chooseMethod'],
};

/** The state that each request leads to; those that are not here keep the state. */
const leadsTo: Readonly<Record<string, string>> = {
  'delivery.save': 'working.saving',
  'delivery.reconfirm': 'working.refreshing',
  'delivery.consider': 'idle',
  'delivery.clear': 'idle',
  'delivery.release': 'idle',
};

/** What ends, and what it ends from. */
const patience = ['refreshing', 'resaving'].map((state) =>
  after('refreshPatience', `delivery.working.${state}`),
);

export const deliveryPlan = planOf({
  machine: deliveryMachine,
  proves: 'CHK-04, SHIP-01',
  requests,
  answers: { 'working.refreshing': patience.slice(0, 1), 'working.resaving': patience.slice(1) },
  projection: ({ destination, preferred, goal, saved }) => [
    destination === null,
    destination?.isPickup,
    preferred?.methodCode,
    goal,
    saved === null,
  ],
  rules: ({ now, was, state, before, type, event, steps, sent, told }, must) => {
    const asked: readonly EventObject[] = (steps.at(-1)?.view.asked ?? []).flatMap((one) =>
      'event' in one ? [one.event] : [],
    );
    const isConfirm = type === 'delivery.confirm';
    const isStore = isConfirm && event['destination'] === store;
    const isChecked = type === 'step.accepted' && before === 'checking';
    const isSaved = type === 'shipping.informationSaved' && before === 'working.saving';
    const isReserving = isSaved && was.destination?.isPickup !== true;
    const isEstimate = type === 'shipping.estimated';
    const isRead = isEstimate && was.destination?.isPickup === false;
    const isOffer = isEstimate && before === 'working.estimating';
    const isPickup = was.destination?.isPickup === true;
    const isMet = was.goal === 'save' || (was.goal === 'savePreferred' && event['method'] === was.preferred);
    const isResave = isEstimate && before === 'working.refreshing' && event['method'] === was.saved;
    const isGoingOn = isResave || (isOffer && (isPickup || isMet));
    const due = [
      ...(sends[type] ?? []),
      ...(isConfirm && !isStore ? ['deliveryStep step.submit'] : []),
      ...(isStore || isChecked ? ['shipping shipping.estimate'] : []),
      ...(isRead ? ['deliveryWindow deliveryWindow.read'] : []),
      ...(isGoingOn ? ['shipping shipping.save'] : []),
      ...(isReserving ? ['deliveryWindow deliveryWindow.save'] : []),
    ];
    must(isDeepStrictEqual(sent, due), `each question is put once: ${sent.join()} on ${type} in ${before}`);
    for (const one of asked) {
      if (one.type === 'step.submit') must(isDeepStrictEqual(one, { type: one.type, submission }), 'it');
      if (one.type === 'shipping.estimate')
        must((one as unknown as { preferred: unknown }).preferred === now.preferred, 'it is asked for');
    }
    const isWorking = before.startsWith('working');
    const isSaving = before === 'working.saving' || before === 'working.resaving';
    const isResaved = type === 'shipping.informationSaved' && before === 'working.resaving';
    const isSlotNews = before === 'working.reserving';
    const isLate = type.startsWith('xstate.after');
    const isExpired =
      event['failure'] !== undefined && (event['failure'] as Failure).kind === 'sessionExpired';
    const isRefusal =
      (type === 'step.rejected' && before === 'checking') ||
      (type === 'deliveryWindow.saveFailed' && isSlotNews);
    must.emit('delivery.storesLoaded', type === 'pickup.storesLoaded', { stores: [eagleFarm] });
    must.emit('delivery.addressAccepted', isChecked);
    must.emit('delivery.refused', isRefusal);
    must.emit('delivery.offersChanged', type === 'shipping.offersChanged', { kept: courier });
    must.emit('delivery.estimated', isEstimate, { method: event['method'] });
    const isWithdrawn =
      type === 'shipping.nothingOffered' ||
      (type === 'shipping.estimateFailed' && (isWorking || !isExpired)) ||
      (isLate && before === 'working.refreshing');
    must.emit('delivery.offersWithdrawn', isWithdrawn, { failure: event['failure'] ?? null });
    must.emit('delivery.detailsRefused', type === 'shipping.detailsRefused' && isWorking);
    must.emit('delivery.methodChosen', type === 'shipping.methodChosen', { method: express });
    must.emit('delivery.saved', isSaved || isResaved, { information });
    must.emit('delivery.methodRefused', type === 'shipping.methodRefused' && isSaving);
    const isUnsaved =
      (type === 'shipping.saveFailed' && isSaving) || (isLate && before === 'working.resaving');
    must.emit('delivery.saveFailed', isUnsaved, { failure: event['failure'] ?? null });
    must.emit('delivery.slotChosen', type === 'deliveryWindow.chosen');
    must.emit('delivery.slotKept', type === 'deliveryWindow.kept');
    const isDone = (isSaved && !isReserving) || (type === 'deliveryWindow.saved' && isSlotNews);
    const tab = isDone ? 'payment' : 'shipping';
    must.emit('delivery.advanced', isDone || (isOffer && !isPickup), { tab });
    const isEnd =
      (isOffer && !isGoingOn) ||
      (isEstimate && before === 'working.refreshing' && !isResave) ||
      (isWithdrawn && isWorking) ||
      told.some((one) => /(refused|Refused|saveFailed)$/.test(one)) ||
      isDone ||
      isResaved ||
      (isWorking && type === 'shipping.methodChosen');
    must.emit('delivery.settled', isEnd);
    must((state === 'settled') === isEnd || before === 'settled', `settled after ${type} in ${before}`);
    must(!isConfirm || now.preferred === event['preferred'], 'the last preference counts');
    const isGoal = isStore || isChecked;
    const target = isGoal ? 'working.estimating' : isConfirm ? 'checking' : leadsTo[type];
    must(target === undefined || state === target, `${type} leads to ${target}`);
  },
});
