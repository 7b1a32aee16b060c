/** Coarse paths for a real page: each step is an action of a person and the server's responses. */

import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { listeningParent, withDeafChildren } from './actors.ts';
import { dotted } from './paths.ts';

/** An action of a person on the page, and the events it causes. */
export interface CoarseAction<World, Page> {
  /** 'adds water' */
  readonly says: string;
  readonly isPossible: (snapshot: AnyMachineSnapshot, world: World) => boolean;
  /** The events for the machine; the server's responses follow. */
  readonly events: (snapshot: AnyMachineSnapshot, world: World) => readonly EventObject[];
  readonly perform: (page: Page) => Promise<void>;
}

export interface CoarseModel<World, Page> {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** 'a guest' */
  readonly subject: string;
  /** The state of the server before the first step; responses and actions change it. */
  readonly world: () => World;
  readonly actions: readonly CoarseAction<World, Page>[];
  /** The server's response in this state; null where nothing was requested. */
  readonly answer: (snapshot: AnyMachineSnapshot, world: World) => EventObject | null;
  /** Situations with the same key are equal. */
  readonly keyOf: (snapshot: AnyMachineSnapshot, world: World) => string;
}

export interface CoarseStep<World, Page> {
  readonly action: CoarseAction<World, Page>;
  /** The machine's state after the server has answered. */
  readonly snapshot: AnyMachineSnapshot;
}

export interface CoarsePath<World, Page> {
  /** 'a guest adds water, loses the cart and adds water' */
  readonly sentence: string;
  readonly steps: readonly CoarseStep<World, Page>[];
}

/** A server that answers more often than this is in a loop. */
const mostAnswers = 30;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * A path to every possible action in every situation, without paths that are the start of another.
 */
export const coarsePathsOf = <World, Page>(
  model: CoarseModel<World, Page>,
): readonly CoarsePath<World, Page>[] => {
  const { machine, input, subject, answer, actions, keyOf } = model;
  type Way = readonly CoarseAction<World, Page>[];
  const deaf = withDeafChildren(machine, []);

  const walk = (way: Way) => {
    const clock = new SimulatedClock();
    const actor = createActor(deaf, { input, clock, parent: listeningParent([], { clock }) }).start();
    const world = model.world();
    const settle = (): void => {
      for (let count = 0; count < mostAnswers; count += 1) {
        const event = answer(actor.getSnapshot(), world);
        if (event === null) return;
        actor.send(event);
      }
      throw new Error(`${machine.id} is answered without end in ${dotted(actor.getSnapshot().value)}`);
    };
    settle();
    const steps = way.map((action): CoarseStep<World, Page> => {
      for (const event of action.events(actor.getSnapshot(), world)) {
        actor.send(event);
        settle();
      }
      return { action, snapshot: actor.getSnapshot() };
    });
    return { steps, snapshot: actor.getSnapshot() as AnyMachineSnapshot, world };
  };

  const known = new Set<string>();
  const ends: Way[] = [];
  const waiting: Way[] = [[]];
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    const { snapshot, world } = walk(way);
    const key = keyOf(snapshot, world);
    if (known.size === known.add(key).size) {
      ends.push(way);
      continue;
    }
    const next = actions.filter((action) => action.isPossible(snapshot, world));
    if (next.length === 0) ends.push(way);
    waiting.push(...next.map((action) => [...way, action]));
  }
  return ends.map((way) => ({
    sentence: `${subject} ${listed(way.map(({ says }) => says))}`,
    steps: walk(way).steps,
  }));
};
