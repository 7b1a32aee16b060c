/** PayPal's own window: opened by its button, approved with an e-mail, or left. */

import type { Page } from 'playwright-core';
import { button } from './shopper-pages.ts';

export const openWallet = async (page: Page, name = 'Pay with PayPal'): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await button(page, name).click();
  const wallet = await opening;
  await button(wallet, 'Approve payment').waitFor();
  return wallet;
};

/** The press closes the window, which Playwright's click would report as a failure. */
export const leaveBy = (wallet: Page, name: string): Promise<void> =>
  button(wallet, name).evaluate((way) => void setTimeout(() => (way as HTMLElement).click(), 0));

export const approveAs = async (page: Page, email: string, name?: string): Promise<void> => {
  const wallet = await openWallet(page, name);
  await wallet.getByLabel('PayPal email').fill(email);
  await leaveBy(wallet, 'Approve payment');
  await page.getByText(`${email} pays once you place your order.`).waitFor();
};
