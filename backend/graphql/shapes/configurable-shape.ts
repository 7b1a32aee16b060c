/**
 * Shapes a configurable product: its attributes, its variants, and those left after a selection
 * (CAT-02).
 */
import { isShown } from '../../catalog/listed.ts';
import type { ProductRow } from '../../catalog/product-reader.ts';
import type { AttributeOption } from '../../database/schema/store.ts';
import { toOptionUid, toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { pictureShapes } from './product-pictures.ts';
import { productShape } from './product-shape.ts';
import { swatchShape } from './swatch-shape.ts';

interface Telling {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
  /** Only values that a variant has. */
  readonly options: readonly AttributeOption[];
}

async function variantsOf(row: ProductRow, context: GraphqlContext): Promise<ProductRow[]> {
  const rules = await context.listingRules();
  const linked = await context.products.linked(row.id, 'configurable');
  return linked.map(({ product }) => product).filter((product) => isShown(product, rules));
}

async function tellingOf(
  row: ProductRow,
  variants: readonly ProductRow[],
  context: GraphqlContext,
): Promise<Telling[]> {
  const attributes = await context.attributes();
  return (row.configurable?.attributes ?? []).map(({ id, code, position }) => {
    const attribute = attributes.get('catalog_product', code);
    const used = new Set(variants.map(({ ownValues }) => ownValues[code]));
    return {
      id,
      code,
      label: attribute?.label ?? code,
      position,
      options: (attribute?.options ?? []).filter(({ value }) => used.has(value)),
    };
  });
}

function uidOf({ id }: Telling, value: string): string {
  return toOptionUid('configurable', id, Number(value));
}

async function optionShapes(row: ProductRow, context: GraphqlContext) {
  const telling = await tellingOf(row, await variantsOf(row, context), context);
  return telling.map((own) => ({
    id: own.position + 1,
    uid: toOptionUid('configurable', row.id, own.id),
    attribute_id: String(own.id),
    attribute_id_v2: own.id,
    attribute_uid: toUid(own.id),
    attribute_code: own.code,
    label: own.label,
    position: own.position,
    use_default: false,
    product_id: row.id,
    values: own.options.map((option) => ({
      uid: uidOf(own, option.value),
      value_index: Number(option.value),
      label: option.label,
      default_label: option.label,
      store_label: option.label,
      use_default_value: true,
      swatch_data: () => swatchShape(option, context),
    })),
  }));
}

async function variantShapes(row: ProductRow, context: GraphqlContext) {
  const variants = await variantsOf(row, context);
  const telling = await tellingOf(row, variants, context);
  return variants.map((variant) => ({
    attributes: telling.flatMap((own) => {
      const option = own.options.find(({ value }) => value === variant.ownValues[own.code]);
      return option
        ? [
            {
              uid: uidOf(own, option.value),
              code: own.code,
              label: option.label,
              value_index: Number(option.value),
            },
          ]
        : [];
    }),
    product: productShape(variant, context),
  }));
}

/** The options still available with the selected ones; the variant, once only one is left. */
async function selectionShape(row: ProductRow, chosen: readonly string[], context: GraphqlContext) {
  const variants = await variantsOf(row, context);
  const telling = await tellingOf(row, variants, context);
  const wanted = new Set(chosen);
  const uidsOf = (variant: ProductRow) => telling.map((own) => uidOf(own, variant.ownValues[own.code] ?? ''));
  const left = variants.filter((variant) => {
    const uids = uidsOf(variant);
    return chosen.every((uid) => uids.includes(uid));
  });
  const found = wanted.size === telling.length ? left[0] : undefined;
  const available = new Set(left.flatMap(uidsOf));
  return {
    options_available_for_selection: telling.flatMap((own) => {
      const uids = own.options.map(({ value }) => uidOf(own, value)).filter((uid) => available.has(uid));
      return uids.length === 0 ? [] : [{ attribute_code: own.code, option_value_uids: uids }];
    }),
    configurable_options: telling.map((own) => ({
      uid: toOptionUid('configurable', row.id, own.id),
      attribute_code: own.code,
      label: own.label,
      values: own.options.map((option) => ({
        uid: uidOf(own, option.value),
        label: option.label,
        is_available: available.has(uidOf(own, option.value)),
        is_use_default: false,
        swatch: () => swatchShape(option, context),
      })),
    })),
    media_gallery: pictureShapes(found ?? row, context),
    variant: found ? productShape(found, context) : null,
  };
}

export function configurableFields(row: ProductRow, context: GraphqlContext) {
  return {
    configurable_options: () => optionShapes(row, context),
    variants: () => variantShapes(row, context),
    configurable_product_options_selection: ({
      configurableOptionValueUids: chosen,
    }: {
      configurableOptionValueUids?: readonly string[] | null;
    }) => selectionShape(row, chosen ?? [], context),
  };
}
