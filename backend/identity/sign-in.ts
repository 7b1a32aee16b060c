/**
 * Signs customers in with a random bearer token, stored as a hash; neither response nor timing
 * reveals whether an account exists (ACC-02, X4, X5).
 */
import { randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import {
  changeCustomer,
  countFailedSignIn,
  findCustomerByEmail,
  imitateCustomerUpdate,
  type CustomerRow,
} from '../customer/customers.ts';
import { customerToken } from '../database/schema/customer.ts';
import { includesLayer } from '../layers.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag, settingNumber, type Settings } from '../store/settings.ts';
import { returnAttempt, spendAttempt } from './attempts.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { isTokenIssuedRevoked } from './sign-out.ts';
import { sha256, type Viewer } from './viewer.ts';

const signInMessage =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** What a page says that was loaded before codes were switched on. */
export const codeNeededMessage = 'Signing in needs a mailed code now. Please load the page again.';

/** Verified where the account is missing, so that the response takes as long. */
let dummyHash: Promise<string> | undefined;

async function matches(row: CustomerRow | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const stored = row?.passwordHash ?? null;
  const isRight = await isPassword(stored ?? (await dummyHash), password);
  return isRight && stored !== null;
}

export function isLocked(row: CustomerRow, now: Date): boolean {
  return row.lockedUntil !== null && row.lockedUntil > now;
}

/** Locks the account for a while after too many wrong passwords, even for the right one. */
async function countFailure(shop: Shop, row: CustomerRow | null, settings: Settings): Promise<void> {
  // runs an equal statement where there is nothing to count, for equal timing
  if (row === null || isLocked(row, shop.now())) return imitateCustomerUpdate(shop.database, shop.now());
  const most = settingNumber(settings, 'customer/password/lockout_failures', 10);
  const minutes = settingNumber(settings, 'customer/password/lockout_threshold', 10);
  const now = shop.now();
  const lockedUntil = new Date(now.getTime() + minutes * 60_000);
  await countFailedSignIn(shop.database, row.id, { most, lockedUntil }, now);
}

/** Checks the password of an account that may not exist, and counts failures. */
export async function provePassword(
  shop: Shop,
  viewer: Viewer,
  row: CustomerRow | null,
  password: string,
  subject: string,
): Promise<boolean> {
  await spendAttempt(shop, viewer, 'signIn', subject);
  const isRight = await matches(row, password);
  if (row === null || !isRight || isLocked(row, shop.now())) {
    await countFailure(shop, row, await readSettings(shop.database));
    return false;
  }
  await returnAttempt(shop, viewer, 'signIn', subject);
  if (row.failedSignIns > 0 || row.lockedUntil !== null)
    await changeCustomer(shop.database, row.id, { failedSignIns: 0, lockedUntil: null }, shop.now());
  return true;
}

/** Creates a token for a customer whose identity is proven. */
export async function issueToken(
  shop: Shop,
  customer: Pick<CustomerRow, 'id' | 'tokenSeconds'>,
): Promise<string> {
  const bearer = randomBytes(32).toString('base64url');
  if (await isTokenIssuedRevoked(shop, customer.id)) return bearer;
  const hours = settingNumber(await readSettings(shop.database), 'oauth/access_token_lifetime/customer', 1);
  const createdAt = shop.now();
  const expiresAt = new Date(createdAt.getTime() + (customer.tokenSeconds ?? hours * 3600) * 1000);
  await shop.database.delete(customerToken).where(lt(customerToken.expiresAt, createdAt));
  await shop.database
    .insert(customerToken)
    .values({ hash: sha256(bearer), customerId: customer.id, createdAt, expiresAt });
  return bearer;
}

/** Whether the password alone opens no account here (GEN-07). */
export async function isCodeNeeded({ layer, database }: Shop): Promise<boolean> {
  return includesLayer(layer, 'merchant') && settingFlag(await readSettings(database), 'otp_enabled');
}

/** The account that may sign in with this password; any other is refused in the same words. */
export async function requireAccount(
  shop: Shop,
  viewer: Viewer,
  email: string,
  password: string,
): Promise<CustomerRow> {
  const row = await findCustomerByEmail(shop.database, email);
  const isProven = await provePassword(shop, viewer, row, password, email);
  if (!isProven || row === null || row.confirmationKey !== null)
    throw new Refusal('authentication', signInMessage);
  return row;
}

/** Signs in with the password alone; where a code is needed, no password is looked at. */
export async function signIn(shop: Shop, viewer: Viewer, email: string, password: string): Promise<string> {
  if (await isCodeNeeded(shop)) throw new Refusal('authentication', codeNeededMessage);
  return issueToken(shop, await requireAccount(shop, viewer, email, password));
}
