/**
 * Reads coolers and filters at a customer's sites and records requests for their service (ACC-01,
 * X3).
 */
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { readMemberships, type BusinessAccount } from '../company/accounts.ts';
import type { Queries } from '../database/database.ts';
import { businessAccount } from '../database/schema/company.ts';
import { equipment } from '../database/schema/service.ts';
import { shopMailbox } from '../customer/shop-mailbox.ts';
import { letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import { refuseMissing } from '../refusal.ts';
import { readSettings } from '../store/settings.ts';

export interface OwnEquipment {
  readonly piece: typeof equipment.$inferSelect;
  /** Null: at the customer's own site. */
  readonly account: BusinessAccount | null;
}

export async function readEquipment(
  queries: Queries,
  customerId: number,
  accountId: number | null,
): Promise<OwnEquipment[]> {
  const own = (await readMemberships(queries, customerId)).filter(({ membership }) => membership.isActive);
  const ids = own.map(({ account }) => account.id).filter((id) => accountId === null || id === accountId);
  if (accountId !== null && ids.length === 0)
    throw refuseMissing('Could not find account with ID "%1"', [accountId]);
  const atAccounts = inArray(equipment.accountId, ids);
  return queries
    .select({ piece: equipment, account: businessAccount })
    .from(equipment)
    .leftJoin(businessAccount, eq(businessAccount.id, equipment.accountId))
    .where(accountId === null ? or(atAccounts, eq(equipment.customerId, customerId)) : atAccounts)
    .orderBy(asc(equipment.id));
}

async function notifyShop(tx: Queries, { piece, account }: OwnEquipment, comment: string, now: Date) {
  const settings = await readSettings(tx);
  const subject = `Service requested: ${piece.name}, ${piece.serialNumber}`;
  const content = {
    title: 'A service is requested',
    paragraphs: comment.trim() === '' ? [] : [comment],
    rows: [
      { label: 'Equipment', value: `${piece.name} (${piece.productSku})` },
      { label: 'Serial number', value: piece.serialNumber },
      { label: 'Where', value: [account?.name, piece.location].filter(Boolean).join(', ') },
    ],
  };
  const mail = { kind: 'contact', recipient: shopMailbox(settings), subject } as const;
  await post(tx, { ...mail, ...letter(content, settings) }, now);
}

/** A request while another one is open changes nothing. */
export async function requestService(
  tx: Queries,
  customerId: number,
  equipmentId: number,
  comment: string,
  now: Date,
): Promise<OwnEquipment> {
  const own = (await readEquipment(tx, customerId, null)).find(({ piece }) => piece.id === equipmentId);
  if (!own) throw refuseMissing('Could not find equipment with ID "%1"', [equipmentId]);
  const changed = await tx
    .update(equipment)
    .set({ serviceStatus: 'requested' })
    .where(and(eq(equipment.id, equipmentId), ne(equipment.serviceStatus, 'requested')))
    .returning();
  if (changed.length > 0) await notifyShop(tx, own, comment, now);
  return { ...own, piece: { ...own.piece, serviceStatus: 'requested' } };
}
