/** Runs a generated path on a real actor and checks the rules at every step. */

import { TestModel } from '@xstate/test';
import { createActor, SimulatedClock, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { sentenceOf } from './sentences.ts';
import { listeningParent, withDeafChildren, type Asked } from './actors.ts';
import type { ModelPath } from './exploring.ts';
import { dotted } from './paths.ts';
import { transitionsOf } from './transitions.ts';
import type { CheckedPath, ModelPlan, Step, View } from './model.ts';

/** For one plan; `taken` counts how often each transition is taken. */
export const runnerOf = (plan: ModelPlan, taken: Map<string, number>) => {
  const facts: unknown[] = [];
  const asked: Asked[] = [];
  const machine = withDeafChildren(plan.machine, asked);
  const names = transitionsOf(machine);
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine);

  /** Starts a new actor; checks the rules after every event, and throws where one is broken. */
  const begin = (input: unknown) => {
    facts.length = 0;
    asked.length = 0;
    const clock = new SimulatedClock();
    const parent = listeningParent(facts, {
      clock,
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        // only the inspector reports which transitions were taken
        const { _transitions: transitions } = inspection;
        for (const transition of transitions) {
          const name = names.get(transition);
          if (name !== undefined) taken.set(name, (taken.get(name) ?? 0) + 1);
        }
      },
    });
    const actor = createActor(machine, { input, clock, parent });
    actor.subscribe({ error: () => undefined });
    if (plan.isRoot === true) actor.on('*', (fact) => facts.push(fact));
    const steps: Step[] = [];
    const execute = (event: EventObject): AnyMachineSnapshot => {
      if (event.type === 'xstate.init') actor.start();
      else actor.send(event);
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      if (snapshot.status === 'error') throw snapshot.error;
      const view: View = {
        state: dotted(snapshot.value),
        context: snapshot.context,
        facts: facts.splice(0),
        asked: asked.splice(0),
      };
      steps.push({ event, view });
      const broken = plan.invariants(steps);
      if (broken.length > 0) throw new Error(broken.join('; '));
      return snapshot;
    };
    return { execute, steps };
  };

  const run = (path: ModelPath): CheckedPath => {
    const { execute, steps } = begin(path.input);
    const types = new Set(path.steps.map(({ event }) => event.type));
    const events = [...types].map(
      (type) => [type, (step: { readonly event: EventObject }) => void execute(step.event)] as const,
    );
    let problem: string | null = null;
    try {
      model.testPathSync({ ...path, state: path.steps.at(-1)?.state } as never, {
        events: Object.fromEntries(events),
      });
    } catch (error) {
      const at = steps.map(({ event, view }) => `${event.type} → ${view.state}`).join('\n  ');
      problem = `${(error instanceof Error ? error.message : String(error)).split('\nPath:')[0]}\nafter\n  ${at}`;
    }
    const states = path.steps.map(({ event, state }) => ({ event, state: dotted(state.value) }));
    return { sentence: sentenceOf(plan, path.input, states), steps: states.length - 1, problem };
  };

  return { begin, run };
};
