/** What may happen to the connection: every loss and every return is told once, nothing at the start (§4 network, NET-05). */

import { networkMachine } from '#machines/network/network.machine.ts';
import { failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { rules } from './rules.ts';

export const networkPlan: ModelPlan = {
  machine: networkMachine,
  inputs: [{ isOnline: true }, { isOnline: false }],
  events: () => [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    failed('watchConnection', failure('unexpected')),
  ],
  projection: () => null,

  invariants: rules(({ state, before, type, told }, must) => {
    must.start('watchConnection', before === '');
    must(before !== '' || told.length === 0, 'nothing is emitted at the start');
    must.emit('network.lost', type === 'connection.lost' && before === 'online');
    must.emit('network.restored', type === 'connection.restored' && before === 'offline');
    must(type !== 'connection.lost' || state === 'offline', 'a lost connection is offline');
    must(type !== 'connection.restored' || state === 'online', 'a restored connection is online');
  }),
};
