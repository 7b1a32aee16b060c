/** The lines of a cart as an answer shows them, and how to put the same into a new cart. */

import { isList, isObject, objectsIn, valuesOf, type Json, type JsonObject } from './recording.ts';
import { recordedProducts } from './recorded-goods.ts';

export interface CartLine {
  /** The recorded shop's own number, where it was told. */
  readonly id: number | null;
  readonly sku: string;
  readonly quantity: number;
  /** Ids of a bundle's selections. */
  readonly selections?: readonly number[];
  /** How many of a selection, by its id. */
  readonly amounts?: Readonly<Record<number, number>>;
  /** The variant of a configurable product. */
  readonly variant?: string;
}

const bySku = new Map(recordedProducts.map((one) => [one.sku, one]));
const byName = new Map(recordedProducts.map((one) => [one.name, one]));
const pack = recordedProducts.find(({ type }) => type === 'bundle');
const packSelections = pack?.bundle?.options.flatMap(({ selections }) => selections) ?? [];
const defaultSelections = [1];

/** Magento's dynamic sku of a bundle: its own and its parts', joined. */
function selectionsOfSku(sku: string): number[] {
  return packSelections.filter((one) => sku.includes(one.sku)).map(({ id }) => id);
}

function decodeId(value: Json | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : null;
}

function amountsOf(item: JsonObject): Record<number, number> {
  const amounts: Record<number, number> = {};
  for (const value of valuesOf(item['bundle_options'], 'values').flatMap((list) =>
    isList(list) ? list : [],
  ))
    if (isObject(value) && typeof value['id'] === 'number' && typeof value['quantity'] === 'number')
      amounts[value['id']] = value['quantity'];
  return amounts;
}

function graphqlLine(item: JsonObject): CartLine[] {
  const { product, quantity } = item;
  if (!isObject(product) || typeof product['sku'] !== 'string' || typeof quantity !== 'number') return [];
  const labels = valuesOf(item['bundle_options'], 'values').flatMap((one) => valuesOf(one, 'label'));
  const chosen = packSelections.filter((one) => labels.includes(bySku.get(one.sku)?.name ?? ''));
  const variant = isObject(item['configured_variant']) ? item['configured_variant']['sku'] : undefined;
  const uid = item['uid'];
  const id =
    decodeId(item['id']) ??
    (typeof uid === 'string' ? decodeId(Buffer.from(uid, 'base64').toString()) : null);
  return [
    {
      id,
      sku: product['sku'],
      quantity,
      ...(chosen.length > 0 ? { selections: chosen.map((one) => one.id), amounts: amountsOf(item) } : {}),
      ...(typeof variant === 'string' ? { variant } : {}),
    },
  ];
}

function restLine(item: JsonObject): CartLine[] {
  const { item_id: id, qty, sku, name, product_type: type } = item;
  if (typeof qty !== 'number' || id === undefined) return [];
  const product = typeof sku === 'string' ? bySku.get(sku) : byName.get(String(name));
  const line = { id: decodeId(id), quantity: qty };
  if (type === 'bundle' && typeof sku === 'string' && pack)
    return [{ ...line, sku: pack.sku, selections: selectionsOfSku(sku) }];
  if (type === 'configurable' && typeof sku === 'string')
    return [{ ...line, sku: 'AW-BOTTLE', variant: sku }];
  if (typeof sku === 'string') return [{ ...line, sku }];
  if (product) return [{ ...line, sku: product.sku }];
  return name === 'Temporary' ? [{ ...line, sku: 'AW-TEMP' }] : [];
}

/** Null where the answer does not tell; a line told twice is one. */
export function linesShown(body: Json): readonly CartLine[] | null {
  const lists = [...objectsIn(body)].flatMap(({ items }) => (isList(items) ? [items] : []));
  if (isList(body) && body.some((one) => isObject(one) && one['item_id'] !== undefined)) lists.push(body);
  for (const list of lists) {
    const lines = list.flatMap((item) =>
      isObject(item) ? [...graphqlLine(item), ...(item['product'] ? [] : restLine(item))] : [],
    );
    if (lines.length > 0 || (list.length === 0 && isCartList(body))) return lines;
  }
  const single = isObject(body) ? restLine(body) : [];
  return single.length > 0 ? single : null;
}

/** Whether an empty list of items in this answer means an empty cart. */
function isCartList(body: Json): boolean {
  return [...objectsIn(body)].some(
    (one) => one['itemsV2'] !== undefined || one['items_count'] !== undefined || one['cart'] !== undefined,
  );
}

/** Selections 1 and 2 stand in the pack's first option. */
const optionOf = (selection: number): number => (selection <= 2 ? 1 : 2);

const isChanged = (
  { id, quantity, canChangeQuantity }: (typeof packSelections)[number],
  amounts: Readonly<Record<number, number>>,
): boolean => canChangeQuantity && amounts[id] !== undefined && amounts[id] !== quantity;

const uid = (text: string): string => Buffer.from(text).toString('base64');

/** Arguments of addProductsToCart for a line. */
export function additionOf({ sku, quantity, selections, amounts = {}, variant }: CartLine): JsonObject {
  const kind = bySku.get(sku)?.type;
  if (kind === 'configurable') {
    const value = bySku.get(variant ?? 'AW-BOTTLE-BLUE')?.filterValues?.['bottle_colour'] ?? '6';
    return { sku, quantity, selected_options: [uid(`configurable/140/${value}`)] };
  }
  if (kind === 'bundle') {
    const ids = selections ?? defaultSelections;
    const chosen = packSelections.filter(({ id }) => ids.includes(id));
    return {
      sku,
      quantity,
      selected_options: chosen
        .filter((one) => !isChanged(one, amounts))
        .map((one) => uid(`bundle/${optionOf(one.id)}/${one.id}/${one.quantity}`)),
      entered_options: chosen
        .filter((one) => isChanged(one, amounts))
        .map((one) => ({
          uid: uid(`bundle/${optionOf(one.id)}/${one.id}/${one.quantity}`),
          value: String(amounts[one.id]),
        })),
    };
  }
  if (kind === 'downloadable') return { sku, quantity, selected_options: [uid('downloadable/1')] };
  if (sku === 'AW-ENGRAVE')
    return { sku, quantity, entered_options: [{ uid: uid('custom-option/1'), value: 'Hello' }] };
  return { sku, quantity };
}

const unitOf = (sku: string, quantity: number): number => {
  const product = bySku.get(sku);
  if (product === undefined) return 0;
  const tier = product.tiers?.find((one) => quantity >= one.quantity);
  return tier?.price ?? product.specialPrice ?? product.price;
};

/** What the lines come to in cents, GST inside. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { sku, quantity, selections, variant }) => {
    const kind = bySku.get(sku)?.type;
    if (kind === 'configurable') return sum + quantity * unitOf(variant ?? 'AW-BOTTLE-BLUE', quantity);
    if (kind === 'bundle') {
      const ids = selections ?? defaultSelections;
      const parts = packSelections.filter(({ id }) => ids.includes(id));
      return sum + quantity * parts.reduce((all, one) => all + one.quantity * unitOf(one.sku, 1), 0);
    }
    return sum + quantity * (unitOf(sku, quantity) + (sku === 'AW-ENGRAVE' ? 500 : 0));
  }, 0);
}
