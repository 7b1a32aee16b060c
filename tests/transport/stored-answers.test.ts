/** Public answers are stored and used without a connection; personal ones never. */

import { gql, type AnyVariables, type DocumentInput } from 'urql';
import { expect, test } from 'vitest';
import { CartDetailsDocument } from '#services/cart/cart.graphql.ts';
import { CmsPageDocument } from '#services/content/content.graphql.ts';
import { WhoAmIDocument } from '#services/session/session.graphql.ts';
import { CountriesDocument, ResolveUrlDocument } from '#services/content/store.graphql.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { createStorage } from '#transport/storage.ts';
import { createStoredAnswers } from '#transport/stored-answers.ts';
import {
  brokenConnection,
  failureOf,
  graphqlOf,
  inTurn,
  json,
  memoryArea,
  never,
  plain,
  prefix,
  signIn,
  unanswered,
  wiresTo,
  type Answering,
} from './wires.ts';

const page = (title: string) => json({ data: { cmsPage: { title } } });
const lost = inTurn(brokenConnection);

/** A tab that is idle when the test says so. */
const openTab = (answering: Answering, kept = memoryArea(), isOnline = true) => {
  const idle: (() => void)[] = [];
  const wires = wiresTo(answering, {
    storage: createStorage(kept.area, prefix),
    whenIdle: (work) => void idle.push(work),
    isOnline: () => isOnline,
  });
  const client = graphqlOf(wires.settings);
  return {
    ...wires,
    kept,
    client,
    rest: () => {
      for (let work = idle.shift(); work !== undefined; work = idle.shift()) work();
    },
    read: (id: number) => client.read(CmsPageDocument, { id, onServer: false }, never()),
  };
};

const visit = async (answering: Answering, kept = memoryArea()) => {
  const tab = openTab(answering, kept);
  await tab.read(1);
  tab.rest();
  return tab;
};

test('opens a visited page without a connection in a later tab [STO-02]', async () => {
  const { kept } = await visit(page('Home'));
  const offline = openTab(page('Never asked'), kept, false);
  expect(await offline.read(1)).toEqual({ cmsPage: { title: 'Home' } });
  expect(offline.sent).toHaveLength(0);
  // a browser that thinks it is online: after two broken attempts
  const broken = openTab(
    (...asked) => (broken.sent.length < 3 ? lost(...asked) : unanswered(...asked)),
    kept,
  );
  expect(await broken.read(1)).toEqual({ cmsPage: { title: 'Home' } });
  const restored = openTab(inTurn(brokenConnection, page('New')), kept);
  expect(await restored.read(1)).toEqual({ cmsPage: { title: 'New' } });
});

test('goes on asking for a page it showed from storage, and opens it again before it was stored [STO-02]', async () => {
  const { kept } = await visit(page('Home'));
  const later = openTab(
    inTurn(...Array<typeof brokenConnection>(4).fill(brokenConnection), page('New')),
    kept,
  );
  expect(await later.read(1)).toEqual({ cmsPage: { title: 'Home' } });
  await eventually(() => later.sent).toHaveLength(5);
  await eventually(() => {
    later.rest();
    return [...kept.entries.values()].some((text) => text.includes('New'));
  }).toBe(true);
  const tab = openTab(inTurn(page('Home'), brokenConnection));
  await tab.read(1);
  expect(tab.kept.written).toEqual([]);
  expect(await tab.read(1)).toEqual({ cmsPage: { title: 'Home' } });
});

test('asks the server while online, stores its newest answer, and has none for another page or store [STO-02]', async () => {
  const { kept } = await visit(page('Old'));
  const tab = await visit(page('New'), kept);
  expect(tab.sent).toHaveLength(1);
  expect(await openTab(lost, kept, false).read(1)).toEqual({ cmsPage: { title: 'New' } });
  const { read, settings } = openTab(lost, kept);
  const other = graphqlOf({ ...settings, storeCode: 'nz' });
  const elsewhere = other.read(CmsPageDocument, { id: 1, onServer: false }, never());
  for (const asked of [failureOf(read(2)), failureOf(elsewhere)]) expect((await asked).kind).toBe('network');
});

test.each([
  ['a refusal', json({ errors: [{ message: 'No.' }] })],
  ['nonsense', plain('<h1>Hello</h1>')],
])('does not cover %s by a stored answer [STO-02]', async (_, answer) => {
  const { kept } = await visit(page('Home'));
  await expect(openTab(answer, kept).read(1)).rejects.toThrow();
});

const MixedDocument = gql<unknown, AnyVariables>`
  query Mixed {
    cmsPage(id: 1) {
      title
    }
    customer {
      email
    }
  }
`;
const SpreadDocument = gql<unknown, AnyVariables>`
  query Spread {
    ...Everything
  }

  fragment Everything on Query {
    cmsPage(id: 1) {
      title
    }
  }
`;

const secret = 'hannah@example.com';
const documents: readonly (readonly [string, DocumentInput<unknown, AnyVariables>])[] = [
  ['a guest’s cart', CartDetailsDocument],
  ['a customer', WhoAmIDocument],
  ['a page asked together with the customer', MixedDocument],
  ['what hides behind a spread', SpreadDocument],
];
test.each(documents)('stores nothing of %s [BEY-08 CART-10]', async (_, document) => {
  const tab = openTab(json({ data: { answer: secret } }));
  await tab.client.read(document, { cartId: 'c1' }, never());
  tab.rest();
  expect(tab.kept.written.join()).not.toContain(secret);
});

test('stores nothing read with a token or by POST, but a page that a customer is shown without it [STO-02]', async () => {
  const tab = openTab(json({ data: { countries: [], urlResolver: null } }));
  await tab.client.readByPost(ResolveUrlDocument, { url: 'a' }, never());
  tab.rest();
  expect(tab.kept.written).toEqual([]);
  signIn(tab.settings);
  const before = tab.kept.written.length;
  await tab.client.read(CountriesDocument, {}, never());
  tab.rest();
  expect(tab.kept.written.slice(before)).toEqual([]);
  const customer = openTab(page('Home'));
  signIn(customer.settings);
  await customer.read(1);
  customer.rest();
  expect(customer.sent[0]?.headers.has('Authorization')).toBe(false);
  expect(await openTab(lost, customer.kept, false).read(1)).toEqual({ cmsPage: { title: 'Home' } });
});

const keeping = (kept = memoryArea(), now: () => number = Date.now) => {
  const storage = createStorage(kept.area, prefix, now);
  return { kept, answers: createStoredAnswers({ storage, whenIdle: (work) => work() }) };
};
const answerOfSize = (characters: number) => ({ text: 'x'.repeat(characters) });

test('stores eighty answers and removes the oldest first [STO-02]', () => {
  const { kept, answers } = keeping();
  for (let turn = 0; turn < 90; turn += 1) answers.keep(`question ${turn}`, { turn });
  expect(kept.entries.size).toBe(81);
  expect([9, 10, 89].map((turn) => answers.read(`question ${turn}`))).toEqual([
    null,
    { turn: 10 },
    { turn: 89 },
  ]);
});

test('stores at most two million characters, and no answer above 300,000 [STO-02]', () => {
  const { kept, answers } = keeping();
  for (let turn = 0; turn < 12; turn += 1) answers.keep(`question ${turn}`, answerOfSize(250_000));
  const size = [...kept.entries.values()].reduce((sum, text) => sum + text.length, 0);
  expect(size).toBeLessThan(2_010_000);
  expect([0, 4, 5, 11].map((turn) => answers.read(`question ${turn}`) === null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { kept: none, answers: few } = keeping();
  few.keep('question', answerOfSize(300_001));
  expect(none.written).toEqual([]);
});

test('forgets every stored answer, also one that waits to be written, and stores again afterwards [BEY-08]', () => {
  const kept = memoryArea();
  const idle: (() => void)[] = [];
  const storage = createStorage(kept.area, prefix);
  keeping(kept).answers.keep('question', { a: 1 });
  // another tab may have overwritten the list
  storage.remove('api');
  const answers = createStoredAnswers({ storage, whenIdle: (work) => void idle.push(work) });
  answers.keep('another', { b: 2 });
  answers.forget();
  for (const work of idle) work();
  expect(kept.entries.size).toBe(0);
  expect([answers.read('question'), answers.read('another')]).toEqual([null, null]);
  // answers are stored again, equal ones as well
  const again = keeping(kept).answers;
  for (let turn = 0; turn < 2; turn += 1) {
    again.keep('question', { a: 1 });
    expect(again.read('question')).toEqual({ a: 1 });
    again.forget();
  }
  answers.keep('another', { b: 3 });
  idle.at(-1)?.();
  expect(answers.read('another')).toEqual({ b: 3 });
});

test('ignores answers of another version and of another shape [STO-02]', () => {
  const { kept, answers } = keeping();
  answers.keep('question', { a: 1 });
  const [key] = [...kept.entries.keys()].filter((name) => name.includes(':'));
  const index = `${prefix}api`;
  const put = (name: string, value: unknown, version?: number) =>
    kept.entries.set(name, JSON.stringify({ value, version, storedAt: Date.now(), lifetime: null }));
  for (const [value, version] of [[{ a: 1 }], [{ a: 1 }, 0], [null, 1], ['text', 1]] as const) {
    put(key ?? '', value, version);
    expect(keeping(kept).answers.read('question')).toBeNull();
  }
  for (const value of [null, 5, 'text', {}, [null, 5, { key: 5 }, { key: 'a', characters: 'many' }]]) {
    put(index, value, 1);
    const again = keeping(kept).answers;
    again.keep('another', { b: 2 });
    expect(again.read('another')).toEqual({ b: 2 });
  }
});
