/** Query for the labels of product attributes, stock layer (CAT-02). */

import { gql } from '#transport/gql.ts';
import type { AttributeLabelsQuery, AttributeLabelsQueryVariables } from '../generated/graphql.ts';

export const AttributeLabelsDocument = gql<AttributeLabelsQuery, AttributeLabelsQueryVariables>`
  query AttributeLabels {
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
      items {
        code
        label
      }
    }
  }
`;
