/** Stores the two addresses of a cart (ADDR-01, ADDR-02). */
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { quoteAddress, type AddressKind, type StoredAddress } from '../database/schema/cart.ts';

export type QuoteAddress = typeof quoteAddress.$inferSelect;

export const emptyAddress: StoredAddress = {
  firstname: null,
  lastname: null,
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: [],
  city: null,
  region: null,
  regionCode: null,
  regionId: null,
  postcode: null,
  countryId: null,
  telephone: null,
  fax: null,
  vatId: null,
};

/** How a cart's address relates to the customer's address book. */
export interface BookReference {
  /** The entry it was copied from. */
  readonly customerAddressId?: number | null;
  /** The order saves it as a new entry. */
  readonly isSavedInBook?: boolean;
}

export async function saveAddress(
  tx: Queries,
  quoteId: number,
  kind: AddressKind,
  address: StoredAddress,
  book: BookReference = {},
): Promise<number> {
  const { customerAddressId = null, isSavedInBook = false } = book;
  const own = { address, customerAddressId, isSavedInBook };
  const [saved] = await tx
    .insert(quoteAddress)
    .values({ quoteId, kind, ...own })
    .onConflictDoUpdate({ target: [quoteAddress.quoteId, quoteAddress.kind], set: own })
    .returning({ id: quoteAddress.id });
  if (!saved) throw new Error('The address was not saved.');
  return saved.id;
}

export async function readAddresses(
  queries: Queries,
  quoteId: number,
): Promise<Readonly<Record<AddressKind, QuoteAddress | null>>> {
  const rows = await queries.select().from(quoteAddress).where(eq(quoteAddress.quoteId, quoteId));
  const find = (kind: AddressKind) => rows.find((row) => row.kind === kind) ?? null;
  return { shipping: find('shipping'), billing: find('billing') };
}
