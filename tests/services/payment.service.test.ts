/** The card fields' listener with the provider's fields replaced. */

import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import type { CardFieldsEvent, CardFieldsRequest } from '#machines/checkout/payment/card.events.ts';
import type { CardField, CardState } from '#machines/domain/payment.ts';
import { cardUnavailable } from '#services/payment/card-failure.ts';
import type { CardFieldsOptions, TokenisedCard } from '#services/payment/card-fields.ts';
import { createPaymentService } from '#services/payment/payment.service.ts';
import type { Transport } from '#transport/transport.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { brokenConnection, closedGate, inTurn, json, quiet, unanswered } from '#tests/transport/wires.ts';
import { transportTo, useBackend } from './wired-backend.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/payment/card-fields.ts', () => provider);

const backend = useBackend(fixtureShop);

const visa: TokenisedCard = { nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' };
const focus = vi.fn<(field: CardField) => void>();
const tokenize = vi.fn<() => Promise<TokenisedCard>>();
const mounts: CardFieldsOptions[] = [];

beforeEach(() => {
  mounts.length = 0;
  tokenize.mockReset().mockResolvedValue(visa);
  provider.mountCardFields.mockReset().mockImplementation((options: CardFieldsOptions) => {
    mounts.push(options);
    return Promise.resolve({ tokenize, focus, teardown: () => Promise.resolve() });
  });
});

const clean = (html: string): Promise<string> => Promise.resolve(html);

/** A parent that records the listener's events and passes requests on. */
const listen = (transport: Transport, patienceMs?: number) => {
  const heard: CardFieldsEvent[] = [];
  const { cardFields } = createPaymentService(transport, clean, patienceMs);
  const parent = setup({
    types: { events: {} as CardFieldsEvent | CardFieldsRequest | { readonly type: 'card.leave' } },
    actors: { cardFields },
    actions: {
      hear: ({ event }) => void heard.push(event as CardFieldsEvent),
      pass: sendTo('cardFields', ({ event }) => event),
    },
  }).createMachine({
    initial: 'shown',
    states: {
      shown: {
        invoke: { id: 'cardFields', src: 'cardFields' },
        on: {
          'cardFields.tokenize': { actions: 'pass' },
          'cardFields.focus': { actions: 'pass' },
          'card.leave': 'hidden',
        },
      },
      hidden: {},
    },
    on: { '*': { actions: 'hear' } },
  });
  const actor = createActor(parent).start();
  return {
    heard,
    leave: () => actor.send({ type: 'card.leave' }),
    focus: (field: CardField) => actor.send({ type: 'cardFields.focus', field }),
    tokenize: () => actor.send({ type: 'cardFields.tokenize' }),
  };
};

const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000 });

/** A listener that has reported its first event. */
const mounted = async (transport = backend.wires().transport, patienceMs?: number) => {
  const listener = listen(transport, patienceMs);
  await until(() => listener.heard.length > 0);
  return listener;
};

const unavailable = {
  kind: 'cardUnavailable',
  message: 'Card payment could not be loaded. Try again, or choose another way to pay.',
};

const typesOf = (heard: readonly CardFieldsEvent[]) => heard.map(({ type }) => type);

test('mounts the provider’s fields with the server’s token and passes on their changes [PAY-02]', async () => {
  const { transport, sent } = backend.wires();
  const { heard } = listen(transport);
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'cardFields.mounted' }]);
  expect(sent.map(({ body }) => JSON.parse(body).operationName as string)).toEqual(['CardClientToken']);
  const token = JSON.parse(Buffer.from(mounts[0]?.clientToken ?? '', 'base64').toString());
  expect(token).toMatchObject({
    configUrl: expect.stringMatching(/^http:\/\/shop\.test\/undefined\//) as string,
  });
  expect(Object.entries(mounts[0]?.fields ?? {}).map(([field, { selector }]) => [field, selector])).toEqual([
    ['number', '[data-field="card.number"]'],
    ['expirationDate', '[data-field="card.expirationDate"]'],
    ['cvv', '[data-field="card.cvv"]'],
  ]);
  const field = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const fields = { number: field, expirationDate: field, cvv: field };
  const card: CardState = { fields, cardType: 'Visa' };
  mounts[0]?.onChange(card);
  expect(heard.at(-1)).toEqual({ type: 'cardFields.changed', card });
});

test('focuses a field once it is mounted [BEY-07 PAY-02]', async () => {
  focus.mockClear();
  const { heard, focus: lead } = listen(backend.wires().transport);
  lead('cvv');
  await until(() => heard.length > 0);
  await quiet();
  expect(focus.mock.calls).toEqual([['cvv']]);
  expect(typesOf(heard)).toEqual(['cardFields.mounted']);
});

test('reports a provider that cannot be loaded and refuses a nonce [PAY-02]', async () => {
  provider.mountCardFields.mockRejectedValue(cardUnavailable(new Error('blocked')));
  const { heard, tokenize: ask } = await mounted();
  expect(heard).toEqual([{ type: 'cardFields.failed', failure: { ...unavailable, fieldMessages: {} } }]);
  ask();
  await until(() => heard.length > 1);
  expect(typesOf(heard)).toEqual(['cardFields.failed', 'cardFields.refused']);
});

test('mounts nothing without a token, which is asked for once and awaited up to the limit [PAY-02]', async () => {
  const { transport, sent } = transportTo(inTurn(brokenConnection, json({})));
  const { heard } = await mounted(transport);
  expect(heard).toMatchObject([{ type: 'cardFields.failed', failure: { kind: 'network' } }]);
  await quiet();
  expect([sent.length, mounts.length]).toEqual([1, 0]);
  const { transport: silent, sent: asked } = transportTo(unanswered);
  const { heard: late } = await mounted(silent, 50);
  expect(late).toMatchObject([{ type: 'cardFields.failed', failure: unavailable }]);
  expect([asked.length, mounts.length]).toEqual([1, 0]);
});

test('returns a nonce each time it is asked, also before the fields are there [PAY-02]', async () => {
  const { heard, tokenize: ask } = await mounted();
  for (const nonce of ['nonce-1', 'nonce-2']) {
    tokenize.mockResolvedValue({ ...visa, nonce });
    const before = heard.length;
    ask();
    await until(() => heard.length > before);
    expect(heard.at(-1)).toEqual({ type: 'cardFields.tokenized', ...visa, nonce });
  }
  expect(heard).toHaveLength(3);
  const { heard: early, tokenize: askEarly } = listen(backend.wires().transport);
  askEarly();
  await until(() => early.length > 1);
  expect(typesOf(early)).toEqual(['cardFields.mounted', 'cardFields.tokenized']);
});

test('takes the fields down at the end, aborts a token request and stays silent [PAY-02]', async () => {
  const gate = closedGate();
  tokenize.mockReturnValue(gate.opened.then(() => visa));
  const { heard, leave, tokenize: ask } = listen(backend.wires().transport);
  await until(() => heard.length > 0);
  ask();
  await quiet();
  expect(mounts[0]?.signal.aborted).toBe(false);
  leave();
  expect(mounts[0]?.signal.aborted).toBe(true);
  gate.open();
  await quiet();
  expect(typesOf(heard)).toEqual(['cardFields.mounted']);
  const { transport: silent, sent } = transportTo(unanswered);
  const { heard: none, leave: leaveEarly } = listen(silent);
  await until(() => sent.length > 0);
  leaveEarly();
  expect(sent[0]?.signal.aborted).toBe(true);
  await quiet();
  expect([none.length, mounts.length]).toEqual([0, 1]);
});
