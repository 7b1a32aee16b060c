/** The flight recorder: what came to the machines from outside, and the states that followed; in this tab only (MACH-04). */

import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createRedaction } from './redaction.ts';

/** §9 recording buffer. */
export const mostEvents = 1000;
/** Of all events together: about two megabytes. */
const mostValues = 60_000;

export type States = Record<string, unknown>;

/** A request of a component, the answer of a service, or a timer; what machines send each other follows from these. */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** The actor that it was sent to. */
  readonly to: string;
  /** Redacted. */
  readonly event: unknown;
  /** Which machines changed their state until the next event, and to what. */
  readonly states: States;
  /** It came while the one before was dealt with, or right after it. */
  readonly isSameTurn?: true;
}

export interface Recorder {
  readonly next: (inspected: InspectionEvent) => void;
  /** Oldest first. */
  readonly events: readonly RecordedEvent[];
  /** How many older ones were dropped, and the states they led to. */
  readonly dropped: { count: number; readonly states: States };
}

/** A unique name that a replay gives the same actor: the ids of its parents and its own, and how many were started before it. */
export const createNames = (): ((actor: AnyActorRef) => string) => {
  const names = new WeakMap<AnyActorRef, string>();
  const counts: Record<string, number> = {};
  const nameOf = (actor: AnyActorRef): string => {
    const known = names.get(actor);
    if (known !== undefined) return known;
    const { id, src, _parent: parent } = actor;
    // the id of a reading may hold what is searched for
    const own = /^\w+$/.test(id) ? id : String(src);
    const above = parent === undefined ? '' : nameOf(parent);
    const path = above === '' ? 'shop' : above === 'shop' ? own : `${above}/${own}`;
    const count = (counts[path] = (counts[path] ?? 0) + 1);
    const name = count === 1 ? path : `${path}~${count}`;
    names.set(actor, name);
    return name;
  };
  return nameOf;
};

const isMachine = (actor: AnyActorRef): boolean => 'value' in actor.getSnapshot();

/** A timer and the answer of a service come from the actor itself; a listener is no machine. */
const isFromOutside = (source: AnyActorRef | undefined, actor: AnyActorRef, type: string): boolean =>
  source === undefined || source === actor || !(isMachine(source) || type.startsWith('xstate.'));

export const createRecorder = (): Recorder => {
  const nameOf = createNames();
  const redact = createRedaction(crypto.getRandomValues(new Uint32Array(2)));
  const start = Date.now();
  const events: (RecordedEvent & { readonly size: number })[] = [];
  const dropped = { count: 0, states: {} };
  const latest: States = {};
  let total = 0;
  let isSameTurn = false;

  const add = (to: string, event: unknown): void => {
    const { value, size } = redact(event);
    events.push({
      at: Date.now() - start,
      to,
      event: value,
      states: {},
      size,
      ...(isSameTurn && { isSameTurn }),
    });
    total += size;
    while (events.length > mostEvents || total > mostValues) {
      const [oldest] = events.splice(0, 1);
      total -= oldest?.size ?? 0;
      dropped.count += 1;
      Object.assign(dropped.states, oldest?.states);
    }
    isSameTurn = true;
    queueMicrotask(() => (isSameTurn = false));
  };

  return {
    events,
    dropped,
    next: (inspected) => {
      const { type } = inspected;
      const actor = inspected.actorRef as AnyActorRef;
      if (type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        // named in the order in which they start
        const to = nameOf(actor);
        if (isFromOutside(sourceRef as AnyActorRef | undefined, actor, event.type)) add(to, event);
      } else if (type === '@xstate.snapshot') {
        const { status, value } = inspected.snapshot as AnyMachineSnapshot;
        if (value === undefined) return;
        const name = nameOf(actor);
        const state = status === 'error' ? status : value;
        const text = JSON.stringify(state);
        if (latest[name] === text) return;
        latest[name] = text;
        Object.assign(events.at(-1)?.states ?? {}, { [name]: state });
      }
    },
  };
};
