/** PayPal's own window, as far as it can be reached: approved, or closed by a shopper who sees nothing in it. */

import type { BrowserContext, Page } from 'playwright-core';
import { button } from '#tests/support/shopper-pages.ts';
import { payerEmail } from './provisions.ts';

const patience = 15_000;

/** It closes over the press, which a click of the browser's driver would take for a failure. */
const pressAndLeave = (wallet: Page): Promise<void> =>
  button(wallet, 'Approve payment').evaluate((way) => void setTimeout(() => (way as HTMLElement).click(), 0));

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
    await pressAndLeave(wallet);
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
