/**
 * The flight recorder of a tab: events that reached machines from
 * outside, and the states that followed (MACH-04).
 */

import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { redact } from './redaction.ts';

/** §9 recording buffer. */
export const mostEvents = 1000;
/** Length of all events together, as text. */
export const mostLetters = 2_000_000;

export type States = Record<string, unknown>;

/**
 * An event from a component, a service or a timer. Messages between
 * machines follow from these, so they are not recorded.
 */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** The actor that received it. */
  readonly to: string;
  /** Redacted. */
  readonly event: unknown;
  /** The states that changed before the next event, by machine. */
  readonly states: States;
  /** Sent while the previous event was handled, or right after it. */
  readonly isSameTurn: boolean;
}

interface KeptEvent extends RecordedEvent {
  readonly size: number;
}

export interface Recorder {
  readonly next: (inspected: InspectionEvent) => void;
  /** Oldest first. */
  readonly events: readonly RecordedEvent[];
  /** Number of older events that were dropped. */
  readonly dropped: number;
}

/**
 * Names that a replay reproduces: the ids of the parents and
 * the actor itself, with a counter for equal names.
 */
export const createNames = (): ((actor: AnyActorRef) => string) => {
  const names = new WeakMap<AnyActorRef, string>();
  const counts: Record<string, number> = {};
  const nameOf = (actor: AnyActorRef): string => {
    let name = names.get(actor);
    if (name === undefined) {
      const { id, src, _parent: parent } = actor;
      // the id of a reading may contain a search phrase
      name = parent === undefined ? 'shop' : `${nameOf(parent)}/${/^\w+$/.test(id) ? id : String(src)}`;
      const count = (counts[name] = (counts[name] ?? 0) + 1);
      if (count > 1) name += `~${count}`;
      names.set(actor, name);
    }
    return name;
  };
  return nameOf;
};

/** Timers and service results come from the actor itself; listeners have no state. */
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
        // an event that cannot be recorded must not affect the shopper
        recorder.dropped += 1;
      }
    },
  };
  const note = (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      // call it for every event: names follow the order in which actors start
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
