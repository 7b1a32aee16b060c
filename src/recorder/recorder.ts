/** The flight recorder: what came to the machines from outside, and the states that followed; in this tab only (MACH-04). */

import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { redact } from './redaction.ts';

/** §9 recording buffer. */
export const mostEvents = 1000;
/** Of all events together, written as text. */
export const mostLetters = 2_000_000;

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
  readonly isSameTurn: boolean;
}

interface KeptEvent extends RecordedEvent {
  readonly size: number;
}

export interface Recorder {
  readonly next: (inspected: InspectionEvent) => void;
  /** Oldest first. */
  readonly events: readonly RecordedEvent[];
  /** How many were older. */
  readonly dropped: number;
}

/** A name that a replay gives the same actor: the ids of its parents and its own, and how many were started before it. */
export const createNames = (): ((actor: AnyActorRef) => string) => {
  const names = new WeakMap<AnyActorRef, string>();
  const counts: Record<string, number> = {};
  const nameOf = (actor: AnyActorRef): string => {
    let name = names.get(actor);
    if (name === undefined) {
      const { id, src, _parent: parent } = actor;
      // the id of a reading may hold what is searched for
      name = parent === undefined ? 'shop' : `${nameOf(parent)}/${/^\w+$/.test(id) ? id : String(src)}`;
      const count = (counts[name] = (counts[name] ?? 0) + 1);
      if (count > 1) name += `~${count}`;
      names.set(actor, name);
    }
    return name;
  };
  return nameOf;
};

/** A timer and the answer of a service come from the actor itself; a listener has no state. */
const isFromOutside = (source: AnyActorRef | undefined, actor: AnyActorRef, type: string): boolean =>
  source === undefined || source === actor || !(source.getSnapshot().value || type.startsWith('xstate.'));

export const createRecorder = (): Recorder => {
  const nameOf = createNames();
  const start = Date.now();
  const events: KeptEvent[] = [];
  const latest: Record<string, string> = {};
  let total = 0;
  let isSameTurn = false;
  const recorder = {
    events,
    dropped: 0,
    next: (inspected: InspectionEvent): void => {
      try {
        note(inspected);
      } catch {
        // an event that cannot be written costs the recording, and no shopper anything
        recorder.dropped += 1;
      }
    },
  };
  const note = (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      // named in the order in which they start
      const to = nameOf(actor);
      if (!isFromOutside(sourceRef as AnyActorRef | undefined, actor, event.type)) return;
      const redacted = redact(event);
      const size = JSON.stringify(redacted).length;
      events.push({ at: Date.now() - start, to, event: redacted, states: {}, isSameTurn, size });
      total += size;
      while (events.length > mostEvents || total > mostLetters) {
        total -= events.shift()?.size ?? 0;
        recorder.dropped += 1;
      }
      isSameTurn = true;
      queueMicrotask(() => (isSameTurn = false));
    } else if (inspected.type === '@xstate.snapshot') {
      const { status, value } = inspected.snapshot as AnyMachineSnapshot;
      const cause = events.at(-1);
      if (value === undefined || cause === undefined) return;
      const name = nameOf(actor);
      const state = status === 'error' ? status : value;
      const text = JSON.stringify(state);
      if (latest[name] !== text) cause.states[name] = state;
      latest[name] = text;
    }
  };
  return recorder;
};
