/** The code step of signing in (GEN-07): a mailed code that works once, for its own sign-in. */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { signInCodeLetter } from '../customer/account-letters.ts';
import { findCustomer, type CustomerRow } from '../customer/customers.ts';
import type { Queries } from '../database/database.ts';
import { signInCode } from '../database/schema/customer.ts';
import { post } from '../mail/outbox.ts';
import { refuseInput, refuseMissing, type Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';
import { returnAttempt, spendAttempt } from './attempts.ts';
import { isCodeNeeded, issueToken, requireAccount } from './sign-in.ts';
import { sha256, type Viewer } from './viewer.ts';

const minute = 60_000;
const mostTries = 5;
const codeMinutes = 10;
/** So long after the password a code can be sent once more. */
const challengeMinutes = 30;
/** Seconds. */
const resendAfter = 30;

type Row = typeof signInCode.$inferSelect;

export interface MailedCode {
  readonly challenge: string;
  readonly email: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly resendAfter: number;
  readonly triesLeft: number;
}

export interface CodeAnswer {
  /** Null where the code was wrong or too old. */
  readonly token: string | null;
  readonly isExpired: boolean;
  readonly triesLeft: number;
}

/** Said alike of a challenge that was used, ran out of tries or time, or never was. */
function endedSignIn(): Refusal {
  return refuseMissing('This sign-in has ended. Please enter your password again.');
}

const hashOf = (challenge: string, code: string): string => sha256(`${challenge}:${code}`);
const subjectOf = (row: Pick<Row, 'customerId'>): string => `customer:${row.customerId}`;

async function find(queries: Queries, challenge: string): Promise<Row | undefined> {
  const isIt = eq(signInCode.challengeHash, sha256(challenge));
  return (await queries.select().from(signInCode).where(isIt).for('update'))[0];
}

async function requireOpen(queries: Queries, challenge: string, now: Date): Promise<Row> {
  const row = await find(queries, challenge);
  if (row === undefined || row.triesLeft <= 0 || row.expiresAt <= now) throw endedSignIn();
  return row;
}

/** Writes a new code to the customer; what is to be kept of it. */
async function mailCode(tx: Queries, customer: CustomerRow, challenge: string, now: Date) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await post(tx, signInCodeLetter(customer, code, codeMinutes, await readSettings(tx)), now);
  return { codeHash: hashOf(challenge, code), sentAt: now };
}

/** Checks the password and mails a code; a wrong password is refused as without codes. */
export async function requestSignInCode(
  shop: Shop,
  viewer: Viewer,
  email: string,
  password: string,
): Promise<MailedCode> {
  if (!(await isCodeNeeded(shop)))
    throw refuseInput('Signing in needs no code any more. Please load the page again.');
  const customer = await requireAccount(shop, viewer, email, password);
  const { id: customerId } = customer;
  await spendAttempt(shop, viewer, 'codeMail', subjectOf({ customerId }));
  const challenge = randomBytes(32).toString('base64url');
  const now = shop.now();
  await shop.database.transaction(async (tx) => {
    await tx.delete(signInCode).where(lt(signInCode.expiresAt, now));
    const mailed = await mailCode(tx, customer, challenge, now);
    const expiresAt = new Date(now.getTime() + challengeMinutes * minute);
    const challengeHash = sha256(challenge);
    await tx
      .insert(signInCode)
      .values({ ...mailed, challengeHash, customerId, triesLeft: mostTries, expiresAt });
  });
  return {
    challenge,
    email: customer.email,
    expiresIn: codeMinutes * 60,
    resendAfter,
    triesLeft: mostTries,
  };
}

/** Mails another code for the same sign-in; the one before is void, the tries left stay. */
export async function resendSignInCode(shop: Shop, viewer: Viewer, challenge: string): Promise<MailedCode> {
  const known = await find(shop.database, challenge);
  await spendAttempt(shop, viewer, 'codeMail', known === undefined ? '' : subjectOf(known));
  const now = shop.now();
  return shop.database.transaction(async (tx) => {
    const row = await requireOpen(tx, challenge, now);
    const wait = Math.ceil(resendAfter - (now.getTime() - row.sentAt.getTime()) / 1000);
    if (wait > 0) throw refuseInput('Another code can be sent in %1 seconds.', [wait]);
    const customer = await findCustomer(tx, row.customerId);
    if (customer === null) throw endedSignIn();
    const mailed = await mailCode(tx, customer, challenge, now);
    await tx.update(signInCode).set(mailed).where(eq(signInCode.challengeHash, row.challengeHash));
    const challengeLeft = Math.floor((row.expiresAt.getTime() - now.getTime()) / 1000);
    const expiresIn = Math.min(codeMinutes * 60, challengeLeft);
    return { challenge, email: customer.email, expiresIn, resendAfter, triesLeft: row.triesLeft };
  });
}

type Judged = Omit<CodeAnswer, 'token'> & { readonly customer: CustomerRow | null };

/** A right code ends the challenge, and so does the last wrong one. */
async function judge(tx: Queries, challenge: string, code: string, now: Date): Promise<Judged | null> {
  const row = await requireOpen(tx, challenge, now);
  const isIt = eq(signInCode.challengeHash, row.challengeHash);
  if (now.getTime() - row.sentAt.getTime() >= codeMinutes * minute)
    return { customer: null, isExpired: true, triesLeft: row.triesLeft };
  const isRight = timingSafeEqual(Buffer.from(hashOf(challenge, code)), Buffer.from(row.codeHash));
  const triesLeft = row.triesLeft - 1;
  if (isRight || triesLeft === 0) await tx.delete(signInCode).where(isIt);
  else await tx.update(signInCode).set({ triesLeft }).where(isIt);
  if (!isRight) return triesLeft === 0 ? null : { customer: null, isExpired: false, triesLeft };
  return { customer: await findCustomer(tx, row.customerId), isExpired: false, triesLeft };
}

/** The token for the code that was mailed, once. */
export async function signInWithCode(
  shop: Shop,
  viewer: Viewer,
  challenge: string,
  code: string,
): Promise<CodeAnswer> {
  const known = await find(shop.database, challenge);
  const subject = known === undefined ? '' : subjectOf(known);
  await spendAttempt(shop, viewer, 'code', subject);
  const judged = await shop.database.transaction((tx) => judge(tx, challenge, code, shop.now()));
  // the last wrong code is counted as well, so it is refused only now
  if (judged === null) throw endedSignIn();
  const { customer, ...answer } = judged;
  if (customer === null) return { ...answer, token: null };
  await returnAttempt(shop, viewer, 'code', subject);
  return { ...answer, token: await issueToken(shop, customer) };
}

/** Ends what waits for a code: the password that began it is no longer the customer's. */
export async function endSignInCodes(queries: Queries, customerId: number): Promise<void> {
  await queries.delete(signInCode).where(eq(signInCode.customerId, customerId));
}
