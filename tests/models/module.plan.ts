/** What waits for a module: everything asked, in order, and the last of each note (MACH-05). */

import { isDeepStrictEqual } from 'node:util';
import { createMachine } from 'xstate';
import type { ModuleRequest } from '#machines/module.events.ts';
import { moduleMachine } from '#machines/module.machine.ts';
import { failure, water } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

/** What the module's code has received since the last step. */
const reached: unknown[] = [];
const logic = createMachine({
  id: 'trade',
  on: { '*': { actions: ({ event }) => void reached.push(event) } },
});
const ask: ModuleRequest = { type: 'trade.passRequest', request: { type: 'cart.addItem', line: water(1) } };
const note: ModuleRequest = { type: 'trade.forgetCodes' };
const gone: ModuleRequest = { type: 'desk.forget' };
const lost = failure('network');

export const modulePlan = planOf({
  machine: moduleMachine,
  proves: 'MACH-05',
  inputs: [
    { name: 'trade', logic: null, start: {} },
    { name: 'trade', logic, start: {} },
  ],
  events: (state, { queue }) => [
    ...(queue.length < 3 ? [{ type: 'module.ask', request: ask }] : []),
    ...(queue.length < 3 ? [{ type: 'module.note', request: note }] : []),
    ...(state === 'absent' ? [{ type: 'module.note', request: gone }] : []),
    { type: 'module.open' },
    { type: 'module.retry' },
    ...(state === 'loading'
      ? [done('loadModule', { logic, kept: { receipt: 'kept' } }), failed('loadModule', lost)]
      : []),
    ...(state === 'present' ? [{ type: 'cart.dropped' }] : []),
  ],
  projection: ({ queue }) => queue,
  rules: ({ now, was, state, before, type, event, facts, isDone, isFailed }, must) => {
    const isAsk = type === 'module.ask';
    const isRest = before === 'absent' || before === 'failed';
    const isLoad =
      isRest && (isAsk || type === 'module.open' || (type === 'module.retry' && before === 'failed'));
    const isPressed = now.queue.includes(ask);
    must.start('loadModule', isLoad, { name: 'trade', isPressed });
    must.emit('module.failed', isFailed('loadModule'), { name: 'trade', failure: lost });
    must.emit('cart.dropped', type === 'cart.dropped');
    must(facts.length <= 1, 'nothing else is reported');
    const request = event['request'] as ModuleRequest | undefined;
    const isKept = request !== undefined && before !== 'present';
    const isRepeated = isAsk && before === 'failed' && was.queue.includes(ask);
    must(!isKept || isRepeated || isDeepStrictEqual(now.queue.at(-1), request), 'the newest is the last');
    const isNote = type === 'module.note' && before === 'absent';
    must(isNote || now.queue.length >= was.queue.length || isDone('loadModule'), 'no request is lost');
    const isAdded = isKept && !isNote && !isRepeated;
    must(!isAdded || now.queue.length === was.queue.length + 1, 'a request waits in its place');
    must(!isRepeated || now.queue === was.queue, 'the same press waits already');
    must(!isNote || now.queue.filter((one) => one === request).length === 1, 'a note is kept once');
    must(request !== gone || now.queue.length === 1, 'nothing is kept of a customer who left');
    must.enter('present', isDone('loadModule') || (before === '' && was.logic !== null));
    const isPassed = before === 'present' && request !== undefined;
    const given = isDone('loadModule') ? was.queue : isPassed ? [request] : [];
    must(isDeepStrictEqual(reached.splice(0), given), 'the module is given everything once, in order');
    if (isDone('loadModule')) must.hold({ start: { receipt: 'kept' } });
    must(state !== 'present' || now.queue.length === 0, 'a module that is here has been given everything');
  },
});
