/** What may happen to unhandled errors (§8, NET-06). */

import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { errorsMachine } from '#machines/notices/errors/errors.machine.ts';
import { failure } from './goods.ts';
import { failed, planOf } from '#machines/tools/models/plan.ts';

const first: UnexpectedError = { id: 'a1', message: 'x is not a function' };
const second: UnexpectedError = { id: 'b2', message: 'y is undefined' };

export const errorsPlan = planOf({
  machine: errorsMachine,
  proves: 'NET-06',
  events: () => [
    { type: 'error.occurred', error: first },
    { type: 'error.occurred', error: second },
    { type: 'errors.mask', error: second },
    { type: 'errors.markHandled', id: 'a1' },
    { type: 'errors.markHandled', id: 'b2' },
    { type: 'errors.markHandled', id: 'never occurred' },
    failed('watchErrors', failure('unexpected')),
  ],
  projection: (context) => context.errors,

  rules: ({ now, was, before, type, event }, must) => {
    const ids = now.errors.map(({ id }) => id);
    const isKnown = was.errors.some(({ id, isHandled }) => id === event['id'] && !isHandled);
    const isMarked = type === 'errors.markHandled' && isKnown;
    must.start('watchErrors', before === '');
    must(new Set(ids).size === ids.length, 'an error is collected once');
    must.emit('errors.collected', type === 'error.occurred' && before === 'watching', {
      error: event['error'],
    });
    must.emit('errors.masked', type === 'errors.mask', { error: event['error'] });
    must.emit('errors.handled', isMarked, { id: event['id'] });
    const told = (event['error'] as UnexpectedError | undefined)?.id;
    must(told === undefined || ids.includes(told), 'each error is collected');
    must(!now.errors.some((one) => one.id === event['id'] && !one.isHandled), 'what is handled is marked');
    must(now.errors.length >= was.errors.length, 'no error is lost');
  },
});
