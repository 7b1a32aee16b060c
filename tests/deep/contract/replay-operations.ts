/** Replays the storefront's own operations against the stock shop they were recorded from, rebuilt,
 * with its habits on. */

import { attempt, outcomeOf, type Outcome } from './replay.ts';
import { OperationState } from './operation-state.ts';
import { storiesOf } from './operation-story.ts';
import { alignProducts, type OperationCase } from './operations.ts';
import { operationsShop } from './operations-shop.ts';
import { isObject, type Recording } from './recording.ts';
import { openStage, saveSetting, type Stage } from './stage.ts';

async function replayStep(
  stage: Stage,
  state: OperationState,
  step: Recording,
  email: string | undefined,
): Promise<Outcome> {
  await state.prepare(step, email);
  const before = stage.lines.length;
  const { cookies, ...answer } = await stage.ask(state.requestOf(step));
  const logged = stage.lines.slice(before);
  state.keepCookies(cookies);
  const { body } = step.response;
  await state.learn(body, answer.body);
  return outcomeOf(step, { ...answer, body: alignProducts(body, answer.body) }, logged);
}

/** The email that the case orders with by REST. */
const emailOf = ({ steps }: OperationCase): string | undefined =>
  steps
    .flatMap(({ request }) => (isObject(request.body) ? [request.body['email']] : []))
    .find((one) => typeof one === 'string');

/** Its settings hold for this case alone. */
async function withConfig(stage: Stage, { config }: OperationCase, work: () => Promise<void>): Promise<void> {
  const before = await stage.change('select key, value from setting');
  for (const [key, value] of Object.entries(config)) await saveSetting(stage, key, value);
  await work();
  for (const key of Object.keys(config)) {
    const row = before.find((setting) => setting['key'] === key);
    if (row === undefined) await stage.change(`delete from setting where key = '${key}'`);
    else await saveSetting(stage, key, row['value']);
  }
}

/** Visitors took their time, but for one who signed in again within the second. */
const isQuick = ({ name }: Recording): boolean => /second-of-the-sign-out#[1-4]$/.test(name);

async function replayCase(
  stage: Stage,
  state: OperationState,
  one: OperationCase,
  wait: () => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of one.steps) {
    if (!isQuick(step)) wait();
    outcomes.push(await attempt(step, () => replayStep(stage, state, step, emailOf(one))));
  }
  return outcomes;
}

/** All that happened to one visitor, in the order in which it was recorded. */
async function replayStory(
  stage: Stage,
  story: readonly string[],
  cases: readonly OperationCase[],
  wait: () => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await stage.reset();
  const state = new OperationState(stage);
  for (const chapter of story) {
    const one = cases.find(({ name }) => name.endsWith(`.${chapter}`));
    if (one === undefined) await state.order(chapter);
    else
      await withConfig(stage, one, async () => {
        outcomes.push(...(await replayCase(stage, state, one, wait)));
      });
  }
  return outcomes;
}

export async function replayOperations(
  cases: readonly OperationCase[],
  isWanted: (one: OperationCase) => boolean,
): Promise<Outcome[]> {
  const stories = storiesOf(cases.filter(isWanted).map(({ name }) => name));
  let now = Date.parse('2026-11-26T10:00:00.100Z');
  const wait = (): void => {
    now += 2500;
  };
  const stage = await openStage({ seed: operationsShop, layers: 'stock', clock: () => new Date(now) });
  const outcomes: Outcome[] = [];
  try {
    for (const story of stories) outcomes.push(...(await replayStory(stage, story, cases, wait)));
  } finally {
    await stage.close();
  }
  const wanted = cases.filter(isWanted).flatMap(({ steps }) => steps.map(({ name }) => name));
  return wanted.flatMap((step) => outcomes.find(({ recording }) => recording.name === step) ?? []);
}
