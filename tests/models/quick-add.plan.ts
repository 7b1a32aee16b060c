/** What may happen on a tile: a quantity, one that is refused, the press (CAT-01, CAT-02). */

import { quickAddMachine } from '#machines/quick-add/quick-add.machine.ts';
import { failing, planOf } from '#machines/tools/models/plan.ts';

export const quickAddPlan = planOf({
  machine: quickAddMachine,
  proves: 'CAT-02',
  isRoot: true,
  inputs: [{ sku: 'GOODS', name: 'Goods' }],
  events: () => [
    ...[3, 0, 2.5].map((quantity) => ({ type: 'quickAdd.setQuantity', quantity })),
    { type: 'quickAdd.refuseQuantity' },
    { type: 'quickAdd.add' },
    ...failing('shopLink', 'unexpected'),
  ],
  projection: ({ quantity }) => quantity,

  rules: ({ now, was, before, type, event, told, sent }, must) => {
    const isTaken = event['quantity'] === 3;
    const isAdded = type === 'quickAdd.add' && before === 'valid';
    must.start('shopLink', before === '');
    must(now.quantity === (isTaken ? 3 : was.quantity), 'only a quantity that can be ordered is kept');
    must.enter('valid', before === '' || isTaken);
    must.enter('refused', type.endsWith('Quantity') && !isTaken);
    must(sent.length === (isAdded ? 1 : 0), 'it is added while its quantity can be ordered');
    must(told.includes('quickAdd.refused') === (type === 'quickAdd.add' && !isAdded), 'else it says so');
  },
});
