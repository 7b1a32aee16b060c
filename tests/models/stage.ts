/** What an oracle plays on: a state's name, what is remembered, and what one step told and asked. */

import type { EventObject } from 'xstate';
import type { Failure } from '#machines/domain/failure.ts';
import type { Oracle, View } from '#tests/support/model.ts';
import type { Asked } from '#tests/support/model-actors.ts';

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

export class Stage<Context extends object> {
  state: string;
  readonly memory: Mutable<Context>;
  readonly told: unknown[] = [];
  readonly asked: Asked[] = [];

  constructor(state: string, memory: Context) {
    this.state = state;
    this.memory = { ...memory };
  }

  view(): View {
    return { state: this.state, context: { ...this.memory }, facts: this.told, asked: this.asked };
  }

  tell(fact: { readonly type: string; readonly [detail: string]: unknown }): void {
    this.told.push(fact);
  }

  /** Starts a child on entering the state. */
  ask(state: string, child: string, input?: unknown): void {
    this.state = state;
    this.asked.push({ child, input });
  }

  send(child: string, event: EventObject & Readonly<Record<string, unknown>>): void {
    this.asked.push({ child, event });
  }
}

/** An answer as it arrives from a child. */
export interface Done<Child extends string, Output> {
  readonly type: `xstate.done.actor.${Child}`;
  readonly output: Output;
}
export interface Failed<Child extends string> {
  readonly type: `xstate.error.actor.${Child}`;
  readonly error: Failure;
}

/** Plays one event after another; the stage is rebuilt from what was last seen of it. `isOpen` names steps with more than one right outcome. */
export const oracleFrom = <Context extends object, Event extends EventObject, Play extends Stage<Context>>(
  Play: new (state: string, memory: Context) => Play,
  begin: (input: unknown) => Play,
  hear: (play: Play, event: Event) => void,
  isOpen: (play: Play, event: Event) => boolean = () => false,
): Oracle => ({
  start: (input) => begin(input).view(),
  next: (before, event) => {
    const play = new Play(before.state, before.context as unknown as Context);
    if (isOpen(play, event as Event)) return null;
    hear(play, event as Event);
    return play.view();
  },
});
