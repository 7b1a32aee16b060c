/** Mails: their text, their way from the outbox to a mail server, and /dev/mail. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#backend/database/database.ts';
import { mailMessage } from '#backend/database/schema/mail.ts';
import { createMailSender } from '#backend/mail/mail-sender.ts';
import { letter } from '#backend/mail/letter.ts';
import { post } from '#backend/mail/outbox.ts';
import { openSmtpServer } from '#tests/support/smtp-server.ts';
import { startShop } from './shop-client.ts';
import type { BackendOptions } from '#backend/backend.ts';

const open = async (options: Partial<BackendOptions> = {}) => {
  let database: Database | undefined;
  const shop = await startShop({ ...options, opened: (opened) => (database = opened) });
  onTestFinished(() => shop.backend.close());
  if (database === undefined) throw new Error('The backend did not open its database.');
  return { ...shop, database };
};

const openServer = async () => {
  const server = await openSmtpServer();
  onTestFinished(() => server.close());
  return server;
};

const write = (database: Database, subject: string, html = '<html><head></head><body>Hello</body></html>') =>
  post(
    database,
    { kind: 'contact', recipient: 'gina@example.com', subject, html, text: 'Hello' },
    new Date('2026-11-21T10:00:00Z'),
  );

const rowsOf = (database: Database) => database.select().from(mailMessage).orderBy(mailMessage.id);

const noon = () => new Date('2026-11-21T12:00:00Z');

const openMailSender = (
  database: Database,
  smtpUrl: string,
  now: () => Date,
  log: (line: string) => void = () => undefined,
) => {
  const mailSender = createMailSender({
    database,
    smtpUrl,
    from: 'Shop <shop@example.com>',
    now,
    log,
    everyMilliseconds: 3_600_000,
  });
  onTestFinished(() => mailSender.close());
  return mailSender;
};

test('the outbox sends each message once, also when several senders work at once', async () => {
  const server = await openServer();
  const { database } = await open();
  for (const subject of ['One', 'Two', 'Three']) await write(database, subject);
  const senders = [openMailSender(database, server.url, noon), openMailSender(database, server.url, noon)];
  await Promise.all(senders.map((mailSender) => mailSender.deliver()));
  const subjects = server.messages.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
  expect(subjects.toSorted()).toEqual(['One', 'Three', 'Two']);
  expect(server.messages[0]).toContain('From: Shop <shop@example.com>');
  expect(server.messages[0]).toContain('To: gina@example.com');
  expect((await rowsOf(database)).every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(
    true,
  );
  expect(await senders[0]?.deliver()).toBe(0);
});

test('the outbox tries again what the server refused, later and at most eight times', async () => {
  const server = await openServer();
  server.isRefusing = true;
  const { database } = await open();
  await write(database, 'Later');
  let time = Date.parse('2026-11-21T10:00:00Z');
  const lines: string[] = [];
  const mailSender = openMailSender(
    database,
    server.url,
    () => new Date(time),
    (line) => lines.push(line),
  );
  expect(await mailSender.deliver()).toBe(0);
  expect(lines[0]).toMatch(/^mail 1: attempt 1 of 8 failed: .*451/);
  expect(await mailSender.deliver()).toBe(0);
  expect((await rowsOf(database))[0]?.attempts).toBe(1);

  server.isRefusing = false;
  time += 3 * 60_000;
  expect(await mailSender.deliver()).toBe(1);

  await write(database, 'Never');
  server.isRefusing = true;
  for (let count = 0; count < 10; count += 1) {
    time += 24 * 3_600_000;
    await mailSender.deliver();
  }
  expect((await rowsOf(database))[1]).toMatchObject({ attempts: 8, sentAt: null });
});

test('the outbox is sent by a backend with a mail server, with links to the shop’s own address, not to the host that a request names [X4]', async () => {
  const server = await openServer();
  const { database, fetch } = await open({
    mail: { smtpUrl: server.url, from: 'shop@example.com', shopUrl: 'https://shop.example/' },
  });
  const asked = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example' },
    body: JSON.stringify({
      query: `mutation { createCustomerV2(input: { firstname: "Ann", lastname: "Lee", email: "ann@example.com", password: "Water4all!" }) { customer { email } } requestPasswordResetEmail(email: "ann@example.com") }`,
    }),
  });
  expect(await asked.json()).toMatchObject({ data: { requestPasswordResetEmail: true } });
  const reset = (await rowsOf(database)).find(({ kind }) => kind === 'passwordReset');
  expect(reset?.html).toContain('href="https://shop.example/customer/account/createPassword?');
  expect(reset?.text).toContain('https://shop.example/customer/account/createPassword?');
  expect(`${reset?.html}${reset?.text}`).not.toContain('evil.example');
  // such a shop shows no mails itself
  expect((await fetch('/dev/mail')).status).toBe(404);
  await vi.waitFor(() => expect(server.messages).toHaveLength(2), { timeout: 20_000, interval: 200 });
});

test('/dev/mail lists messages, shows one in a frame where no script runs, and no unknown one', async () => {
  const { database, fetch } = await open();
  await write(
    database,
    'A <b>bold</b> subject',
    '<html><head></head><body><script>alert(1)</script></body></html>',
  );
  const list = await fetch('/dev/mail');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(list.headers.get('cache-control')).toBe('no-store');
  const page = await list.text();
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; subject');
  const one = await (await fetch('/dev/mail/1')).text();
  expect(one).toContain('sandbox="allow-top-navigation-by-user-activation" src="/dev/mail/1/html"');
  expect(one).not.toContain('<script>');
  const body = await fetch('/dev/mail/1/html');
  const policy = body.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-top-navigation-by-user-activation; default-src 'none'/);
  expect(policy).not.toContain('script-src');
  expect(await body.text()).toContain('<base target="_top">');
  expect((await fetch('/dev/mail/2')).status).toBe(404);
});

test('/dev/mail does not exist outside a demonstration, nor in one that hides its mails [X4]', async () => {
  const [real, hiding] = [await open({ isDemonstration: false }), await open({ showsMails: false })];
  for (const { fetch } of [real, hiding]) expect((await fetch('/dev/mail')).status).toBe(404);
  expect(await (await real.fetch('/healthz')).json()).toEqual({ status: 'ok' });
});

const settings = { store_name: 'Spring & Co', secure_base_url: 'https://shop.example/' };

test('a mail says the same as HTML and as text, with absolute links, and what was typed stays text [CONTENT-02]', () => {
  const { html, text } = letter(
    {
      title: 'Thank you <script>',
      paragraphs: ['"><img src=x>'],
      rows: [{ label: 'Total', value: '$35.00', isStrong: true }],
      button: { label: 'Confirm', href: '/customer/confirm-delivery?token=a&b=c' },
      closing: ['See you soon.'],
    },
    settings,
  );
  const confirm = 'Confirm:\nhttps://shop.example/customer/confirm-delivery?token=a&b=c';
  expect(text.split('\n\n')).toEqual([
    'Thank you <script>',
    '"><img src=x>',
    'Total: $35.00',
    confirm,
    'See you soon.',
    'Spring & Co',
  ]);
  expect(html).toContain('href="https://shop.example/customer/confirm-delivery?token=a&amp;b=c"');
  expect(html).toContain('Spring &amp; Co');
  expect(html).not.toMatch(/<script>|<img/);
});
