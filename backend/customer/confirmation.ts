/**
 * Confirms the address of a new account, where the shop requires it
 * (customer/create_account/confirm).
 */
import { timingSafeEqual } from 'node:crypto';
import { spendAttempt } from '../identity/attempts.ts';
import { sha256, type Viewer } from '../identity/viewer.ts';
import { post } from '../mail/outbox.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { confirmationLetter, welcomeLetter } from './account-letters.ts';
import { changeCustomer, findCustomerByEmail, type CustomerRow } from './customers.ts';
import { newConfirmationKey } from './registration.ts';

async function tellsUnknown(shop: Shop): Promise<boolean> {
  return settingFlag(await readSettings(shop.database), 'customer/password/tells_unknown');
}

export async function confirmAddress(
  shop: Shop,
  viewer: Viewer,
  email: string,
  key: string,
): Promise<CustomerRow> {
  await spendAttempt(shop, viewer, 'resetTry', email);
  const row = await findCustomerByEmail(shop.database, email);
  if (row !== null && row.confirmationKey === null && (await tellsUnknown(shop)))
    throw refuseInput('The account is already active.');
  const stored = row?.confirmationKey ?? null;
  const isMailed = stored !== null && timingSafeEqual(Buffer.from(sha256(key)), Buffer.from(stored));
  if (row === null || !isMailed)
    throw refuseInput('The confirmation token is invalid. Verify the token and try again.');
  return shop.database.transaction(async (tx) => {
    const confirmed = await changeCustomer(tx, row.id, { confirmationKey: null }, shop.now());
    await post(tx, welcomeLetter(confirmed, await readSettings(tx)), shop.now());
    return confirmed;
  });
}

export async function resendConfirmation(shop: Shop, viewer: Viewer, email: string): Promise<void> {
  await spendAttempt(shop, viewer, 'reset', email);
  const row = await findCustomerByEmail(shop.database, email);
  if (row === null || row.confirmationKey === null) {
    if (!(await tellsUnknown(shop))) return;
    throw row === null
      ? refuseMissing('There is no user registered with that email address.')
      : refuseInput("Confirmation isn't needed.");
  }
  const key = newConfirmationKey();
  await shop.database.transaction(async (tx) => {
    await changeCustomer(tx, row.id, { confirmationKey: sha256(key) }, shop.now());
    await post(tx, confirmationLetter(row, key, await readSettings(tx)), shop.now());
  });
}
