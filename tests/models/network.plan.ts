/** What may happen to the connection: every loss and every return is told once, nothing at the start (§4 network, NET-05). */

import { networkMachine } from '#machines/network/network.machine.ts';
import type { NetworkEvent } from '#machines/network/network.events.ts';
import { failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

interface Memory {
  readonly wasOnlineAtStart: boolean;
}

export const networkPlan: ModelPlan = {
  machine: networkMachine,
  inputs: [{ isOnline: true }, { isOnline: false }],
  events: () => [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    failed('watchConnection', failure('unexpected')),
  ],
  projection: () => null,
  oracle: oracleFrom<Memory, NetworkEvent | Failed<'watchConnection'>, Stage<Memory>>(
    Stage<Memory>,
    (input) => {
      const { isOnline } = input as { readonly isOnline: boolean };
      const play = new Stage<Memory>(isOnline ? 'online' : 'offline', { wasOnlineAtStart: isOnline });
      play.ask(play.state, 'watchConnection');
      return play;
    },
    (play, { type }) => {
      if (type === 'connection.lost' && play.state === 'online') {
        play.state = 'offline';
        play.tell({ type: 'network.lost' });
      } else if (type === 'connection.restored' && play.state === 'offline') {
        play.state = 'online';
        play.tell({ type: 'network.restored' });
      }
    },
  ),
  invariants: (steps) => {
    const told = steps.flatMap(({ view }) => view.facts as readonly { readonly type: string }[]);
    const isRepeated = told.some(({ type }, index) => type === told[index - 1]?.type);
    const broken = isRepeated ? ['the same was told twice in a row'] : [];
    return steps.length === 1 && told.length > 0 ? [...broken, 'something is told at the start'] : broken;
  },
};
