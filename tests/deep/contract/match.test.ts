import { describe, expect, test } from 'vitest';
import { matchAnswer, type Answer, type Verdict } from './match.ts';
import type { Json, Recording } from './recording.ts';

const refusal = {
  errors: [
    {
      message: "The cart isn't active.",
      path: ['cart'],
      extensions: { category: 'graphql-no-such-entity' },
    },
  ],
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

const said = (text: string): Json => ({ message: text });

describe('The matcher of recorded answers notices', () => {
  test('nothing where the answers are the same', () => {
    expect(match(refusal, refusal)).toEqual({ faults: [], strict: [] });
  });

  test('another message', () => {
    const ours = JSON.parse(JSON.stringify(refusal).replace('active', 'there'));
    expect(match(refusal, ours).faults).toHaveLength(1);
  });

  test('another category', () => {
    const ours = JSON.parse(JSON.stringify(refusal).replace('no-such-entity', 'input'));
    expect(match(refusal, ours).faults).toHaveLength(1);
  });

  test('another status, and a page in place of JSON', () => {
    expect(match(refusal, refusal, { status: 500 }).faults).toEqual(['status 500 for 200']);
    expect(match(refusal, refusal, { contentType: 'text/html' }).faults).toHaveLength(1);
  });

  test.each([
    ['a missing field', { a: 1, b: null }, { a: 1 }],
    ['a field too many', { a: 1 }, { a: 1, b: 2 }],
    ['null for a value', { a: { value: 1 } }, { a: null }],
    ['a number written as text', { a: 1 }, { a: '1' }],
    ['an empty list for a full one', { a: [1] }, { a: [] }],
    ['a fault within a list', { a: [{ b: 1 }] }, { a: [{ c: 1 }] }],
    [
      'one refusal for two',
      { user_errors: [{ code: 'A' }, { code: 'B' }] },
      { user_errors: [{ code: 'A' }] },
    ],
  ])('%s', (_, recorded, ours) => {
    expect(match(recorded, ours).faults).not.toEqual([]);
  });

  test('a price or a label that differs, but only strictly', () => {
    const { faults, strict } = match({ price: 12.5, label: 'Blue' }, { price: 12, label: 'Red' });
    expect(faults).toEqual([]);
    expect(strict).toHaveLength(2);
  });

  test('no difference of ids, dates, hosts and masked values', () => {
    const recorded = {
      id: 44,
      uid: 'MQ==',
      created_at: '2026-11-21 05:54:44',
      token: '<TOKEN_1>',
      number: '000000005',
      url: 'http://magento.example/a.png',
      createEmptyCart: '<CART_X1>',
    };
    const ours = {
      id: 1,
      uid: 'Mg==',
      created_at: '2027-01-01 00:00:00',
      token: 'abc',
      number: '000000001',
      url: '/a.png',
      createEmptyCart: 'a'.repeat(32),
    };
    expect(match(recorded, ours)).toEqual({ faults: [], strict: [] });
  });

  test('no difference of internal numbers within a message, but of others', () => {
    expect(
      match(said("The 11 Cart doesn't contain the 9 item."), said("The 2 Cart doesn't contain the 9 item."))
        .faults,
    ).toEqual([]);
    expect(match(said('at least 8 characters'), said('at least 6 characters')).faults).toHaveLength(1);
  });
});
