/** Shapes attribute metadata: input type and options (CAT-02). */
import type { AttributeRow } from '../../catalog/attributes.ts';

const noAndYes = [
  { label: 'Yes', value: '1' },
  { label: 'No', value: '0' },
];

function optionsOf({ input, options }: AttributeRow) {
  return input === 'boolean' ? noAndYes : options.map(({ label, value }) => ({ label, value }));
}

export function attributeMetadataShape(row: AttributeRow) {
  const isOfProduct = row.entityType === 'catalog_product';
  return {
    __typename: isOfProduct ? 'CatalogAttributeMetadata' : 'CustomerAttributeMetadata',
    code: row.code,
    label: row.label,
    entity_type: isOfProduct ? 'CATALOG_PRODUCT' : 'CUSTOMER',
    frontend_input: row.input.toUpperCase(),
    frontend_class: null,
    // a product's select has an empty default, a customer's null
    default_value: isOfProduct && row.input === 'select' ? '' : null,
    is_required: row.isRequired,
    is_unique: false,
    options: optionsOf(row).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      ...option,
      is_default: false,
    })),
    ...(isOfProduct
      ? {
          apply_to: null,
          is_comparable: false,
          is_filterable: row.isFilterable,
          is_filterable_in_search: row.isFilterable,
          is_html_allowed_on_front: true,
          is_searchable: true,
          is_used_for_price_rules: false,
          is_used_for_promo_rules: false,
          is_visible_in_advanced_search: false,
          is_visible_on_front: !row.isFilterable,
          is_wysiwyg_enabled: false,
          swatch_input_type: row.options.some(({ swatch }) => swatch !== null) ? 'VISUAL' : null,
          update_product_preview_image: false,
          use_product_image_for_swatch: false,
          used_in_product_listing: true,
        }
      : { sort_order: row.position, multiline_count: 0, validate_rules: [], input_filter: 'NONE' }),
  };
}

const storedAs: Readonly<Record<AttributeRow['input'], string>> = {
  text: 'String',
  textarea: 'String',
  select: 'Int',
  boolean: 'Int',
  date: 'String',
  price: 'Float',
};

/** The older format. */
export function attributeShape(row: AttributeRow) {
  return {
    attribute_code: row.code,
    attribute_type: storedAs[row.input],
    entity_type: row.entityType,
    input_type: row.input,
    attribute_options: optionsOf(row),
    storefront_properties: {
      position: row.position,
      use_in_layered_navigation: row.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_product_listing: true,
      use_in_search_results_layered_navigation: row.isFilterable,
      visible_on_catalog_pages: !row.isFilterable,
    },
  };
}
