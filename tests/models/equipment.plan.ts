/** What may happen where a service is asked for (§2 equipment and services, ACC-01, BEY-02). */

import { commentMaximum, type Equipment } from '#machines/domain/equipment.ts';
import { equipmentMachine } from '#machines/account/equipment/equipment.machine.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

export const cooler: Equipment = {
  id: 4,
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler',
  serialNumber: 'BT-24-00817',
  location: 'Kitchen',
  isRental: true,
  installedOn: '2025-09-20',
  lastServiceOn: null,
  nextServiceOn: '2026-12-01',
  serviceStatus: 'scheduled',
  accountName: null,
};

const request = { type: 'equipment.requestService', equipmentId: 4, comment: 'It leaks.' } as const;

export const equipmentPlan = planOf({
  machine: equipmentMachine,
  proves: 'ACC-01, BEY-02',
  requests: [
    { type: 'equipment.openRequest', piece: cooler },
    { type: 'equipment.closeRequest' },
    request,
    { ...request, comment: 'x'.repeat(commentMaximum + 1) },
    { type: 'equipment.leave' },
    { type: 'equipment.forget' },
  ],
  answers: {
    requesting: [done('requestService'), ...failing('requestService', 'refused', 'sessionExpired')],
  },
  projection: ({ isLeft, piece }) => [isLeft, piece === null],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { piece, failure: said } = now;
    const isTooLong = String(event['comment']).length > commentMaximum;
    // a request made again after signing in is not read a second time
    const isSent = type === request.type && (before === 'idle' || (before === 'writing' && !isTooLong));
    const isClear = piece === null && said === null && now.asked === null && !now.isLeft;
    must(state !== 'idle' || isClear, 'nothing is left of a request that is over');
    must(type !== 'equipment.leave' || before !== 'requesting' || now.isLeft, 'what is left is known');
    must(said?.kind !== 'sessionExpired', 'an ended session is shown by its dialog alone (BEY-02)');
    must.start('requestService', isSent, { equipmentId: 4, comment: event['comment'] });
    must.emit('equipment.serviceRequested', isDone('requestService'));
    must.emit('equipment.failed', isFailed('requestService'), {
      failure: error,
      asked: was.asked,
      isLeft: was.isLeft,
    });
    if (type === 'equipment.forget') must(state === 'idle' && piece === null, 'the customer is forgotten');
  },
});
