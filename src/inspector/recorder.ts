/**
 * Records machines from XState's inspection events: the actors, and each transition with its event.
 */

import type { AnyActorRef, AnyEventObject, AnyStateNode, InspectionEvent, Observer } from 'xstate';
import { createMask, maskEvent, maskName, type Mask } from './mask.ts';
import type { Moment, Seen, StepMoment, Taken } from './wire.ts';

export interface RecorderOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly onMoment?: (moment: Moment) => void;
  readonly mostMoments?: number;
}

export interface Recorder {
  readonly inspect: Observer<InspectionEvent>;
  readonly moments: () => readonly Moment[];
  readonly find: (actor: string) => AnyActorRef | undefined;
}

interface Sent {
  readonly source: string | null;
  readonly event: AnyEventObject;
}

/** Properties of an actor that its type does not declare. */
interface Born {
  readonly logic?: unknown;
  readonly options?: { readonly systemId?: string };
}

interface MachineLogic {
  readonly id: string;
  readonly root: AnyStateNode;
}

const isMachine = (logic: unknown): logic is MachineLogic =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** Event names as the charts write them: 'xstate.done.actor.readCart' is 'done readCart'. */
export const eventLabel = (type: string): string => {
  if (type === '' || type === '*') return type === '' ? 'always' : type;
  const [, kind, what = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind !== undefined) return `${kind === 'done' ? 'done' : 'failed'} ${maskName(what)}`;
  if (type.startsWith('xstate.done.state.')) return 'all done';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? maskName(type) : `after ${maskName(delay)}`;
};

const takenIn = ({ _transitions }: InspectionEvent & { readonly type: '@xstate.microstep' }) =>
  _transitions.map(({ source, target, eventType }): Taken => {
    const to = (target ?? []).map(pathOf);
    return { from: pathOf(source), to, event: eventLabel(eventType) };
  });

const nodesOf = (snapshot: object): readonly AnyStateNode[] =>
  '_nodes' in snapshot ? (snapshot['_nodes'] as readonly AnyStateNode[]) : [];

const isRequestable = (type: string): boolean => type !== '' && type !== '*' && !type.startsWith('xstate.');

const lookAt = (snapshot: object, mask: Mask): Seen => {
  const { status, context, output, error } = snapshot as Readonly<Record<string, unknown>>;
  const nodes = nodesOf(snapshot);
  const events = new Set(nodes.flatMap((node) => node.ownEvents as readonly string[]).filter(isRequestable));
  return {
    status: String(status),
    active: nodes.map(pathOf).filter((path) => path !== ''),
    events: [...events].toSorted(),
    context: mask(error ?? output ?? context),
  };
};

/** The innermost states, or the status of a request. */
export const stateText = ({ active, status }: Pick<Seen, 'active' | 'status'>): string => {
  const inner = active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)));
  if (status !== 'active') return inner.length === 0 ? status : `${inner.join(', ')} (${status})`;
  return inner.length === 0 ? 'active' : inner.join(', ');
};

/** Drops the older half, but keeps the start and the last step of every actor. */
const thinned = (moments: readonly Moment[]): readonly Moment[] => {
  const half = Math.floor(moments.length / 2);
  const last = new Map(moments.map((moment) => [moment.actor, moment]));
  return moments.filter(
    (moment, index) => index >= half || moment.kind === 'actor' || last.get(moment.actor) === moment,
  );
};

export const createRecorder = ({
  now = Date.now,
  onMoment = () => undefined,
  mostMoments = 4000,
}: RecorderOptions = {}): Recorder => {
  const mask = createMask();
  const actors = new Map<string, AnyActorRef>();
  const sent = new Map<string, Sent[]>();
  const steps = new Map<string, Taken[]>();
  const states = new Map<string, string>();
  let moments: Moment[] = [];
  let n = 0;

  const record = (moment: Moment): void => {
    if (moments.length >= mostMoments) moments = [...thinned(moments)];
    moments.push(moment);
    onMoment(moment);
  };
  const stamp = (actor: string) => {
    n += 1;
    return { n, at: now(), actor };
  };

  /** An actor handles its events in the order in which they were sent. */
  const sourceOf = (actor: string, event: AnyEventObject): string | null => {
    const waiting = sent.get(actor) ?? [];
    const index = waiting.findIndex((one) => one.event === event);
    const [found] = index < 0 ? [] : waiting.splice(0, index + 1).slice(-1);
    return found?.source ?? null;
  };

  const recordStep = (actor: string, event: AnyEventObject, snapshot: object): void => {
    const seen = lookAt(snapshot, mask);
    const after = stateText(seen);
    const step: StepMoment = {
      ...stamp(actor),
      kind: 'step',
      source: sourceOf(actor, event),
      event: maskEvent(event, mask),
      before: states.get(actor) ?? '',
      after,
      taken: steps.get(actor) ?? [],
      seen,
    };
    steps.delete(actor);
    states.set(actor, after);
    if (seen.status !== 'active') actors.delete(actor);
    record(step);
  };

  const next = (told: InspectionEvent): void => {
    const ref = told.actorRef as AnyActorRef;
    const actor = ref.sessionId;
    switch (told.type) {
      case '@xstate.actor': {
        actors.set(actor, ref);
        const { logic, options, _parent: owner } = ref as AnyActorRef & Born;
        const parent = owner?.sessionId ?? null;
        const machine = isMachine(logic) ? logic.id : null;
        // the root of a system has a generated id, and the machine of a wing has the id of the wing
        const id = options?.systemId ?? (machine !== null && ref.id === actor ? machine : ref.id);
        const name = maskName(id);
        return record({ ...stamp(actor), kind: 'actor', parent, name, machine });
      }
      case '@xstate.event': {
        const waiting = sent.get(actor) ?? [];
        waiting.push({ source: told.sourceRef?.sessionId ?? null, event: told.event });
        return void sent.set(actor, waiting);
      }
      case '@xstate.microstep':
        return void steps.set(actor, [...(steps.get(actor) ?? []), ...takenIn(told)]);
      case '@xstate.snapshot':
        return recordStep(actor, told.event, told.snapshot);
      default:
        return undefined;
    }
  };
  return { inspect: { next }, moments: () => moments, find: (actor) => actors.get(actor) };
};
