/** Reads the cartItem of a REST body with its product options (CART-02). */
import { noChoice, type RequestedChoice } from '../cart/requested-choice.ts';
import { isObject, readInteger, readNumber, readObject, readText, type JsonObject } from './body.ts';

const known = [
  'item_id',
  'sku',
  'qty',
  'name',
  'price',
  'product_type',
  'quote_id',
  'product_option',
  'extension_attributes',
];

const knownChoices = [
  'custom_options',
  'bundle_options',
  'downloadable_option',
  'giftcard_item_option',
  'configurable_item_options',
  'grouped_options',
];

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function giftCardTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {})
      .filter(([, own]) => typeof own === 'string' || typeof own === 'number')
      .map(([key, own]) => [key, String(own)]),
  );
}

function readChoices(value: unknown): RequestedChoice {
  if (value === undefined || value === null) return noChoice;
  const option = readObject(value, 'product_option', ['extension_attributes']);
  const given = option['extension_attributes'];
  if (given === undefined || given === null) return noChoice;
  const chosen = readObject(given, 'extension_attributes', knownChoices);
  const links = chosen['downloadable_option'];
  return {
    variant: listOf(chosen['configurable_item_options']).map((one) => ({
      attributeId: readInteger(one, 'option_id') ?? 0,
      valueId: readInteger(one, 'option_value') ?? 0,
    })),
    bundle: listOf(chosen['bundle_options']).flatMap((one) =>
      idsOf(one['option_selections']).map((selectionId) => ({
        optionId: readInteger(one, 'option_id') ?? 0,
        selectionId,
        quantity: readInteger(one, 'option_qty'),
      })),
    ),
    linkIds: isObject(links) ? idsOf(links['downloadable_links']) : [],
    custom: listOf(chosen['custom_options']).map((one) => ({
      optionId: readInteger(one, 'option_id') ?? 0,
      text: readText(one, 'option_value') ?? '',
      valueId: null,
    })),
    members: listOf(chosen['grouped_options']).map((one) => ({
      productId: readInteger(one, 'id') ?? 0,
      quantity: readInteger(one, 'qty') ?? 0,
    })),
    giftCard: giftCardTexts(chosen['giftcard_item_option']),
  };
}

export interface ItemBody {
  readonly sku: string;
  /** Null where none was sent. */
  readonly quantity: number | null;
  readonly choice: RequestedChoice;
}

export function readItemBody(value: unknown): ItemBody {
  const item = readObject(value, 'cartItem', known);
  return {
    sku: readText(item, 'sku') ?? '',
    quantity: readNumber(item, 'qty'),
    choice: readChoices(item['product_option']),
  };
}
