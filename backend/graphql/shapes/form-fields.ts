/** Lists Magento's standard fields of customer and address forms (§3). */

interface Rule {
  readonly name: string;
  readonly value: string;
}

const anyLength: readonly Rule[] = [
  { name: 'MAX_TEXT_LENGTH', value: '255' },
  { name: 'MIN_TEXT_LENGTH', value: '1' },
];

function field(
  entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS',
  code: string,
  label: string,
  order: number,
  own: { readonly rules?: readonly Rule[]; readonly input?: string; readonly isOptional?: boolean } = {},
) {
  return {
    __typename: 'CustomerAttributeMetadata',
    code,
    label,
    entity_type: entity,
    frontend_input: own.input ?? 'TEXT',
    frontend_class: null,
    default_value: null,
    is_required: !own.isOptional,
    is_unique: false,
    options: [],
    sort_order: order,
    multiline_count: own.input === 'MULTILINE' ? 2 : 0,
    validate_rules: own.rules ?? [],
    input_filter: own.rules === anyLength ? 'TRIM' : 'NONE',
  };
}

export const personFields = [
  field('CUSTOMER', 'firstname', 'First Name', 40, { rules: anyLength }),
  field('CUSTOMER', 'lastname', 'Last Name', 60, { rules: anyLength }),
  field('CUSTOMER', 'email', 'Email', 80, { rules: [{ name: 'INPUT_VALIDATION', value: 'email' }] }),
];

export const addressFields = [
  field('CUSTOMER_ADDRESS', 'firstname', 'First Name', 20, { rules: anyLength }),
  field('CUSTOMER_ADDRESS', 'lastname', 'Last Name', 40, { rules: anyLength }),
  field('CUSTOMER_ADDRESS', 'company', 'Company', 60, { rules: anyLength, isOptional: true }),
  field('CUSTOMER_ADDRESS', 'street', 'Street Address', 70, { rules: anyLength, input: 'MULTILINE' }),
  field('CUSTOMER_ADDRESS', 'city', 'City', 80, { rules: anyLength }),
  field('CUSTOMER_ADDRESS', 'country_id', 'Country', 90, { input: 'SELECT' }),
  field('CUSTOMER_ADDRESS', 'region', 'State/Province', 100, { isOptional: true }),
  field('CUSTOMER_ADDRESS', 'region_id', 'State/Province', 100, { input: 'HIDDEN', isOptional: true }),
  field('CUSTOMER_ADDRESS', 'postcode', 'Zip/Postal Code', 110, { isOptional: true }),
  field('CUSTOMER_ADDRESS', 'telephone', 'Phone Number', 120, { rules: anyLength }),
];
