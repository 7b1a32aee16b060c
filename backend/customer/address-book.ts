/** Manages a customer's address book; access is checked before an entry is read (ADDR-03, X3). */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { customerAddress } from '../database/schema/customer.ts';
import { Refusal, refuseInput, refuseMissing } from '../refusal.ts';
import { changeCustomer, type CustomerRow } from './customers.ts';

export type BookEntry = typeof customerAddress.$inferSelect;
export type BookEntryContent = Pick<
  BookEntry,
  'address' | 'addressName' | 'deliveryInstructions' | 'latitude' | 'longitude'
>;

/** Requested default flags of an entry; undefined leaves a flag as it is. */
export interface DefaultChoices {
  readonly billing?: boolean | undefined;
  readonly shipping?: boolean | undefined;
}

/** Far more than customers need, yet few enough to read at once. */
const mostEntries = 500;

export async function readAddressBook(queries: Queries, customerId: number): Promise<BookEntry[]> {
  return queries
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.id));
}

export async function findOwnEntry(queries: Queries, customerId: number, id: number): Promise<BookEntry> {
  const [entry] = await queries.select().from(customerAddress).where(eq(customerAddress.id, id));
  if (!entry) throw refuseMissing(`Could not find a address with ID "${id}"`);
  if (entry.customerId !== customerId)
    throw new Refusal(
      'authorization',
      `Current customer does not have permission to address with ID "${id}"`,
    );
  return entry;
}

function wished(current: number | null, id: number, wish: boolean | undefined): number | null {
  if (wish === true) return id;
  return wish === false && current === id ? null : current;
}

async function markDefaults(
  tx: Queries,
  owner: CustomerRow,
  id: number,
  wishes: DefaultChoices,
  now: Date,
): Promise<CustomerRow> {
  const defaultBillingId = wished(owner.defaultBillingId, id, wishes.billing);
  const defaultShippingId = wished(owner.defaultShippingId, id, wishes.shipping);
  return changeCustomer(tx, owner.id, { defaultBillingId, defaultShippingId }, now);
}

export interface SavedEntry {
  readonly owner: CustomerRow;
  readonly entry: BookEntry;
}

/** `owner` must be the customer's locked row. */
export async function addEntry(
  tx: Queries,
  owner: CustomerRow,
  content: BookEntryContent,
  wishes: DefaultChoices,
  now: Date,
): Promise<SavedEntry> {
  if ((await readAddressBook(tx, owner.id)).length >= mostEntries)
    throw refuseInput('The address book is full. Delete an address and try again.');
  const [entry] = await tx
    .insert(customerAddress)
    .values({ ...content, customerId: owner.id })
    .returning();
  if (!entry) throw new Error('The address was not saved.');
  return { entry, owner: await markDefaults(tx, owner, entry.id, wishes, now) };
}

export async function changeEntry(
  tx: Queries,
  owner: CustomerRow,
  id: number,
  content: BookEntryContent,
  wishes: DefaultChoices,
  now: Date,
): Promise<SavedEntry> {
  const [entry] = await tx
    .update(customerAddress)
    .set(content)
    .where(and(eq(customerAddress.id, id), eq(customerAddress.customerId, owner.id)))
    .returning();
  if (!entry) throw refuseMissing(`Could not find a address with ID "${id}"`);
  return { entry, owner: await markDefaults(tx, owner, id, wishes, now) };
}

export async function deleteEntry(tx: Queries, owner: CustomerRow, id: number): Promise<void> {
  await findOwnEntry(tx, owner.id, id);
  const kind = owner.defaultBillingId === id ? 'billing' : owner.defaultShippingId === id ? 'shipping' : null;
  if (kind !== null)
    throw refuseInput(`Customer Address %1 is set as default ${kind} address and can not be deleted`, [id]);
  await tx.delete(customerAddress).where(eq(customerAddress.id, id));
}
