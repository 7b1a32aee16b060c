/** What the backend is told by its environment, and whom it takes its visitors for when it runs alone (X2, X4). */
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#backend/environment.ts';
import { introduceVisitor, isThisMachine } from '#backend/introduce-visitor.ts';

describe('the environment', () => {
  test('nothing set: an embedded database under .data, every layer, no mail server', () => {
    expect(readEnvironment({ DATABASE_URL: '', SMTP_URL: '' })).toEqual({
      dataDir: '.data/backend',
      cacheDir: '.data/cache',
      layers: 'merchant',
      isDemonstration: true,
    });
  });

  test('all set', () => {
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
    [{ BACKEND_LAYERS: 'all' }, 'BACKEND_LAYERS'],
    [{ BACKEND_HABITS: '2.4.6' }, 'BACKEND_HABITS'],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://shop.example' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@example.com' }, 'PUBLIC_URL'],
  ])('%j is refused with a sentence', (variables, word) => {
    expect(() => readEnvironment(variables)).toThrow(word);
  });
});

const visitorOf = (claimed: string | null, address: string | undefined, isDoorTrusted: boolean) => {
  const headers = claimed === null ? {} : { 'X-Forwarded-For': claimed };
  const request = new Request('http://localhost/', { headers });
  return introduceVisitor(request, address, isDoorTrusted).headers.get('x-forwarded-for');
};

describe('X4 the visitor of a backend without a door', () => {
  test.each([
    ['the other end of the line', null, '203.0.113.5', false, '203.0.113.5'],
    ['whatever it claims', '10.0.0.1', '203.0.113.5', false, '203.0.113.5'],
    ['nobody, where the line does not say', '10.0.0.1', undefined, false, null],
    ['whom a trusted door names', '10.0.0.1, 198.51.100.7', '127.0.0.1', true, '10.0.0.1, 198.51.100.7'],
    ['the door itself, where it names nobody', null, '127.0.0.1', true, '127.0.0.1'],
  ])('%s', (_, claimed, address, isDoorTrusted, expected) => {
    expect(visitorOf(claimed, address, isDoorTrusted)).toBe(expected);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['127.0.0.1.example', false],
    ['10.0.0.1', false],
    [undefined, false],
  ])('%s is this machine: %s', (address, expected) => {
    expect(isThisMachine(address)).toBe(expected);
  });
});
