/** Mails: one frame, as HTML and as text, in which nothing a shopper typed becomes markup. */
import { expect, test } from 'vitest';
import { letter } from '#backend/mail/letter.ts';

const settings = { store_name: 'Spring & Co', secure_base_url: 'https://shop.example/' };

test('a letter says the same as HTML and as text, with whole addresses', () => {
  const { html, text } = letter(
    {
      title: 'Thank you',
      paragraphs: ['We have your order.'],
      rows: [{ label: 'Total', value: '$35.00', isStrong: true }],
      button: { label: 'Confirm', href: '/customer/confirm-delivery?token=a&b=c' },
      closing: ['See you soon.'],
    },
    settings,
  );
  expect(text).toBe(
    [
      'Thank you',
      'We have your order.',
      'Total: $35.00',
      'Confirm:\nhttps://shop.example/customer/confirm-delivery?token=a&b=c',
      'See you soon.',
      'Spring & Co',
    ].join('\n\n'),
  );
  expect(html).toContain('href="https://shop.example/customer/confirm-delivery?token=a&amp;b=c"');
  expect(html).toContain('Spring &amp; Co');
});

test('what a shopper typed stays text', () => {
  const { html } = letter({ title: '<script>', paragraphs: ['"><img src=x>'] }, settings);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img');
});
