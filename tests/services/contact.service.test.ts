/** The contact form on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { createContactService, readHasContactForm } from '#services/content/contact.service.ts';
import { failureOf, signIn, wiresTo } from '#tests/transport/wires.ts';
import { createTransport } from '#transport/transport.ts';
import { written } from '../models/contact.plan.ts';
import { ask, bodyOf, useBackend, pathsOf } from './wired-backend.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createSessionService } from '#services/session/session.service.ts';

const backend = useBackend(seedShop);

const open = () => {
  const wires = backend.wires();
  const service = createContactService(wires.transport);
  return { ...wires, send: (enquiry: Enquiry) => ask(service.sendEnquiry, { enquiry }) };
};

const mails = async (): Promise<readonly { recipient: string; subject: string; text: string }[]> =>
  (await backend.direct.fetch('/dev/mail', { headers: { Accept: 'application/json' } })).json();

const readForm = (answer: unknown) =>
  readHasContactForm(
    createTransport(wiresTo(() => Response.json(answer)).settings),
    new AbortController().signal,
  );

test('sends an enquiry with all that was written, without a token or an empty phone number [CONTENT-03 SESS-04]', async () => {
  const { settings, send, sent } = open();
  await send(written);
  const mail = (await mails()).find(({ subject }) => subject === 'Contact form: Aroha Ngata');
  for (const words of ['Where is my cooler?', 'aroha@example.com', '09 555 0100'])
    expect(mail?.text).toContain(words);
  sent.length = 0;
  signIn(settings, 'an unknown token');
  await send({ ...written, telephone: '' });
  expect(sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([['POST', null]]);
  expect(bodyOf(sent[0]).variables).toEqual({
    input: { name: 'Aroha Ngata', email: 'aroha@example.com', comment: 'Where is my cooler?' },
  });
});

test('offers the form only where the shop takes enquiries, and fails without an answer [CONTENT-03]', async () => {
  const { transport } = open();
  expect(await readHasContactForm(transport, new AbortController().signal)).toBe(true);
  expect(await readForm({ data: { storeConfig: { contact_enabled: false } } })).toBe(false);
  expect(await readForm({ data: { storeConfig: null } })).toBe(false);
  const message = 'Cannot query field "contact_enabled" on type "StoreConfig".';
  expect(await readForm({ errors: [{ message, extensions: { category: 'graphql' } }] })).toBe(false);
  const cut = createTransport(wiresTo(() => Promise.reject(new TypeError('cut'))).settings);
  const failure = await failureOf(readHasContactForm(cut, new AbortController().signal));
  expect(failure.kind).toBe('network');
});

const openPassword = () => {
  const wires = backend.wires();
  const service = createPasswordService(wires.transport);
  const request = (email: string) => ask(service.requestPassword, { email });
  const create = (email: string, resetToken: string, password: string) =>
    ask(service.createPassword, { choice: { email, resetToken, password } });
  return { ...wires, request, create };
};

const linkedToken = async (email: string): Promise<string> => {
  const mail = (await mails()).find(({ recipient }) => recipient === email);
  const query = /createPassword\?(\S+)/.exec(mail?.text ?? '')?.[1];
  return new URLSearchParams(query).get('token') ?? '';
};

const canSignIn = async (email: string, password: string): Promise<boolean> => {
  const { transport } = backend.wires();
  const sessions = createSessionService(transport);
  return ask(sessions.signIn, { credentials: { email, password } }).then(
    () => true,
    () => false,
  );
};

test('requests the reset mail by PUT with the template email_reset, and sets a new password by its link, without a token [ACC-02 SESS-04]', async () => {
  const { transport, request, create, sent } = openPassword();
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
  const { request, create, transport } = openPassword();
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
