/** The enquiry form's service on the real backend: what is sent, who refuses it, whether the shop takes enquiries (CONTENT-03). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { createContactService, readHasContactForm } from '#services/contact.service.ts';
import { failureOf, wiresTo } from '#tests/transport/wires.ts';
import { createTransport } from '#transport/transport.ts';
import { ask, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const written: Enquiry = {
  name: 'Aroha Ngata',
  email: 'aroha@example.com',
  telephone: '09 555 0100',
  comment: 'Where is my cooler?',
};

const open = () => {
  const wires = backend.wires();
  const service = createContactService(wires.transport);
  return { ...wires, send: (enquiry: Enquiry) => ask(service.sendEnquiry, { enquiry }) };
};

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}
const mails = async (): Promise<readonly Mail[]> =>
  (await backend.direct.fetch('/dev/mail', { headers: { Accept: 'application/json' } })).json();

const readForm = (answer: unknown) =>
  readHasContactForm(
    createTransport(wiresTo(() => Response.json(answer)).settings),
    new AbortController().signal,
  );

test('CONTENT-03 an enquiry reaches the shop, with all that was written', async () => {
  const { send } = open();
  await send(written);
  const mail = (await mails()).find(({ subject }) => subject === 'Contact form: Aroha Ngata');
  for (const words of ['Where is my cooler?', 'aroha@example.com', '09 555 0100'])
    expect(mail?.text).toContain(words);
});

test('CONTENT-03 SESS-04 it goes without a token, so that a dead one is in nobody’s way, and without an empty phone number', async () => {
  const { transport, send, sent } = open();
  transport.authorization.hold('a token nobody knows');
  transport.authorization.activate('aroha@example.com');
  await send({ ...written, telephone: '' });
  expect(sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([['POST', null]]);
  expect(JSON.parse(sent[0]?.body ?? '').variables).toEqual({
    input: { name: 'Aroha Ngata', email: 'aroha@example.com', comment: 'Where is my cooler?' },
  });
});

test('CONTENT-03 what the shop refuses is said in its words', async () => {
  const { send } = open();
  expect(await failureOf(send({ ...written, comment: 'x'.repeat(10_001) }))).toEqual({
    kind: 'refused',
    message: 'The message is too long.',
  });
  expect(await failureOf(send({ ...written, email: 'aroha' }))).toEqual({
    kind: 'refused',
    message: 'The email address is invalid. Verify the email address and try again.',
  });
});

test('CONTENT-03 offline nothing is sent, and it is said that it was not', async () => {
  const { transport, sent } = backend.wires({ isOnline: () => false });
  const failure = await failureOf(ask(createContactService(transport).sendEnquiry, { enquiry: written }));
  expect([failure.kind, failure.isUnsent, sent.length]).toEqual(['network', true, 0]);
});

test('CONTENT-03 the form is there where the shop takes enquiries', async () => {
  const { transport } = open();
  expect(await readHasContactForm(transport, new AbortController().signal)).toBe(true);
  expect(await readForm({ data: { storeConfig: { contact_enabled: false } } })).toBe(false);
  expect(await readForm({ data: { storeConfig: null } })).toBe(false);
});

test('CONTENT-03 a backend that knows no such form has none; without an answer nobody knows', async () => {
  const message = 'Cannot query field "contact_enabled" on type "StoreConfig".';
  expect(await readForm({ errors: [{ message, extensions: { category: 'graphql' } }] })).toBe(false);
  const cut = createTransport(wiresTo(() => Promise.reject(new TypeError('cut'))).settings);
  const failure = await failureOf(readHasContactForm(cut, new AbortController().signal));
  expect(failure.kind).toBe('network');
});
