/** The comparison of our answers with recorded ones of a real Magento. */

import { expect, test } from 'vitest';
import { matchAnswer, type Answer, type Verdict } from './match.ts';
import type { Json, Recording } from './recording.ts';

const refusal = {
  errors: [{ message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } }],
  data: { cart: null },
};

function recordingOf(body: Json, status = 200): Recording {
  return {
    name: 'gql.example',
    request: { method: 'POST', path: '/graphql', headers: {} },
    response: { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body },
  };
}

const answerOf = (body: Json, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  contentType: 'application/json',
  body,
  ...more,
});

const match = (recorded: Json, ours: Json, more: Partial<Answer> = {}): Verdict =>
  matchAnswer(recordingOf(recorded), answerOf(ours, more));

const changed = (from: string, to: string): Json => JSON.parse(JSON.stringify(refusal).replace(from, to));
const errors = (...codes: readonly string[]): Json => ({ user_errors: codes.map((code) => ({ code })) });

test.each<readonly [string, Json, Json]>([
  ['another message', refusal, changed('active', 'there')],
  ['another category', refusal, changed('no-such-entity', 'input')],
  ['a missing field', { a: 1, b: null }, { a: 1 }],
  ['a fault within a list', { a: [{ b: 1 }] }, { a: [{ c: 1 }] }],
  ['one refusal for two', errors('A', 'B'), errors('A')],
])('notices %s in an answer held against a recording', (_, recorded, ours) => {
  expect(match(recorded, ours).faults).not.toEqual([]);
});

test('notices another status, and a page instead of JSON, in an answer held against a recording', () => {
  expect(match(refusal, refusal, { status: 500 }).faults).toEqual(['status 500 for 200']);
  expect(match(refusal, refusal, { contentType: 'text/html' }).faults).toHaveLength(1);
});

test('counts another price or label in an answer only strictly', () => {
  const { faults, strict } = match({ price: 12.5, label: 'Blue' }, { price: 12, label: 'Red' });
  expect(faults).toEqual([]);
  expect(strict).toHaveLength(2);
});

test('accepts other ids, dates, hosts, masked values and internal numbers', () => {
  const ids = { id: 44, uid: 'MQ==', created_at: '2026-11-21 05:54:44', url: 'http://magento.example/a.png' };
  const recorded = { ...ids, ...refusal, token: '<TOKEN_1>', message: 'The 11 Cart is gone.' };
  const own = { id: 1, uid: 'Mg==', created_at: '2027-01-01 00:00:00', url: '/a.png', token: 'abc' };
  expect(match(recorded, { ...refusal, ...own, message: 'The 2 Cart is gone.' })).toEqual({
    faults: [],
    strict: [],
  });
});
