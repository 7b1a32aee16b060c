/** Sends a recording's events to a shop without services, and records what it does. */

import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { createNames, createRecorder, type RecordedEvent, type States } from '#recorder/recorder.ts';
import type { Recording } from '#recorder/recording.ts';
import type { shopMachine } from '../../shop.machine.ts';
import { emptyShop, emptyWings } from './empty-shop.ts';
import { filledWith, type StandIns } from './stand-ins.ts';

export interface PlayedEvent {
  readonly states: States;
  /** Why it could not be sent, or what a machine threw. */
  readonly problem: string | null;
}

/** Timers are events of the recording. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The code of wings is no data: it is put back where it was. */
const withWings = ({ to, event }: Pick<RecordedEvent, 'to' | 'event'>): AnyEventObject => {
  const { type, ...fields } = fieldsOf(event);
  const [wing = ''] = to.split('/');
  if (to === 'shop' && type === 'xstate.init') {
    const { wings, postcodes: _, ...input } = fieldsOf(fields['input']);
    const given = Object.keys(fieldsOf(wings)).map((name) => [name, emptyWings[name]]);
    return { type, input: { ...input, postcodes: {}, wings: Object.fromEntries(given) } };
  }
  return to === `${wing}/loadWing` && type === 'xstate.promise.resolve'
    ? { type, data: { kept: {}, ...fieldsOf(fields['data']), logic: emptyWings[wing] } }
    : { type: String(type), ...fields };
};

export const play = ({ events }: Recording, standIns: StandIns): readonly PlayedEvent[] => {
  const fill = filledWith(standIns);
  const recorder = createRecorder();
  const nameOf = createNames();
  const actors = new Map<string, AnyActorRef>();
  let problem: string | null = null;
  const [first, ...rest] = events.map(({ to, event }) => ({
    to,
    event: withWings({ to, event: fill(event) }),
  }));
  const shop = createActor(emptyShop as typeof shopMachine, {
    input: first?.event['input'],
    clock: stillClock,
    inspect: (inspected) => {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') actors.set(nameOf(actor), actor);
      recorder.next(inspected);
    },
  });
  shop.subscribe({ error: (cause) => (problem = `the shop threw ${String(cause)}`) });
  const played: PlayedEvent[] = [];
  const note = (before: number): void => {
    const states = recorder.events.slice(before).map((one) => one.states);
    played.push({ states: Object.assign({}, ...states), problem });
    problem = null;
  };
  shop.start();
  note(0);
  for (const { to, event } of rest) {
    const before = recorder.events.length;
    const actor = actors.get(to);
    if (actor === undefined) problem = `there is no ${to}`;
    else actor.send(event);
    note(before);
  }
  return played;
};
