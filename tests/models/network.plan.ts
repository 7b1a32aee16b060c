/** Every loss and return of the connection is emitted once, nothing at the start (NET-05). */

import { networkMachine } from '#machines/network/network.machine.ts';
import { failed } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { planOf } from './plan.ts';

export const networkPlan = planOf({
  machine: networkMachine,
  inputs: [{ isOnline: true }, { isOnline: false }],
  events: () => [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    failed('watchConnection', failure('unexpected')),
  ],
  projection: () => null,

  rules: ({ before, type, told }, must) => {
    must.start('watchConnection', before === '');
    must(before !== '' || told.length === 0, 'nothing is emitted at the start');
    must.emit('network.lost', type === 'connection.lost' && before === 'online');
    must.emit('network.restored', type === 'connection.restored' && before === 'offline');
  },
});
