/** What a refused REST call becomes: an error with everything a developer asks for, and a sentence for people (NET-03, NET-10). */

import { describe, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import { RestError } from '#transport/failures.ts';
import { errorOf, failureOf, json, never, plain, restTo, type Answering, type Visitor } from './wires.ts';

const expired = 'Your session has expired. Please refresh your page to continue';

const posting = (answering: Answering) => restTo(answering).post('/a?b=c', { d: 1 }, never());

const refusalOf = async (asked: Promise<unknown>): Promise<RestError> => {
  const error = await errorOf(asked);
  if (!(error instanceof RestError)) throw new Error(`no RestError but ${String(error)}`);
  return error;
};
const refused = (body: unknown, status = 400) => refusalOf(posting(json(body, { status })));

describe('a refusal', () => {
  test('NET-03 is an Error with method, url, status and the server’s message as baseMessage', async () => {
    const error = await refused({ message: 'Out of water.' }, 422);
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(FailureError);
    expect({ ...error }).toMatchObject({
      kind: 'refused',
      method: 'POST',
      url: 'http://shop.test/a?b=c',
      status: 422,
      baseMessage: 'Out of water.',
    });
    expect([error.name, error.message]).toEqual(['RestError', 'Out of water.']);
  });

  test('NET-03 names the method of a read, too', async () => {
    const client = restTo(json({ message: 'No' }, { status: 404 }));
    const error = await errorOf(client.get('/a', never()));
    expect(error).toMatchObject({ method: 'GET', status: 404, kind: 'notFound' });
  });

  test.each([
    [300, 'refused'],
    [400, 'refused'],
    [401, 'sessionExpired'],
    [403, 'refused'],
    [404, 'notFound'],
    [409, 'refused'],
    [429, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ])('NET-03 SESS-04 status %i is known as %s', async (status, kind) => {
    const client = restTo(json({ message: 'No.' }, { status }), 'customer');
    expect((await refusalOf(client.get('/a', never()))).kind).toBe(kind);
  });

  test('NET-03 named parameters are put into the template', async () => {
    const error = await refused({
      message: '"%fieldName" must be %fieldValue, not %other.',
      parameters: { fieldName: 'region_id', fieldValue: 12 },
    });
    expect(error.message).toBe('"region_id" must be 12, not %other.');
    expect(error.baseMessage).toBe(error.message);
  });

  test('NET-03 counted parameters are put into the template', async () => {
    const parameters = ['van', 'express', 3, 4, 5, 6, 7, 8, 9, 'ten'];
    const error = await refused({ message: '%1, %2 of %10; 100% of %11', parameters });
    expect(error.message).toBe('van, express of ten; 100% of %11');
  });

  test.each([undefined, null, 'text', 5])(
    'NET-03 parameters that are %s leave the message alone',
    async (parameters) => {
      expect((await refused({ message: 'No %1 of %name', parameters })).message).toBe('No %1 of %name');
    },
  );

  test('CART-05 a missing cart is known by the parameter, whatever the language', async () => {
    const message = 'Es gibt kein %fieldName = %fieldValue';
    const lost = await refused({ message, parameters: { fieldName: 'cartId', fieldValue: 9 } }, 404);
    expect([lost.kind, lost.message]).toEqual(['cartMissing', 'This cart is no longer available.']);
    expect(lost.baseMessage).toBe('Es gibt kein cartId = 9');
    const other = await refused({ message, parameters: { fieldName: 'regionId', fieldValue: 9 } }, 404);
    expect(other.kind).toBe('notFound');
  });

  test.each<readonly [string, () => Response]>([
    ['HTML', plain('<h1>No</h1>', { status: 400 })],
    ['nothing', plain('', { status: 400 })],
    ['JSON without message', json({ error: 'No' }, { status: 400 })],
    ['a message that is no text', json({ message: { text: 'No' } }, { status: 400 })],
    ['a list', json(['No'], { status: 400 })],
  ])('NET-03 NET-10 a refusal that is %s says that the page should be refreshed', async (_, answer) => {
    expect(await failureOf(posting(answer))).toEqual({
      kind: 'refused',
      message: expired,
    });
  });

  test('NET-03 NET-10 status 401 says so, whatever the server says; its own message is kept apart', async () => {
    const parameters = { resources: 'self' };
    const body = { message: "The consumer isn't authorized to access %resources.", parameters, trace: 'x' };
    const error = await refused(body, 401);
    expect(error.message).toBe(expired);
    expect(error.baseMessage).toBe("The consumer isn't authorized to access self.");
    expect(error.data).toEqual({ ...body, message: expired });
  });

  test('NET-03 NET-10 the response data carry the message that people read', async () => {
    const withMessage = { message: '%1 is out of water.', parameters: ['Perth'], code: 5 };
    expect((await refused(withMessage)).data).toEqual({ ...withMessage, message: 'Perth is out of water.' });
    expect((await refused({ code: 5 })).data).toEqual({ code: 5, message: expired });
    expect((await refused(['no'])).data).toEqual({ message: expired });
    expect((await refused(null)).baseMessage).toBe('');
  });
});

const askedBy = (visitor: Visitor, status: number, body: unknown) =>
  refusalOf(restTo(json(body, { status }), visitor).put('/rest/V1/carts/mine', {}, never()));

describe('whose session has expired', () => {
  test('SESS-07 a guest has none that could', async () => {
    for (const status of [401, 403]) {
      expect((await askedBy('guest', status, {})).kind).toBe('refused');
      expect((await askedBy('customer', status, {})).kind).toBe('sessionExpired');
    }
  });

  test('SESS-04 a 403 that says why is a refusal like any other', async () => {
    const error = await askedBy('customer', 403, { message: 'This coupon is for our team.' });
    expect([error.kind, error.message]).toEqual(['refused', 'This coupon is for our team.']);
  });

  const wrong = { message: "The password doesn't match this account. Verify the password and try again." };
  const passwordCalls = [
    ['PUT customers/me/password', 'put', '/rest/V1/customers/me/password'],
    ['POST integration/customer/token', 'post', '/rest/default/V1/integration/customer/token'],
  ] as const;
  test.each(passwordCalls)('SESS-07 a wrong password at %s is none', async (_, method, path) => {
    const client = restTo(json(wrong, { status: 401 }), 'customer');
    const error = await refusalOf(client[method](path, {}, never()));
    expect([error.kind, error.message]).toEqual(['refused', wrong.message]);
  });

  test.each(passwordCalls)('SESS-04 a token refused at %s is one', async (_, method, path) => {
    const message = 'Der Verbraucher darf %resources nicht.';
    const client = restTo(json({ message, parameters: { resources: 'self' } }, { status: 401 }), 'customer');
    expect((await refusalOf(client[method](path, {}, never()))).kind).toBe('sessionExpired');
  });
});
