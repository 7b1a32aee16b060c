/** Reads the mails a shop has written, through the database it opened. */
import { sql } from 'drizzle-orm';
import type { BackendOptions } from '#backend/backend.ts';
import { startPeopleShop, type PeopleShop } from './people-shop.ts';

type Opened = Parameters<NonNullable<BackendOptions['opened']>>[0];

export interface WrittenMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type OpenedShop = PeopleShop & {
  rows(statement: string): Promise<readonly Record<string, unknown>[]>;
  /** The newest to that recipient. */
  lastMail(recipient: string): Promise<WrittenMail | undefined>;
  set(key: string, value: string | number | boolean): Promise<void>;
};

export async function openPeopleShop(options: Partial<BackendOptions> = {}): Promise<OpenedShop> {
  const opened: Opened[] = [];
  const shop = await startPeopleShop({ ...options, opened: (database) => opened.push(database) });
  const rows = async (statement: string) => {
    const result = await opened[0]?.execute(sql.raw(statement));
    return [...(result?.rows ?? [])] as Record<string, unknown>[];
  };
  return {
    ...shop,
    rows,
    async lastMail(recipient) {
      const found = await rows(
        `select * from mail_message where recipient = '${recipient}' order by id desc limit 1`,
      );
      return found[0] as WrittenMail | undefined;
    },
    async set(key, value) {
      const json = JSON.stringify(value);
      await rows(
        `insert into setting (key, value) values ('${key}', '${json}'::jsonb) on conflict (key) do update set value = excluded.value`,
      );
    },
  };
}
