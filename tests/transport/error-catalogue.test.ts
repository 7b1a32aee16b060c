/** The specification's error catalogue, row by row: what each situation is known as and what is said of it, to the letter (§8). */

import { describe, expect, test } from 'vitest';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import {
  estimateFailedMessage,
  setMethodFailedMessage,
  shippingDetailsInvalidMessage,
} from '#machines/domain/delivery.ts';
import { isLostCart, toFailure } from '#machines/domain/failure.ts';
import { errorToast, offlineToast, onlineToast, unexpectedErrorToast } from '#machines/domain/notice.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import { toToast } from '#machines/domain/toast.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import { createRouteService } from '#services/route.service.ts';
import { SignInDocument } from '#services/session.graphql.ts';
import { toShippingInformation } from '#services/shipping.wire.ts';
import { ask, transportTo } from '#tests/services/wired-backend.ts';
import { RestError } from '#transport/failures.ts';
import { customerOf, graphqlError, ShelfDocument } from './refused-customer.ts';
import { errorOf, failureOf, inTurn, json, never, plain, signIn, type Answering } from './wires.ts';

const expired = 'Your session has expired. Please refresh your page to continue';

describe('SESS-04 HTTP 401', () => {
  test.each([
    ['401', plain('', { status: 401 })],
    ['403 without a reason', plain('<h1>Forbidden</h1>', { status: 403 })],
    ['401 with words', json({ message: 'No.' }, { status: 401 })],
  ])('SESS-04 %s sets the session-timed-out flag, whatever was asked and however', async (_, answer) => {
    const { asking, refusals } = customerOf(answer);
    for (const [turn, askOnce] of asking.entries()) {
      expect((await failureOf(askOnce())).kind).toBe('sessionExpired');
      expect(refusals()).toBe(turn + 1);
    }
  });

  test('SESS-04 a token that has been replaced since the question proves nothing', async () => {
    const customer = customerOf(() => {
      signIn(customer.settings, 'token-2');
      return plain('', { status: 401 })();
    });
    expect((await failureOf(customer.reading())).kind).toBe('sessionExpired');
    expect(customer.refusals()).toBe(0);
  });

  test('SESS-07 a wrong password is no expiry, with a token or without', async () => {
    const message = 'The account sign-in was incorrect or your account is disabled temporarily.';
    const wrong = json(
      { errors: [{ message, extensions: { category: 'graphql-authentication' } }], data: null },
      { status: 401 },
    );
    for (const answer of [wrong, plain('', { status: 401 })]) {
      const { transport, refusals } = customerOf(answer);
      const asked = transport.graphql.write(SignInDocument, { email: 'a@b.c', password: 'x' }, never());
      expect((await failureOf(asked)).kind).toBe('refused');
      expect(refusals()).toBe(0);
    }
  });

  test('SESS-07 a guest has no session that could expire', async () => {
    const { transport } = transportTo(plain('', { status: 401 }));
    expect((await failureOf(transport.graphql.read(ShelfDocument, {}, never()))).kind).toBe('refused');
    expect((await failureOf(transport.rest.get('/a', never()))).kind).toBe('refused');
  });
});

describe('NET-03 NET-10 a caught REST error', () => {
  test.each([
    ['status 401', json({ message: 'No.', trace: 'x' }, { status: 401 })],
    ['no message', json({ trace: 'x' }, { status: 400 })],
  ])('NET-10 with %s has the expired text on its response data', async (_, answer) => {
    const error = await errorOf(customerOf(answer).posting());
    expect(error).toMatchObject({ message: expired, data: { message: expired, trace: 'x' } });
  });

  test('NET-03 that is a cancellation is known as nothing else', async () => {
    const { transport } = customerOf(() => new Promise<Response>(() => undefined));
    const ending = new AbortController();
    const asked = errorOf(transport.rest.post('/a', {}, ending.signal));
    ending.abort(new Error('the page has gone'));
    const error = await asked;
    expect(error).toMatchObject({ kind: 'cancelled' });
    expect(error).not.toBeInstanceOf(RestError);
  });
});

test.each([
  ['graphql-authorization', "The current customer isn't authorized."],
  ['graphql-authorization', "Oh no: THE CURRENT CUSTOMER ISN'T AUTHORIZED"],
  ['graphql-authorization', 'The request is allowed for logged in customer'],
])('SESS-04 the GraphQL error %s %j is a session timed out', async (category, message) => {
  const { reading, refusals } = customerOf(graphqlError(message, category));
  expect(await failureOf(reading())).toEqual({ kind: 'sessionExpired', message });
  expect(refusals()).toBe(1);
});

const kindOf = async (...errors: readonly unknown[]) =>
  (await failureOf(customerOf(json({ errors, data: null })).reading())).kind;

const refusal403 = (message: string, path: readonly string[] = []) =>
  json(
    { errors: [{ message, path, extensions: { category: 'graphql-authorization' } }], data: null },
    { status: 403 },
  );

test('SESS-04 CART-05 of several errors in one answer the expiry counts first, then the lost cart', async () => {
  const category = 'graphql-authorization';
  const plainOne = { message: 'No.' };
  const cart = { message: 'Could not find a cart with ID "a"' };
  const session = { message: "The current customer isn't authorized.", extensions: { category } };
  expect(await kindOf(plainOne, cart, session)).toBe('sessionExpired');
  expect(await kindOf(plainOne, cart)).toBe('cartMissing');
  expect(await kindOf(plainOne)).toBe('server');
});

test('SESS-04 a GraphQL refusal with status 403 is what it says, unless it says nothing', async () => {
  expect((await failureOf(customerOf(refusal403('Not your order.')).reading())).kind).toBe('refused');
  expect((await failureOf(customerOf(refusal403('')).reading())).kind).toBe('sessionExpired');
  // something within the account, not the account
  const part = refusal403('Not your order.', ['customer', 'orders']);
  expect((await failureOf(customerOf(part).reading())).kind).toBe('refused');
});

test('SESS-04 who may not read themselves is timed out, in any language', async () => {
  const answer = graphqlError('Das geht nicht.', 'graphql-authorization', ['customer']);
  const { reading, refusals } = customerOf(answer);
  expect((await failureOf(reading())).kind).toBe('sessionExpired');
  expect(refusals()).toBe(1);
});

test('SHELL-08 the dialog says so', () => {
  expect(timedOutMessage).toBe('Your session has timed out, please login again.');
});

test('NET-03 a failed REST response has method, url, status and the server’s message as baseMessage', async () => {
  const answer = json({ message: '%1 is closed.', parameters: ['Perth'] }, { status: 422 });
  const error = await errorOf(customerOf(answer).posting());
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    method: 'POST',
    url: 'http://shop.test/rest/V1/carts/mine',
    status: 422,
    baseMessage: 'Perth is closed.',
  });
});

test.each([300, 404, 500, 599])('NET-01 GraphQL status %i says so', async (status) => {
  const { message } = await failureOf(customerOf(plain('', { status })).reading());
  expect(message).toBe(`Response not successful: Received status code ${status}`);
});

test('NET-01 a body that is not JSON is a parse error', async () => {
  const error = await errorOf(customerOf(plain('<h1>Hello</h1>')).reading());
  expect(error).toMatchObject({ kind: 'malformed', cause: expect.any(SyntaxError) as SyntaxError });
});

test('NET-01 neither data nor errors', async () => {
  const { message } = await failureOf(customerOf(json({ extensions: {} })).reading());
  expect(message).toBe('Server response was missing for query');
});

test.each([
  ['Could not find a cart with ID "abc"', 'graphql-no-such-entity', 'This cart is no longer available.'],
  [
    'The current user cannot perform operations on cart "abc"',
    'graphql-authorization',
    'This cart is no longer available.',
  ],
  ["The cart isn't active.", 'graphql-input', "The cart isn't active."],
])('CART-05 BEY-15 %j is a lost cart, and no expiry by itself', async (said, category, message) => {
  for (const status of [200, 401, 403]) {
    const body = { errors: [{ message: said, extensions: { category } }], data: null };
    const { reading, refusals } = customerOf(json(body, { status }));
    const failure = await failureOf(reading());
    expect([isLostCart(failure), failure.message, refusals()]).toEqual([true, message, 0]);
  }
});

test('SHIP-01 SHIP-02 shipping: the estimate, the saving, the address', () => {
  expect([estimateFailedMessage, setMethodFailedMessage, shippingDetailsInvalidMessage]).toEqual([
    'Unable to get shipping methods',
    'Error setting shipping method',
    'Shipping details are invalid or missing.',
  ]);
});

test('SHIP-02 a message of the server in the answer to set-shipping is kept to be shown', () => {
  const sum = { value: 1, currency: 'AUD' };
  const totals = { base_grand_total: 1, quote_currency_code: 'AUD', sum };
  const answer = { payment_methods: [], totals, message: 'No trucks today.' };
  expect(toShippingInformation(answer).message).toBe('No trucks today.');
});

const resolving = (answering: Answering) => {
  const { resolveRoute } = createRouteService(transportTo(answering).transport);
  return failureOf(ask(resolveRoute, { path: '/nowhere' }));
};

describe('ROUTE-09 a route', () => {
  const notFound = { kind: 'notFound', message: 'That page could not be found. Please try again.' };
  test.each([
    ['that leads nowhere', json({ data: { urlResolver: null } })],
    ['whose resolution fails with the message 404', json({ errors: [{ message: '404' }] })],
  ])('ROUTE-09 %s is not found', async (_, answer) => {
    expect(await resolving(answer)).toEqual(notFound);
  });

  test('ROUTE-09 whose resolution fails otherwise is another failure', async () => {
    expect((await resolving(json({ errors: [{ message: 'Internal server error' }] }))).kind).toBe('server');
  });
});

test('NET-06 an unexpected error is told for fifteen seconds, with its details', () => {
  expect(unexpectedErrorToast('7', 'No water.')).toMatchObject({
    type: 'error',
    message: 'Sorry! An unexpected error occurred. No water.',
    timeout: 15_000,
  });
});

test('NET-05 NET-10 offline and online are told for three seconds each', () => {
  expect([offlineToast, onlineToast]).toMatchObject([
    { type: 'error', message: 'You are offline. Some features may be unavailable.', timeout: 3000 },
    { type: 'info', message: 'You are online.', timeout: 3000 },
  ]);
});

describe('NET-03 which message is taken', () => {
  test('NET-03 the server’s first, then the error’s, then a plain string, else the last resort', async () => {
    const { posting } = customerOf(json({ message: 'The server says no.' }, { status: 400 }));
    expect(toFailure(await errorOf(posting())).message).toBe('The server says no.');
    expect(toFailure(new Error('The error says no.')).message).toBe('The error says no.');
    expect(toFailure('A string says no.').message).toBe('A string says no.');
    for (const nothing of [undefined, null, 5, {}, '', new Error('')])
      expect(toFailure(nothing).message).toBe('Something when wrong');
  });
});

test('SHELL-18 the client’s prefix is not for people', async () => {
  const { reading } = customerOf(graphqlError('GraphQL error: Out of water.', 'graphql-input'));
  expect((await failureOf(reading())).message).toBe('Out of water.');
  expect(errorToast('GraphQL error: Out of water.').message).toBe('Out of water.');
});

test('SHELL-11 a toast must have a type, a message and an end', () => {
  expect(() => toToast({ message: 'a' }, 1)).toThrow('toast.type is required');
  expect(() => toToast({ type: 'info' }, 1)).toThrow('toast.message is required');
  expect(() => toToast({ type: 'info', message: 'a', dismissable: false, timeout: null }, 1)).toThrow(
    'Toast should be user-dismissable or have a timeout',
  );
});

test('SHELL-12 an inactive account is told so', () => {
  expect(inactiveAccountMessage).toBe(
    'Your account is currently inactive and you will not be able to place an order at this stage. Please contact us on Live Chat to discuss your account if your require an order.',
  );
});

test('NET-04 NET-09 errors on countries and customer types are silent', async () => {
  const { transport } = transportTo(graphqlError('No.', 'graphql-input'));
  const { readContent } = createCatalogService(transport, (html) => Promise.resolve(html));
  expect(await ask(readContent, { subject: { kind: 'countries' } })).toEqual({
    kind: 'countries',
    countries: [],
  });
  expect(await ask(readContent, { subject: { kind: 'customerTypes' } })).toEqual({
    kind: 'customerTypes',
    types: [],
  });
});

test('NET-10 too many attempts are refused in the server’s own words', async () => {
  const message = 'Too many attempts. Please wait a while and try again.';
  const { posting } = customerOf(json({ message }, { status: 429 }));
  expect(await failureOf(posting())).toEqual({ kind: 'refused', message });
  const { reading, sent } = customerOf(inTurn(graphqlError(message, 'graphql-input')));
  expect(await failureOf(reading())).toEqual({ kind: 'refused', message });
  expect(sent).toHaveLength(1);
});
