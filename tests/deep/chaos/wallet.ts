/** PayPal's window: approved, or closed where nothing is shown in it. */

import type { BrowserContext, Page } from 'playwright-core';
import { button } from '#tests/support/shopper-pages.ts';
import { leaveBy } from '#tests/support/shopper-wallet.ts';
import { payerEmail } from './fixtures.ts';

const patience = 15_000;

export const approvePayPal = async (page: Page, context: BrowserContext): Promise<void> => {
  const opening = context.waitForEvent('page', { timeout: patience }).catch(() => null);
  await button(page, 'Pay with PayPal').click();
  const wallet = await opening;
  if (wallet === null) return;
  const closed = wallet.isClosed()
    ? Promise.resolve()
    : wallet.waitForEvent('close', { timeout: 2 * patience });
  try {
    await wallet.getByLabel('PayPal email').fill(payerEmail, { timeout: patience });
    await leaveBy(wallet, 'Approve payment');
    await closed;
  } catch {
    await wallet.close().catch(() => undefined);
  }
  // the page looks now and then whether the window is still open, and the provider has yet to say yes
  await page
    .getByText(/Approved with PayPal|PayPal was closed|PayPal could not/)
    .first()
    .waitFor({ timeout: patience })
    .catch(() => undefined);
};
