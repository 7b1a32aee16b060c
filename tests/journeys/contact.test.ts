/** Writing to the shop, in a browser: from the footer to the form, mistakes, a lost connection, a refusal, and where it ends (CONTENT-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { mailsTo } from '#tests/support/shopper-account.ts';
import {
  graphqlCall,
  loseConnection,
  refuseGraphql,
  skipPictures,
  treatInTurn,
} from '#tests/support/shopper-network.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

test.each([360, 1280])(
  'CONTENT-03 ROUTE-11 from the footer to the form at %i px: mistakes, offline and a refusal lose nothing, then it arrives',
  async (width) => {
    const { page, context } = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
    await skipPictures(page);
    await page.goto('/careers');
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'More of Contact Us' }).click();
    await footer.getByRole('link', { name: 'Enquiry Form' }).click();
    const section = page.getByRole('region', { name: 'Write to us' });
    // however far down it stands, it comes beneath the head
    await eventually(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThan(0);
    await eventually(async () => (await section.boundingBox())?.y ?? 900).toBeLessThan(260);

    const form = page.getByRole('form', { name: 'Write to us' });
    const send = button(form, 'Send message');
    const email = form.getByLabel('Email');
    await send.click();
    await form.getByRole('alert').getByRole('link').nth(2).waitFor();
    await eventually(() => hasFocus(form.getByLabel('Name'))).toBe(true);
    expect(await inspect(page, 'enquiry with errors')).toEqual([]);
    await form.getByLabel('Name').fill('Aroha Ngata');
    await email.fill('aroha.writes@example.com');
    const words = `Where is my cooler, ${width}?`;
    await form.getByLabel('Your message').fill(words);

    await loseConnection(page);
    await form.getByText('Write on').waitFor();
    await send.click();
    await form.getByRole('alert').getByText('nothing was sent').waitFor();
    await context.setOffline(false);
    await form.getByText('Write on').waitFor({ state: 'detached' });
    await treatInTurn(page, graphqlCall('SendEnquiry'), refuseGraphql('Come back tomorrow.'));
    await send.click();
    await form.getByRole('alert').getByText('Come back tomorrow.').waitFor();
    expect(await email.inputValue()).toBe('aroha.writes@example.com');
    await send.click();
    const sent = page.getByRole('region', { name: 'Your message was sent' });
    await sent.getByText('aroha.writes@example.com').waitFor();
    await eventually(() => hasFocus(sent)).toBe(true);
    expect(await inspect(page, 'enquiry sent')).toEqual([]);
    const arrived = (await mailsTo(shopUrl, 'hello@brightwater.example.com')).filter(({ text }) =>
      text.includes(words),
    );
    expect(arrived.length).toBe(1);
  },
);
