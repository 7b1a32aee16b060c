/** As recorded: a token given within the second of a sign-out is refused for good. */

import { afterEach, expect, test, vi } from 'vitest';
import { createKeptSession } from '#services/session/kept-session.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { json, type Answering } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

afterEach(() => vi.useRealTimers());

/** A Magento that gives and revokes tokens by whole seconds. */
const magento = (): Answering => {
  let revokedIn = -1;
  let second = 0;
  const unauthorized = {
    message: "The current customer isn't authorized.",
    path: ['customer'],
    extensions: { category: 'graphql-authorization' },
  };
  return async (request) => {
    const body = request.method === 'POST' ? await request.text() : '';
    const now = Math.floor(Date.now() / 1000);
    if (body.includes('revokeCustomerToken')) {
      revokedIn = now;
      return json({ data: { revokeCustomerToken: { result: true } } })();
    }
    if (body.includes('generateCustomerToken')) {
      second = now;
      return json({ data: { generateCustomerToken: { token: `token-${now}` } } })();
    }
    return second <= revokedIn
      ? json({ data: { customer: null }, errors: [unauthorized] })()
      : json({ data: { customer: { email: 'hannah@example.com' } } })();
  };
};

test('who signs in right after signing out is signed in, later without a wait [SESS-02 BEY-22]', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_100, toFake: ['Date'] });
  const waits: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    vi.setSystemTime(Date.now() + milliseconds);
    return Promise.resolve();
  };
  const { transport, session } = transportTo(magento(), { wait });
  const service = { ...createKeptSession(transport, session), ...createSessionService(transport) };
  const signIn = async (): Promise<boolean> => {
    const credentials = { email: 'hannah@example.com', password: 'Water4all!' };
    await ask(service.signIn, { credentials });
    await ask(service.activateToken, credentials);
    return ask(service.verifyToken, undefined);
  };
  const signOut = async (): Promise<void> => {
    await ask(service.revokeToken, undefined);
    await ask(service.clearToken, { isTimedOut: false });
  };
  expect([await signIn(), waits]).toEqual([true, []]);
  await signOut();
  vi.setSystemTime(Date.now() + 300);
  expect([await signIn(), waits]).toEqual([true, [800]]);
  await signOut();
  vi.setSystemTime(Date.now() + 5000);
  expect([await signIn(), waits]).toEqual([true, [800]]);
});
