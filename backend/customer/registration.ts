/** Creates accounts: one per address, with a valid password or with none (ACC-02). */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { customer } from '../database/schema/customer.ts';
import { spendAttempt } from '../identity/attempts.ts';
import { hashPassword } from '../identity/passwords.ts';
import { sha256, type Viewer } from '../identity/viewer.ts';
import { post, type Mail } from '../mail/outbox.ts';
import { Refusal, type RefusalKind } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag, type Settings } from '../store/settings.ts';
import { choosePasswordLetter, confirmationLetter, welcomeLetter } from './account-letters.ts';
import { checkEmail, checkNotEmpty, detailsChange, type CustomerDetails } from './customer-details.ts';
import { changeCustomer, type CustomerRow } from './customers.ts';
import { newResetToken } from './password-reset.ts';
import { checkPassword } from './password-rules.ts';

export interface Registration extends CustomerDetails {
  readonly email: string;
  readonly password: string | null;
}

export function emailTaken(kind: RefusalKind = 'input'): Refusal {
  return new Refusal(kind, 'A customer with the same email address already exists in an associated website.');
}

export function newConfirmationKey(): string {
  return randomBytes(16).toString('hex');
}

async function welcome(tx: Queries, row: CustomerRow, settings: Settings, now: Date): Promise<Mail> {
  if (row.passwordHash !== null) return welcomeLetter(row, settings);
  const { token, change } = newResetToken(now);
  await changeCustomer(tx, row.id, change, now);
  return choosePasswordLetter(row, token, settings);
}

/** `furnish` adds the rest of a new account in the same transaction. */
export async function register(
  shop: Shop,
  viewer: Viewer,
  { email, password, ...details }: Registration,
  furnish: (tx: Queries, row: CustomerRow) => Promise<CustomerRow> = async (_, row) => row,
): Promise<CustomerRow> {
  const { firstname, lastname } = details;
  checkNotEmpty({ 'First Name': firstname ?? null, 'Last Name': lastname ?? null, Email: email });
  checkEmail(email);
  const settings = await readSettings(shop.database);
  const now = shop.now();
  const change = await detailsChange(shop.database, details, null, now);
  if (password !== null) checkPassword(password, email, settings);
  // counted per visitor address: mass registration would reveal which accounts exist
  await spendAttempt(shop, viewer, 'register', '');
  const passwordHash = password === null ? null : await hashPassword(password);
  const key = settingFlag(settings, 'customer/create_account/confirm') ? newConfirmationKey() : null;
  return shop.database.transaction(async (tx) => {
    const [made] = await tx
      .insert(customer)
      .values({
        ...change,
        email,
        firstname: firstname ?? '',
        lastname: lastname ?? '',
        passwordHash,
        confirmationKey: key && sha256(key),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw emailTaken();
    const row = await furnish(tx, made);
    const mail =
      key === null ? await welcome(tx, row, settings, now) : confirmationLetter(row, key, settings);
    await post(tx, mail, now);
    return row;
  });
}
