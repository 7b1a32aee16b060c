/**
 * Decides by a document's root fields whether it is sent without a token and
 * whether its response may be stored (§7 GraphQL transport, STO-02).
 */

import { Kind, type DocumentNode } from 'graphql';

/** Sent without a token even for customers, so that any visitor can use the response. */
const publicFields = ['categoryList', 'cmsBlocks', 'cmsPage', 'products', 'urlResolver'];

/** Mutations that are sent without a token, so that an invalid one cannot block them. */
const tokenlessWrites = ['contactUs'];

/**
 * The same for all visitors, so it may be stored beyond the visit; nothing of a cart or customer.
 */
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

/** A spread at the root becomes an empty string, because its fields are unknown. */
export const rootFields = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : '',
        )
      : [],
  );

/** A document is public if all its root fields are. */
export const isPublic = (fields: readonly string[]): boolean =>
  fields.every((field) => publicFields.includes(field) || tokenlessWrites.includes(field));

export const isStorable = (fields: readonly string[]): boolean =>
  fields.every((field) => keepableFields.includes(field));
