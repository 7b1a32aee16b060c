/** Resolves attribute metadata of products and customers, and the forms that use it (CAT-02). */
import { GraphQLError } from 'graphql';
import type { EntityType } from '../../catalog/attributes.ts';
import type { GraphqlContext } from '../context.ts';
import { maskedMessage } from '../errors.ts';
import { attributeMetadataShape, attributeShape } from '../shapes/attribute-shape.ts';
import { addressFields, personFields } from '../shapes/form-fields.ts';

interface AttributeRequest {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
}

const entities: Readonly<Record<string, EntityType>> = {
  catalog_product: 'catalog_product',
  customer: 'customer',
};

const forms: Readonly<Record<string, readonly object[]>> = {
  customer_account_create: personFields,
  customer_account_edit: personFields,
  customer_register_address: addressFields,
  customer_address_edit: addressFields,
};

async function findAttribute(
  { attribute_code: code, entity_type: type }: AttributeRequest,
  context: GraphqlContext,
) {
  const entity = entities[type?.toLowerCase() ?? ''];
  return entity && code ? (await context.attributes()).get(entity, code) : null;
}

async function attributesOf(entity: EntityType, context: GraphqlContext) {
  const { all } = await context.attributes();
  return all.filter(({ entityType }) => entityType === entity).map(attributeMetadataShape);
}

type AttributeFilters = Readonly<Record<string, boolean | null>>;

/** A property the attribute does not define counts as false. */
function passes(attribute: object, filters: AttributeFilters): boolean {
  const said = new Map<string, unknown>(Object.entries(attribute));
  return Object.entries(filters).every(
    ([name, wanted]) => wanted === null || (said.get(name) ?? false) === wanted,
  );
}

/** For an unknown attribute Magento returns the code and fails on its options. */
function unknownShape({ attribute_code: code, entity_type: type }: AttributeRequest) {
  return {
    attribute_code: code,
    entity_type: type,
    attribute_options: () => {
      throw new GraphQLError(maskedMessage);
    },
  };
}

export const attributeQueries = {
  async customAttributeMetadata(
    _: unknown,
    { attributes }: { attributes: readonly AttributeRequest[] },
    context: GraphqlContext,
  ) {
    const items = attributes.map(async (request) => {
      const found = await findAttribute(request, context);
      return found ? attributeShape(found) : unknownShape(request);
    });
    return { items: await Promise.all(items) };
  },

  async customAttributeMetadataV2(
    _: unknown,
    { attributes }: { attributes?: readonly AttributeRequest[] | null },
    context: GraphqlContext,
  ) {
    const asked = await Promise.all(
      (attributes ?? []).map(async (request) => ({ request, found: await findAttribute(request, context) })),
    );
    return {
      items: asked.flatMap(({ found }) => (found ? [attributeMetadataShape(found)] : [])),
      errors: asked
        .filter(({ found }) => !found)
        .map(({ request }) => ({
          type: 'ATTRIBUTE_NOT_FOUND',
          message: `Attribute code "${request.attribute_code ?? ''}" could not be found.`,
        })),
    };
  },

  async attributesForm(_: unknown, { formCode }: { formCode: string }, context: GraphqlContext) {
    const fields = forms[formCode];
    if (!fields)
      return {
        items: [],
        errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }],
      };
    const own = fields === personFields ? await attributesOf('customer', context) : [];
    return { items: [...fields, ...own], errors: [] };
  },

  async attributesList(
    _: unknown,
    { entityType, filters }: { entityType: string; filters?: AttributeFilters | null },
    context: GraphqlContext,
  ) {
    const entity = entities[entityType.toLowerCase()];
    const base = entityType === 'CUSTOMER_ADDRESS' ? addressFields : [];
    const all = entity
      ? [...(entity === 'customer' ? personFields : []), ...(await attributesOf(entity, context))]
      : base;
    return { items: all.filter((one) => passes(one, filters ?? {})), errors: [] };
  },
};
