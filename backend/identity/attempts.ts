/** Limits guessing: counts attempts per account and network address in the shared database (X4). */
import { and, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { attempt } from '../database/schema/customer.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { sha256, type Viewer } from './viewer.ts';

const minute = 60_000;

export type Purpose =
  | 'signIn'
  | 'code'
  | 'codeMail'
  | 'register'
  | 'reset'
  | 'resetTry'
  | 'coupon'
  | 'giftCard'
  | 'orderLookUp'
  | 'contact'
  | 'card';

interface Limit {
  readonly perSubject: number;
  readonly perAddress: number;
  readonly minutes: number;
}

/** High enough for people, too low for automated guessing. */
const limits: Readonly<Record<Purpose, Limit>> = {
  signIn: { perSubject: 10, perAddress: 100, minutes: 15 },
  code: { perSubject: 15, perAddress: 100, minutes: 15 },
  codeMail: { perSubject: 10, perAddress: 60, minutes: 60 },
  register: { perSubject: 20, perAddress: 60, minutes: 60 },
  reset: { perSubject: 5, perAddress: 50, minutes: 60 },
  resetTry: { perSubject: 20, perAddress: 100, minutes: 60 },
  coupon: { perSubject: 30, perAddress: 120, minutes: 15 },
  giftCard: { perSubject: 20, perAddress: 60, minutes: 15 },
  orderLookUp: { perSubject: 20, perAddress: 60, minutes: 15 },
  /** Declined charges: testing stolen cards would need many carts and many addresses. */
  card: { perSubject: 10, perAddress: 60, minutes: 60 },
  contact: { perSubject: 10, perAddress: 30, minutes: 60 },
};

interface Count {
  readonly key: string;
  readonly most: number;
}

/** Keys are hashed, so that the table reveals no addresses. */
function countsOf(purpose: Purpose, subject: string, viewer: Viewer): Count[] {
  const { perSubject, perAddress } = limits[purpose];
  const counts = [
    { name: `subject:${subject.trim().toLowerCase()}`, most: perSubject },
    { name: viewer.address === '' ? '' : `address:${viewer.address}`, most: perAddress },
  ];
  return counts
    .filter(({ name }) => name !== '' && name !== 'subject:')
    .map(({ name, most }) => ({ key: sha256(`${purpose}:${name}`), most }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

async function spend(queries: Queries, counts: readonly Count[], now: Date, until: Date): Promise<boolean> {
  const keys = counts.map(({ key }) => key);
  await queries.delete(attempt).where(and(lt(attempt.expiresAt, now), not(inArray(attempt.key, keys))));
  const isOver = sql`${attempt.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const spent = await queries
    .insert(attempt)
    .values(keys.map((key) => ({ key, points: 1, expiresAt: until })))
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${attempt.points} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempt.expiresAt} end`,
      },
    })
    .returning();
  return counts.every(({ key, most }) => spent.every((row) => row.key !== key || row.points <= most));
}

/**
 * Counts one attempt and refuses it beyond the limit. Call it outside the transaction, because a
 * rollback would undo the count. `subject` is the account, cart or number that is tried; '' counts
 * the network address only.
 */
export async function spendAttempt(
  shop: Shop,
  viewer: Viewer,
  purpose: Purpose,
  subject: string,
): Promise<void> {
  const counts = countsOf(purpose, subject, viewer);
  if (counts.length === 0) return;
  if (!settingFlag(await readSettings(shop.database), 'limits/active', true)) return;
  const now = shop.now();
  const until = new Date(now.getTime() + limits[purpose].minutes * minute);
  if (!(await spend(shop.database, counts, now, until)))
    throw new Refusal('tooMany', 'Too many attempts. Please wait a while and try again.');
}

/** Undoes the count of an attempt that succeeded. */
export async function returnAttempt(
  shop: Shop,
  viewer: Viewer,
  purpose: Purpose,
  subject: string,
): Promise<void> {
  for (const { key } of countsOf(purpose, subject, viewer))
    await shop.database
      .update(attempt)
      .set({ points: sql`${attempt.points} - 1` })
      .where(and(eq(attempt.key, key), gt(attempt.points, 0)));
}
