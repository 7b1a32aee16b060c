/** What may happen to what nobody had reckoned with (§8 unhandled errors, NET-06). */

import type { ErrorsEvent, UnexpectedError } from '#machines/errors/errors.events.ts';
import { errorsMachine, type ErrorsContext } from '#machines/errors/errors.machine.ts';
import { failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

const first: UnexpectedError = { id: 'a1', message: 'x is not a function' };
const second: UnexpectedError = { id: 'b2', message: 'y is undefined' };

class Log extends Stage<ErrorsContext> {
  collect(error: UnexpectedError): void {
    const others = this.memory.errors.filter(({ id }) => id !== error.id);
    this.memory.errors = [...others, { ...error, isHandled: false }];
  }

  hear(event: ErrorsEvent | Failed<'watchErrors'>): void {
    switch (event.type) {
      case 'error.occurred':
        this.collect(event.error);
        if (this.state === 'watching') this.tell({ type: 'errors.collected', error: event.error });
        return;
      case 'errors.mask':
        this.collect(event.error);
        this.state = 'masked';
        return this.tell({ type: 'errors.masked', error: event.error });
      case 'errors.markHandled': {
        const found = this.memory.errors.find(({ id }) => id === event.id);
        if (found === undefined || found.isHandled) return;
        this.memory.errors = this.memory.errors.map((error) =>
          error === found ? { ...error, isHandled: true } : error,
        );
        this.tell({ type: 'errors.handled', id: event.id });
      }
    }
  }
}

const contextOf = (context: unknown): ErrorsContext => context as ErrorsContext;

export const errorsPlan: ModelPlan = {
  machine: errorsMachine,
  inputs: [undefined],
  events: () => [
    { type: 'error.occurred', error: first },
    { type: 'error.occurred', error: second },
    { type: 'errors.mask', error: second },
    { type: 'errors.markHandled', id: 'a1' },
    { type: 'errors.markHandled', id: 'b2' },
    { type: 'errors.markHandled', id: 'never occurred' },
    failed('watchErrors', failure('unexpected')),
  ],
  projection: (context) => contextOf(context).errors,
  oracle: oracleFrom(
    Log,
    () => {
      const log = new Log('watching', { errors: [] });
      log.ask('watching', 'watchErrors');
      return log;
    },
    (play, event: ErrorsEvent | Failed<'watchErrors'>) => play.hear(event),
  ),
  invariants: (steps) => {
    const ids = contextOf(steps.at(-1)?.view.context ?? { errors: [] }).errors.map(({ id }) => id);
    return new Set(ids).size === ids.length ? [] : ['one error is collected twice'];
  },
};
