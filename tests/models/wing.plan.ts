/** What waits for a wing: everything asked, in order, and the last of each note (MACH-05). */

import { isDeepStrictEqual } from 'node:util';
import { createMachine } from 'xstate';
import type { WingRequest } from '#machines/wing.events.ts';
import { wingMachine } from '#machines/wing.machine.ts';
import { failure, water } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

/** What the wing's code has received since the last step. */
const reached: unknown[] = [];
const logic = createMachine({
  id: 'trade',
  on: { '*': { actions: ({ event }) => void reached.push(event) } },
});
const ask: WingRequest = { type: 'trade.passRequest', request: { type: 'cart.addItem', line: water(1) } };
const note: WingRequest = { type: 'trade.forgetCodes' };
const gone: WingRequest = { type: 'desk.forget' };
const lost = failure('network');

export const wingPlan = planOf({
  machine: wingMachine,
  proves: 'MACH-05',
  inputs: [
    { name: 'trade', logic: null, start: {} },
    { name: 'trade', logic, start: {} },
  ],
  events: (state, { queue }) => [
    ...(queue.length < 3 ? [{ type: 'wing.ask', request: ask }] : []),
    ...(queue.length < 3 ? [{ type: 'wing.note', request: note }] : []),
    ...(state === 'absent' ? [{ type: 'wing.note', request: gone }] : []),
    { type: 'wing.open' },
    { type: 'wing.retry' },
    ...(state === 'loading'
      ? [done('loadWing', { logic, stored: { receipt: 'stored' } }), failed('loadWing', lost)]
      : []),
    ...(state === 'present' ? [{ type: 'cart.dropped' }] : []),
  ],
  projection: ({ queue }) => queue,
  rules: ({ now, was, state, before, type, event, facts, isDone, isFailed }, must) => {
    const isAsk = type === 'wing.ask';
    const isRest = before === 'absent' || before === 'failed';
    const isLoad =
      isRest && (isAsk || type === 'wing.open' || (type === 'wing.retry' && before === 'failed'));
    const isPressed = now.queue.includes(ask);
    must.start('loadWing', isLoad, { name: 'trade', isPressed });
    must.emit('wing.failed', isFailed('loadWing'), { name: 'trade', failure: lost });
    must.emit('cart.dropped', type === 'cart.dropped');
    must(facts.length <= 1, 'nothing else is reported');
    const request = event['request'] as WingRequest | undefined;
    const isKept = request !== undefined && before !== 'present';
    const isRepeated = isAsk && before === 'failed' && was.queue.includes(ask);
    must(!isKept || isRepeated || isDeepStrictEqual(now.queue.at(-1), request), 'the newest is the last');
    const isNote = type === 'wing.note' && before === 'absent';
    must(isNote || now.queue.length >= was.queue.length || isDone('loadWing'), 'no request is lost');
    const isAdded = isKept && !isNote && !isRepeated;
    must(!isAdded || now.queue.length === was.queue.length + 1, 'a request waits in its place');
    must(!isRepeated || now.queue === was.queue, 'the same press waits already');
    must(!isNote || now.queue.filter((one) => one === request).length === 1, 'a note is kept once');
    must(request !== gone || now.queue.length === 1, 'nothing is kept of a customer who left');
    must.enter('present', isDone('loadWing') || (before === '' && was.logic !== null));
    const isPassed = before === 'present' && request !== undefined;
    const given = isDone('loadWing') ? was.queue : isPassed ? [request] : [];
    must(isDeepStrictEqual(reached.splice(0), given), 'the wing is given everything once, in order');
    if (isDone('loadWing')) must.hold({ start: { receipt: 'stored' } });
    must(state !== 'present' || now.queue.length === 0, 'a wing that is here has been given everything');
  },
});
