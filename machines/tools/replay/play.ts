/** Sends a recording's events to a shop without services, and records what it does. */

import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { createNames, createRecorder, type RecordedEvent, type States } from '#recorder/recorder.ts';
import type { Recording } from '#recorder/recording.ts';
import type { shopMachine } from '../../shop.machine.ts';
import { emptyShop, emptyWings } from './empty-shop.ts';
import { filledWith, type StandIns } from './stand-ins.ts';

export interface PlayedEvent {
  readonly states: States;
  /** Why the event could not be sent, or what a machine threw. */
  readonly problem: string | null;
}

/** Timers are events of the recording. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The code of wings is not part of a recording: it is added again. */
const withWings = ({ to, event }: Pick<RecordedEvent, 'to' | 'event'>): AnyEventObject => {
  const { type, ...fields } = fieldsOf(event);
  const [, wing = ''] = to.split('/');
  if (to === 'shop' && type === 'xstate.init') {
    const { wings, postcodes: _, ...input } = fieldsOf(fields['input']);
    const given = Object.keys(fieldsOf(wings)).map((name) => [name, emptyWings[name]]);
    return { type, input: { ...input, postcodes: {}, wings: Object.fromEntries(given) } };
  }
  return to === `shop/${wing}/loadWing` && type === 'xstate.promise.resolve'
    ? { type, data: { stored: {}, ...fieldsOf(fields['data']), logic: emptyWings[wing] } }
    : { type: String(type), ...fields };
};

const isStart = ({ type }: AnyEventObject): boolean => type === 'xstate.init';

/** A child that has not received an event yet. */
const childOf = (shop: AnyActorRef, name: string): AnyActorRef | undefined =>
  name
    .split('/')
    .slice(1)
    .reduce<AnyActorRef | undefined>((actor, id) => actor?.getSnapshot().children?.[id] as AnyActorRef, shop);

export const play = ({ events }: Recording, standIns: StandIns): readonly PlayedEvent[] => {
  const fill = filledWith(standIns);
  const recorder = createRecorder();
  const nameOf = createNames();
  const actors = new Map<string, AnyActorRef>();
  let problem: string | null = null;
  const sent = events.map(({ to, event }) => ({ to, event: withWings({ to, event: fill(event) }) }));
  const shop = createActor(emptyShop as typeof shopMachine, {
    input: sent.find(({ event }) => isStart(event))?.event['input'],
    clock: stillClock,
    inspect: (inspected) => {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') actors.set(nameOf(actor), actor);
      recorder.next(inspected);
    },
  });
  actors.set('shop', shop);
  shop.subscribe({ error: (cause) => (problem = `the shop threw ${String(cause)}`) });
  return sent.map(({ to, event }) => {
    const before = recorder.events.length;
    const actor = actors.get(to) ?? childOf(shop, to);
    if (actor === undefined) problem = `there is no ${to}`;
    // a browser may send its address before the shop starts, which then finds it in the queue
    else if (actor === shop && isStart(event)) shop.start();
    else actor.send(event);
    const states = recorder.events.slice(before).map((one) => one.states);
    const played = { states: Object.assign({}, ...states) as States, problem };
    problem = null;
    return played;
  });
};
