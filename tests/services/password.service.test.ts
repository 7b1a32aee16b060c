/** Password reset on the real backend: the mail, the link, the new password. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { failureOf } from '#tests/transport/wires.ts';
import { ask, bodyOf, pathsOf, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = () => {
  const wires = backend.wires();
  const service = createPasswordService(wires.transport);
  const request = (email: string) => ask(service.requestPassword, { email });
  const create = (email: string, resetToken: string, password: string) =>
    ask(service.createPassword, { choice: { email, resetToken, password } });
  return { ...wires, request, create };
};

const mails = async (): Promise<readonly { readonly recipient: string; readonly text: string }[]> => {
  const list = await backend.direct.fetch('/dev/mail', { headers: { Accept: 'application/json' } });
  return list.json();
};

const linkedToken = async (email: string): Promise<string> => {
  const mail = (await mails()).find(({ recipient }) => recipient === email);
  const query = /createPassword\?(\S+)/.exec(mail?.text ?? '')?.[1];
  return new URLSearchParams(query).get('token') ?? '';
};

const canSignIn = async (email: string, password: string): Promise<boolean> => {
  const { transport } = backend.wires();
  const { signIn } = createSessionService(transport);
  return ask(signIn, { credentials: { email, password } }).then(
    () => true,
    () => false,
  );
};

test('requests the reset mail by PUT with the template email_reset, and sets a new password by its link, without a token [ACC-02 SESS-04]', async () => {
  const { transport, request, create, sent } = open();
  transport.authorization.hold('an expired token');
  transport.authorization.activate('priya@example.com');
  await request('priya@example.com');
  expect(pathsOf(sent)).toEqual(['PUT /rest/V1/customers/password']);
  expect(bodyOf(sent[0])).toEqual({ email: 'priya@example.com', template: 'email_reset' });
  await create('priya@example.com', await linkedToken('priya@example.com'), 'Fresh4water!');
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  expect(await canSignIn('priya@example.com', 'Fresh4water!')).toBe(true);
  expect(await canSignIn('priya@example.com', 'Water4all!')).toBe(false);
});

test('refuses a wrong link and a weak password without ending a session [ACC-02]', async () => {
  const { request, create, transport } = open();
  let refused = 0;
  transport.authorization.onRefused(() => void (refused += 1));
  expect(await failureOf(create('hannah@example.com', 'made-up', 'Fresh4water!'))).toEqual({
    kind: 'refused',
    message: 'The password token is mismatched. Reset and try again.',
  });
  await request('hannah@example.com');
  const weak = create('hannah@example.com', await linkedToken('hannah@example.com'), 'water');
  expect((await failureOf(weak)).message).toMatch(/^The password needs at least 8 characters/);
  expect(refused).toBe(0);
});
