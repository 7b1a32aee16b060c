/** Every loss and return of the connection is emitted once, nothing at the start (NET-05). */

import { networkMachine } from '#machines/network/network.machine.ts';
import { failing, planOf } from '#machines/tools/models/plan.ts';

export const networkPlan = planOf({
  machine: networkMachine,
  proves: 'NET-05',
  inputs: [{ isOnline: true }, { isOnline: false }],
  events: () => [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    ...failing('watchConnection', 'unexpected'),
  ],
  projection: () => null,

  rules: ({ now, before, type, told }, must) => {
    const isStart = before === '';
    must.start('watchConnection', isStart);
    must(!isStart || told.length === 0, 'nothing is emitted at the start');
    must.enter('online', isStart ? now.wasOnlineAtStart : type === 'connection.restored');
    must.enter('offline', isStart ? !now.wasOnlineAtStart : type === 'connection.lost');
    must.emit('network.lost', type === 'connection.lost' && before === 'online');
    must.emit('network.restored', type === 'connection.restored' && before === 'offline');
  },
});
