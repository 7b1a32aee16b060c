/** What a refused REST call becomes: an error with everything a developer asks for, and a sentence for people (NET-03, NET-10). */

import { describe, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import { RestError } from '#transport/failures.ts';
import { createRestClient } from '#transport/rest.ts';
import { errorOf, failureOf, json, never, plain, wiresTo, type Answering } from './wires.ts';

const posting = (answering: Answering) =>
  createRestClient(wiresTo(answering).settings).post('/a?b=c', { d: 1 }, never());

const refused = async (body: unknown, status = 400): Promise<RestError> => {
  const error = await errorOf(posting(json(body, { status })));
  if (!(error instanceof RestError)) throw new Error(`no RestError but ${String(error)}`);
  return error;
};

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
    const client = createRestClient(wiresTo(json({ message: 'No' }, { status: 404 })).settings);
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
    expect((await refused({ message: 'No.' }, status)).kind).toBe(kind);
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
    expect([lost.kind, lost.message]).toEqual(['cartMissing', 'Es gibt kein cartId = 9']);
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
      message: 'Your session has expired. Please refresh your page to continue',
    });
  });

  test('NET-10 status 401 says so, whatever the server says', async () => {
    expect((await refused({ message: 'The consumer isn’t authorized.' }, 401)).message).toBe(
      'Your session has expired. Please refresh your page to continue',
    );
  });
});
