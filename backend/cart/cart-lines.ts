/** Reads the items of a cart in full: variant, parts, options and the stock they need (CART-09). */
import { asc, eq } from 'drizzle-orm';
import { createProductReader, type ProductReader, type ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem, type ItemOptions } from '../database/schema/cart.ts';
import type { ChosenOptions } from '../database/schema/order.ts';
import type { PricedLine } from '../rules/totals.ts';
import { describeChoices } from './chosen-options.ts';
import { itemPrice, partsPrice, priceAt } from './item-price.ts';
import { stockNeeds, stockProblem, type StockProblem } from './stock-needs.ts';
import { readVariantValues, type VariantValue } from './variant-values.ts';

export interface BundlePart {
  readonly optionId: number;
  readonly selectionId: number;
  readonly product: ProductRow;
  /** Per bundle. */
  readonly quantity: number;
  /** Cents per unit; with or without tax as catalogue prices are. */
  readonly price: number;
}

/** A cart item before prices are computed. */
export interface UnpricedLine {
  readonly id: number;
  readonly quantity: number;
  /** The product added to the cart; for a variant, its configurable parent. */
  readonly product: ProductRow;
  readonly options: ItemOptions;
  readonly variant: ProductRow | null;
  readonly variantValues: readonly VariantValue[];
  readonly parts: readonly BundlePart[];
  /** Magento's sku of the item: the variant's, or a bundle's joined with those of its parts. */
  readonly sku: string;
  readonly chosen: ChosenOptions;
  /** No part needs delivery. */
  readonly isVirtual: boolean;
  /** The stock an order consumes. */
  readonly needs: readonly { readonly product: ProductRow; readonly quantity: number }[];
  /** Whether stock suffices for this item alone. */
  readonly isAvailable: boolean;
  /** Why it cannot be ordered; considers the whole cart's demand. */
  readonly problem: StockProblem | null;
}

type ItemRow = typeof quoteItem.$inferSelect;

export async function readItemRows(queries: Queries, quoteId: number): Promise<ItemRow[]> {
  return queries.select().from(quoteItem).where(eq(quoteItem.quoteId, quoteId)).orderBy(asc(quoteItem.id));
}

async function readParts(
  product: ProductRow,
  options: ItemOptions,
  reader: ProductReader,
): Promise<readonly BundlePart[]> {
  const selections = (product.bundle?.options ?? []).flatMap((option) =>
    option.selections.map((selection) => ({ ...selection, optionId: option.id })),
  );
  const parts = await Promise.all(
    (options.bundle ?? []).map(async ({ selectionId, quantity }) => {
      const selection = selections.find(({ id }) => id === selectionId);
      const part = selection && (await reader.byId(selection.productId));
      return selection && part
        ? [
            {
              optionId: selection.optionId,
              selectionId,
              product: part,
              quantity,
              price: product.bundle?.isFixedPrice ? (selection.price ?? 0) : priceAt(part, quantity),
            },
          ]
        : [];
    }),
  );
  return parts.flat();
}

function skuOf(product: ProductRow, variant: ProductRow | null, parts: readonly BundlePart[]): string {
  const own = (variant ?? product).sku;
  return product.bundle?.isFixedPrice ? own : [own, ...parts.map((part) => part.product.sku)].join('-');
}

function isVirtualProduct({ type, giftCard }: ProductRow): boolean {
  return type === 'virtual' || type === 'downloadable' || giftCard?.kind === 'VIRTUAL';
}

/** Null where a part is no longer sold: as in Magento the item disappears silently. */
async function completeRow(row: ItemRow, reader: ProductReader) {
  const product = await reader.byId(row.productId);
  if (!product?.isActive) return null;
  const { options } = row;
  const variant = options.variantId === undefined ? null : await reader.byId(options.variantId);
  const parts = await readParts(product, options, reader);
  const isWhole =
    (options.variantId === undefined || variant?.isActive === true) &&
    parts.length === (options.bundle?.length ?? 0) &&
    parts.every((part) => part.product.isActive);
  if (!isWhole) return null;
  const needs = await Promise.all(
    stockNeeds(product, options, row.quantity).map(async ({ productId, quantity }) => {
      const needed = await reader.byId(productId);
      return needed ? [{ product: needed, quantity }] : [];
    }),
  );
  return { row, product, options, variant, parts, needs: needs.flat() };
}

export async function readLines(queries: Queries, quoteId: number): Promise<UnpricedLine[]> {
  const reader = createProductReader(queries);
  const rows = await readItemRows(queries, quoteId);
  const complete = (await Promise.all(rows.map((row) => completeRow(row, reader)))).filter(
    (line) => line !== null,
  );
  const values = await readVariantValues(
    queries,
    complete.flatMap(({ product, variant }) =>
      variant ? [{ parent: product, variantIds: [variant.id] }] : [],
    ),
  );
  const wanted = new Map<number, number>();
  for (const need of complete.flatMap(({ needs }) => needs))
    wanted.set(need.product.id, (wanted.get(need.product.id) ?? 0) + need.quantity);
  return complete.map(({ row, product, options, variant, parts, needs }) => {
    const variantValues = (variant && values.get(variant.id)) ?? [];
    const problems = needs.map((need) => stockProblem(need.product, wanted.get(need.product.id) ?? 0));
    return {
      id: row.id,
      quantity: row.quantity,
      product,
      options,
      variant,
      variantValues,
      parts,
      sku: skuOf(product, variant, parts),
      chosen: describeChoices(product, options, variantValues, parts),
      isVirtual:
        parts.length > 0
          ? parts.every((part) => isVirtualProduct(part.product))
          : isVirtualProduct(variant ?? product),
      needs,
      isAvailable: needs.every((need) => stockProblem(need.product, need.quantity) === null),
      problem:
        problems.find((problem) => problem === 'outOfStock') ?? problems.find((one) => one !== null) ?? null,
    };
  });
}

/** The price of an item before tax and discount. */
export function pricedLine({ product, variant, options, quantity, parts }: UnpricedLine): PricedLine {
  const price = itemPrice(product, variant, options, quantity);
  if (parts.length === 0) return { price, quantity };
  if (product.bundle?.isFixedPrice) return { price: price + partsPrice(parts), quantity };
  return {
    price,
    quantity,
    parts: parts.map((part) => ({ price: part.price, quantity: part.quantity * quantity })),
  };
}
