/** Adds products of every type to a cart (CART-02, CART-07). */
import { and, eq } from 'drizzle-orm';
import { createProductReader, type ProductReader, type ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem, type ItemOptions } from '../database/schema/cart.ts';
import { quantityProblem } from '../rules/quantity.ts';
import { refuseChoice, refuseProduct, refuseQuantity, soldOut, type AddRefusal } from './add-refusals.ts';
import { chooseOptions } from './choose-options.ts';
import { optionsKey } from './item-options.ts';
import type { RequestedChoice } from './requested-choice.ts';
import { salableQuantity } from './stock-needs.ts';
import { requestedStockProblem } from './requested-stock.ts';

export interface AddRequest {
  readonly sku: string;
  readonly quantity: number;
  readonly choice: RequestedChoice;
}

export interface NewLine {
  readonly product: ProductRow;
  readonly options: ItemOptions;
  readonly quantity: number;
}

export type Added = { readonly kind: 'added'; readonly itemIds: readonly number[] };
export type AddOutcome = Added | { readonly kind: 'refused'; readonly refusal: AddRefusal };

const kindsOfParts = { configurable: 'configurable', bundle: 'bundle', grouped: 'grouped' } as const;

/** As in Magento's index, a composite product without a salable part is out of stock. */
async function hasStock(product: ProductRow, reader: ProductReader): Promise<boolean> {
  const { type } = product;
  if (type !== 'configurable' && type !== 'bundle' && type !== 'grouped') return salableQuantity(product) > 0;
  const parts = await reader.linked(product.id, kindsOfParts[type]);
  return parts.some((part) => part.product.isActive && salableQuantity(part.product) > 0);
}

/**
 * A grouped product is added as its members. Their items do not merge with the same product bought
 * alone.
 */
async function membersOf(
  group: ProductRow,
  { quantity, choice }: AddRequest,
  reader: ProductReader,
): Promise<NewLine[] | string> {
  const wanted = new Map((choice.members ?? []).map((member) => [member.productId, member.quantity]));
  const members = await reader.linked(group.id, 'grouped');
  const lines = members
    .filter((member) => member.product.isActive && salableQuantity(member.product) > 0)
    .map(({ product, quantity: proposed }) => ({
      product,
      options: { groupSku: group.sku },
      quantity: (wanted.get(product.id) ?? proposed) * quantity,
    }))
    .filter((line) => line.quantity > 0);
  return lines.length === 0 ? 'Please specify the quantity of product(s).' : lines;
}

export async function findLine(tx: Queries, quoteId: number, { product, options }: NewLine) {
  const [line] = await tx
    .select()
    .from(quoteItem)
    .where(
      and(
        eq(quoteItem.quoteId, quoteId),
        eq(quoteItem.productId, product.id),
        eq(quoteItem.optionsKey, optionsKey(options)),
      ),
    );
  return line ?? null;
}

async function problemOf(
  tx: Queries,
  quoteId: number,
  { product, options, quantity }: NewLine,
  reader: ProductReader,
): Promise<AddRefusal | null> {
  const before = await findLine(tx, quoteId, { product, options, quantity });
  const whole = quantity + (before?.quantity ?? 0);
  const problem = quantityProblem(whole, product.maxSaleQuantity);
  if (problem !== null) return refuseQuantity(problem);
  const wanted = { product, options, quantity: whole, itemId: before?.id ?? null };
  const stock = await requestedStockProblem(tx, reader, quoteId, wanted);
  if (stock === null) return null;
  return stock === 'outOfStock' ? soldOut : refuseQuantity('insufficientStock');
}

/** Adds to the item with the same product and options, or creates one. */
async function saveLine(tx: Queries, quoteId: number, line: NewLine): Promise<number> {
  const before = await findLine(tx, quoteId, line);
  const { product, options, quantity } = line;
  const [saved] = before
    ? await tx
        .update(quoteItem)
        .set({ quantity: before.quantity + quantity })
        .where(eq(quoteItem.id, before.id))
        .returning({ id: quoteItem.id })
    : await tx
        .insert(quoteItem)
        .values({ quoteId, productId: product.id, quantity, options, optionsKey: optionsKey(options) })
        .returning({ id: quoteItem.id });
  if (!saved) throw new Error('The line was not saved.');
  return saved.id;
}

/** Adds resolved items to the cart, all or none. */
export async function placeLines(
  tx: Queries,
  quoteId: number,
  lines: readonly NewLine[],
  reader: ProductReader = createProductReader(tx),
): Promise<AddOutcome> {
  for (const line of lines) {
    const refusal = await problemOf(tx, quoteId, line, reader);
    if (refusal !== null) return { kind: 'refused', refusal };
  }
  const itemIds: number[] = [];
  for (const line of lines) itemIds.push(await saveLine(tx, quoteId, line));
  return { kind: 'added', itemIds };
}

function refused(refusal: AddRefusal): AddOutcome {
  return { kind: 'refused', refusal };
}

export async function addItem(tx: Queries, quoteId: number, request: AddRequest): Promise<AddOutcome> {
  const { sku, quantity, choice } = request;
  const reader = createProductReader(tx);
  const wanted = await reader.bySku(sku);
  if (wanted === null) return refused(refuseProduct(sku, 'unknown'));
  if (!wanted.isActive) return refused(refuseProduct(sku, 'disabled'));
  if (!(await hasStock(wanted, reader))) return refused(refuseProduct(sku, 'outOfStock'));
  const problem = quantityProblem(quantity, wanted.maxSaleQuantity);
  if (problem !== null) return refused(refuseQuantity(problem));
  if (wanted.type === 'grouped') {
    const members = await membersOf(wanted, request, reader);
    if (typeof members === 'string') return refused(refuseChoice(members));
    return placeLines(tx, quoteId, members, reader);
  }
  const options = await chooseOptions(tx, reader, wanted, choice);
  if (typeof options === 'string') return refused(refuseChoice(options));
  return placeLines(tx, quoteId, [{ product: wanted, options, quantity }], reader);
}
