/** Replays the storefront's own operations against the stock shop they were recorded from, rebuilt,
 * with its habits on. */

import { departureFor, type Outcome } from './replay.ts';
import { matchAnswer, type Answer } from './match.ts';
import { isOpen } from './open-answers.ts';
import { OperationState } from './operation-state.ts';
import { alignProducts, type OperationCase } from './operations.ts';
import { operationsShop } from './operations-shop.ts';
import type { Json, RecordedRequest, Recording } from './recording.ts';
import { openStage, saveSetting, type Stage } from './stage.ts';

const origin = 'http://magento.example';

async function ask(stage: Stage, { method, path, headers, body }: RecordedRequest) {
  const sent = method === 'GET' || body === undefined || body === null ? {} : { body: JSON.stringify(body) };
  const response = await stage.fetch(new Request(`${origin}${path}`, { method, headers, ...sent }));
  const contentType = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const decoded: Json = contentType.includes('json') && text !== '' ? JSON.parse(text) : text;
  const answer: Answer = { status: response.status, contentType, body: decoded };
  return { answer, cookies: response.headers.getSetCookie() };
}

async function replayStep(stage: Stage, state: OperationState, step: Recording): Promise<Outcome> {
  await state.prepare(step);
  const before = stage.lines.length;
  const { answer, cookies } = await ask(stage, state.requestOf(step));
  const logged = stage.lines.slice(before);
  state.keepCookies(cookies);
  const { body } = step.response;
  await state.learn(body, answer.body);
  const { faults, strict } = matchAnswer(step, { ...answer, body: alignProducts(body, answer.body) });
  return {
    recording: step,
    faults,
    strict,
    departure: departureFor(step.name, faults, logged),
    answer,
    logged,
  };
}

/** Visitors took their time, but for one who signed in again within the second. */
const isQuick = ({ name }: Recording): boolean => /second-of-the-sign-out#[1-4]$/.test(name);

async function replayCase(stage: Stage, one: OperationCase, wait: () => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await stage.reset();
  for (const [key, value] of Object.entries(one.config)) await saveSetting(stage, key, value);
  const state = new OperationState(stage, one);
  for (const step of one.steps) {
    if (!isQuick(step)) wait();
    try {
      outcomes.push(await replayStep(stage, state, step));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      outcomes.push({
        recording: step,
        faults: [`not replayed: ${said}`],
        strict: [],
        departure: null,
        answer: null,
        logged: [],
      });
    }
  }
  return outcomes.map((outcome) => ({ ...outcome, isOpen: isOpen(outcome.recording.name) }));
}

export async function replayOperations(cases: readonly OperationCase[]): Promise<Outcome[]> {
  if (cases.length === 0) return [];
  let now = Date.parse('2026-11-26T10:00:00.100Z');
  const wait = (): void => {
    now += 2500;
  };
  const stage = await openStage({ seed: operationsShop, layers: 'stock', clock: () => new Date(now) });
  const outcomes: Outcome[] = [];
  try {
    for (const one of cases) outcomes.push(...(await replayCase(stage, one, wait)));
  } finally {
    await stage.close();
  }
  return outcomes;
}
