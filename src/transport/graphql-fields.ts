/** What a document asks for at its root decides whether it is asked without a token, and whether its answer may be kept (§7 GraphQL transport, STO-02). */

import { Kind, type DocumentNode } from 'graphql';

/** Asked without a token even by a signed-in customer, so that anybody's answer may be kept. */
const publicFields = ['categoryList', 'cmsBlocks', 'cmsPage', 'products', 'urlResolver'];

/** Written as anybody's: a dead token is in nobody's way. */
const tokenlessWrites = ['contactUs'];

/** The same for everyone, so kept even beyond the visit; what is a cart's or a customer's is not among them. */
const keepableFields = [
  ...publicFields,
  'storeConfig',
  'attributesList',
  'countries',
  'category',
  'categories',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'getSocialLinks',
];

/** A spread at the root is named by an empty string: nothing is known of it. */
export const rootFields = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : '',
        )
      : [],
  );

/** A document may ask several things; it is public when each of them is. */
export const isPublic = (fields: readonly string[]): boolean =>
  fields.every((field) => publicFields.includes(field) || tokenlessWrites.includes(field));

export const isKeepable = (fields: readonly string[]): boolean =>
  fields.every((field) => keepableFields.includes(field));
