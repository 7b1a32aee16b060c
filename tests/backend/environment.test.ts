/** The backend's settings from its environment, and its visitors' addresses when it runs alone. */
import { expect, test } from 'vitest';
import { readEnvironment } from '#backend/environment.ts';
import { introduceVisitor, isThisMachine } from '#backend/introduce-visitor.ts';

test('the environment with every variable sets database, mail, folders, layers and demonstration', () => {
  expect(
    readEnvironment({
      DATABASE_URL: 'postgres://shop@db/shop',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'shop@example.com',
      PUBLIC_URL: 'https://shop.example',
      DATA_DIR: '/d',
      CACHE_DIR: '/c',
      BACKEND_LAYERS: 'stock',
      BACKEND_HABITS: 'off',
      DEMONSTRATION: 'off',
    }),
  ).toEqual({
    databaseUrl: 'postgres://shop@db/shop',
    mail: { smtpUrl: 'smtp://mail.example', from: 'shop@example.com', shopUrl: 'https://shop.example' },
    dataDir: '/d',
    cacheDir: '/c',
    layers: 'stock',
    habits: 'off',
    isDemonstration: false,
  });
});

test.each([
  [{ BACKEND_HABITS: '2.4.6' }, 'BACKEND_HABITS'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@example.com' }, 'PUBLIC_URL'],
])('the environment with %j is refused by the variable’s name', (variables, word) => {
  expect(() => readEnvironment(variables)).toThrow(word);
});

const visitorOf = (claimed: string | null, address: string | undefined, isDoorTrusted: boolean) => {
  const headers = claimed === null ? {} : { 'X-Forwarded-For': claimed };
  const request = new Request('http://localhost/', { headers });
  return introduceVisitor(request, address, isDoorTrusted).headers.get('x-forwarded-for');
};

test.each([
  ['the socket’s address, not a claimed one', '10.0.0.1', '203.0.113.5', false, '203.0.113.5'],
  ['unknown when the socket does not say', '10.0.0.1', undefined, false, null],
  ['what a trusted front door names', '10.0.0.1, 1.2.3.4', '127.0.0.1', true, '10.0.0.1, 1.2.3.4'],
  ['the front door’s own when it names none', null, '127.0.0.1', true, '127.0.0.1'],
])('the visitor’s address is %s [X4]', (_, claimed, address, isDoorTrusted, expected) => {
  expect(visitorOf(claimed, address, isDoorTrusted)).toBe(expected);
});

test('the visitor’s address is this machine’s for its loopback addresses alone [X4]', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isThisMachine(own), own).toBe(true);
  for (const other of ['127.0.0.1.example', '10.0.0.1', undefined]) expect(isThisMachine(other)).toBe(false);
});
