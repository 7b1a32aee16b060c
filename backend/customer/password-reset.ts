/**
 * Resets a forgotten password with a mailed one-time token, stored as a hash; requests do not
 * reveal accounts (ACC-02, X4, X5).
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endSignInCodes } from '../identity/sign-in-code.ts';
import { endTokens } from '../identity/sign-out.ts';
import { sha256, type Viewer } from '../identity/viewer.ts';
import { post } from '../mail/outbox.ts';
import { refuseInput, type Refusal } from '../refusal.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { resetLetter } from './account-letters.ts';
import { changeCustomer, findCustomerByEmail, lockCustomer, type CustomerRow } from './customers.ts';
import { checkPassword } from './password-rules.ts';

const lifetime = 24 * 60 * 60 * 1000;

export function newResetToken(now: Date) {
  const token = randomBytes(24).toString('base64url');
  return { token, change: { resetTokenHash: sha256(token), resetTokenAt: now } };
}

/** Reports an unknown address as Magento does, where the shop enables that. */
async function findOrTell(shop: Shop, email: string, unknown: Refusal): Promise<CustomerRow | null> {
  const row = await findCustomerByEmail(shop.database, email);
  const settings = await readSettings(shop.database);
  if (row === null && settingFlag(settings, 'customer/password/tells_unknown')) throw unknown;
  return row;
}

/**
 * Milliseconds until a mail request is answered; longer than writing a mail, so that timing reveals
 * no account.
 */
const answerTime = 300;

async function mailReset(shop: Shop, email: string, unknown: Refusal): Promise<void> {
  const row = await findOrTell(shop, email, unknown);
  if (row === null) return;
  const now = shop.now();
  const { token, change } = newResetToken(now);
  await shop.database.transaction(async (tx) => {
    const addressee = await changeCustomer(tx, row.id, change, now);
    await post(tx, resetLetter(addressee, token, await readSettings(tx)), now);
  });
}

export async function requestReset(
  shop: Shop,
  viewer: Viewer,
  email: string,
  unknown: Refusal,
): Promise<void> {
  await spendAttempt(shop, viewer, 'reset', email);
  const [mailed] = await Promise.allSettled([mailReset(shop, email, unknown), shop.wait(answerTime)]);
  if (mailed.status === 'rejected') throw mailed.reason;
}

function isMailed({ resetTokenHash }: CustomerRow, token: string): boolean {
  if (resetTokenHash === null) return false;
  return timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(resetTokenHash));
}

function checkToken(row: CustomerRow | null, token: string, now: Date): asserts row is CustomerRow {
  if (row === null || !isMailed(row, token))
    throw refuseInput('The password token is mismatched. Reset and try again.');
  if (row.resetTokenAt === null || now.getTime() - row.resetTokenAt.getTime() > lifetime)
    throw refuseInput('The password token is expired. Reset and try again.');
}

interface NewPassword {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/** Reading the mail proves ownership, so a reset ends all earlier sign-ins and lifts a lock. */
export async function resetPassword(
  shop: Shop,
  viewer: Viewer,
  { email, token, password }: NewPassword,
  unknown: Refusal,
): Promise<void> {
  await spendAttempt(shop, viewer, 'resetTry', email);
  const found = await findOrTell(shop, email, unknown);
  checkToken(found, token, shop.now());
  checkPassword(password, email, await readSettings(shop.database));
  const passwordHash = await hashPassword(password);
  await shop.database.transaction(async (tx) => {
    const row = await lockCustomer(tx, found.id);
    checkToken(row, token, shop.now());
    const spent = { resetTokenHash: null, resetTokenAt: null, failedSignIns: 0, lockedUntil: null };
    await changeCustomer(tx, row.id, { ...spent, passwordHash }, shop.now());
    await endTokens(tx, row.id);
    await endSignInCodes(tx, row.id);
    await endSessionsOf(tx, row.id);
  });
  await returnAttempt(shop, viewer, 'resetTry', email);
}
