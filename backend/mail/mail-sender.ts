/** Sends queued mail after the request that queued it; several processes share the work. */
import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { mailMessage } from '../database/schema/mail.ts';

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface MailSenderOptions extends MailSettings {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** How often the outbox is checked. */
  readonly everyMilliseconds?: number;
}

export interface MailSender {
  /** Sends everything that is due; returns how many messages the mail server accepted. */
  deliver(): Promise<number>;
  close(): Promise<void>;
}

type Message = typeof mailMessage.$inferSelect;

const mostAttempts = 8;
const minute = 60_000;
const longestPause = 12 * 60 * minute;
const patience = 20_000;

/** Doubles each time, starting at two minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** attempts * minute, longestPause);
}

/**
 * Takes the next due message and postpones its next attempt, so that no other process takes it too
 * and a process that dies while sending loses nothing. Skips rows locked by another process.
 */
async function takeNext(database: Database, now: Date): Promise<Message | null> {
  return database.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(mailMessage)
      .where(
        and(
          isNull(mailMessage.sentAt),
          lt(mailMessage.attempts, mostAttempts),
          or(isNull(mailMessage.dueAt), lte(mailMessage.dueAt, now)),
        ),
      )
      .orderBy(asc(mailMessage.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (next === undefined) return null;
    const attempts = next.attempts + 1;
    const dueAt = new Date(now.getTime() + pauseAfter(attempts));
    await tx.update(mailMessage).set({ attempts, dueAt }).where(eq(mailMessage.id, next.id));
    return { ...next, attempts };
  });
}

export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, smtpUrl, from, now, log, everyMilliseconds = 5000 } = options;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // a message's text must not name a local file or URL to include
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(message: Message): Promise<boolean> {
    const { id, recipient, subject, html, text, attempts } = message;
    try {
      // the same id each time, so that a mail client recognises a message sent twice
      await transport.sendMail({
        from,
        to: recipient,
        subject,
        html,
        text,
        messageId: `<shop-${id}@${domainOf(from)}>`,
      });
      await database.update(mailMessage).set({ sentAt: now() }).where(eq(mailMessage.id, id));
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`mail ${id}: attempt ${attempts} of ${mostAttempts} failed: ${reason}`);
      return false;
    }
  }

  async function deliverAll(): Promise<number> {
    let sent = 0;
    for (let next = await takeNext(database, now()); next !== null; next = await takeNext(database, now()))
      if (await send(next)) sent += 1;
    return sent;
  }

  let round: Promise<number> | null = null;
  async function deliver(): Promise<number> {
    round ??= deliverAll().finally(() => {
      round = null;
    });
    return round;
  }

  const timer = setInterval(() => {
    deliver().catch((error: unknown) =>
      log(`mail: ${error instanceof Error ? error.message : String(error)}`),
    );
  }, everyMilliseconds);
  timer.unref();

  return {
    deliver,
    async close() {
      clearInterval(timer);
      await round?.catch(() => 0);
      transport.close();
    },
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
