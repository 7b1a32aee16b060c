/** Changes a customer's own details, email address and password. */
import { and, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { isTaken } from '../database/failed-statement.ts';
import { customer } from '../database/schema/customer.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endSignInCodes } from '../identity/sign-in-code.ts';
import { provePassword } from '../identity/sign-in.ts';
import type { Viewer } from '../identity/viewer.ts';
import { Refusal, refuseGuest, refuseInput } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';
import { checkEmail, checkNotEmpty, detailsChange, type CustomerDetails } from './customer-details.ts';
import { changeCustomer, findCustomer, lockCustomer, type CustomerRow } from './customers.ts';
import { checkPassword } from './password-rules.ts';
import { unsubscribe } from './newsletter.ts';
import { emailTaken } from './registration.ts';

async function requireRow(shop: Shop, customerId: number): Promise<CustomerRow> {
  const row = await findCustomer(shop.database, customerId);
  if (row === null) throw refuseGuest();
  return row;
}

/** Requires the password before a change that could lock the owner out. */
async function requireProof(
  shop: Shop,
  viewer: Viewer,
  row: CustomerRow,
  password: string,
  message = 'Invalid login or password.',
): Promise<void> {
  if (!(await provePassword(shop, viewer, row, password, row.email)))
    throw new Refusal('authentication', message);
}

export interface EmailChange {
  readonly email: string;
  readonly password: string | null;
}

async function setEmail(tx: Queries, customerId: number, email: string, now: Date): Promise<CustomerRow> {
  const [other] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(sql`lower(${customer.email}) = lower(${email})`, ne(customer.id, customerId)));
  if (other) throw emailTaken('alreadyExists');
  // a reset link mailed to the old address must no longer work
  const change = { email, resetTokenHash: null, resetTokenAt: null };
  try {
    return await changeCustomer(tx, customerId, change, now);
  } catch (error) {
    // another account took the address after the check
    throw isTaken(error) ? emailTaken('alreadyExists') : error;
  }
}

/**
 * Changes the details and, with the password, the email address; `furnish` changes more in the same
 * transaction.
 */
export async function updateOwn(
  shop: Shop,
  viewer: Viewer,
  customerId: number,
  details: CustomerDetails,
  wanted: EmailChange | null = null,
  furnish: (tx: Queries, row: CustomerRow) => Promise<CustomerRow> = async (_, row) => row,
): Promise<CustomerRow> {
  const before = await requireRow(shop, customerId);
  const isNewEmail = wanted !== null && wanted.email !== before.email;
  if (isNewEmail) {
    if (!wanted.password) throw refuseInput('Provide the current "password" to change "email".');
    await requireProof(shop, viewer, before, wanted.password);
    checkEmail(wanted.email);
  }
  checkNotEmpty({ 'First Name': details.firstname, 'Last Name': details.lastname });
  const now = shop.now();
  return shop.database.transaction(async (tx) => {
    const row = await lockCustomer(tx, customerId);
    const changed = await changeCustomer(tx, row.id, await detailsChange(tx, details, row, now), now);
    if (details.isSubscribed === false) await unsubscribe(tx, row.email);
    return furnish(tx, isNewEmail ? await setEmail(tx, row.id, wanted.email, now) : changed);
  });
}

export async function changePassword(
  shop: Shop,
  viewer: Viewer,
  customerId: number,
  passwords: { readonly current: string; readonly next: string },
  mismatch?: string,
): Promise<CustomerRow> {
  const row = await requireRow(shop, customerId);
  await requireProof(shop, viewer, row, passwords.current, mismatch);
  checkPassword(passwords.next, row.email, await readSettings(shop.database));
  const passwordHash = await hashPassword(passwords.next);
  return shop.database.transaction(async (tx) => {
    const { id } = await lockCustomer(tx, row.id);
    await endSignInCodes(tx, id);
    return changeCustomer(tx, id, { passwordHash }, shop.now());
  });
}
