/** Writing to the shop: mistakes are named, then the message arrives. */

import { expect, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { mailsTo } from '#tests/support/shopper-account.ts';
import { newEmail } from '#tests/support/shopper-goods.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

test('names what an enquiry lacks, then sends it once and says so [CONTENT-03 ROUTE-11]', async () => {
  const { page } = await newVisitor();
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'More of Contact Us' }).click();
  await footer.getByRole('link', { name: 'Enquiry Form' }).click();
  const section = page.getByRole('region', { name: 'Write to us' });
  const top = async () => (await section.boundingBox())?.y ?? -1;
  // the link leads to the middle of the page, and what it leads to stands below the header
  await eventually(top).toBeGreaterThan(0);
  await eventually(top).toBeLessThan(260);

  const form = page.getByRole('form', { name: 'Write to us' });
  const send = button(form, 'Send message');
  const writer = newEmail();
  await send.click();
  await form.getByRole('alert').getByRole('link').nth(2).waitFor();
  await eventually(() => hasFocus(form.getByLabel('Name'))).toBe(true);
  expect(await lookOnce(page, 'an enquiry with errors')).toEqual([]);
  await form.getByLabel('Name').fill('Aroha Ngata');
  await form.getByLabel('Email').fill(writer);
  await form.getByLabel('Your message').fill('Where is my cooler?');
  await send.click();
  const sent = page.getByRole('region', { name: 'Your message was sent' });
  await sent.getByText(writer).waitFor();
  await eventually(() => hasFocus(sent)).toBe(true);
  expect(await lookOnce(page, 'an enquiry that was sent')).toEqual([]);
  const mails = await mailsTo('hello@brightwater.example.com');
  const arrived = mails.filter(({ text }) => text.includes(writer));
  expect(arrived.map(({ text }) => text.includes('Where is my cooler?'))).toEqual([true]);
});
