/** Reads the labels of product attributes: a product itself only has their codes (CAT-02). */

import type { GraphqlClient } from '#transport/graphql.ts';
import { AttributeLabelsDocument } from './attribute-labels.graphql.ts';
import { isPresent } from './product-parts.wire.ts';

export type AttributeLabels = ReadonlyMap<string, string>;

const noLabels: AttributeLabels = new Map();

/**
 * Reads them once per tab. Without labels a product page still works,
 * so a failure is silent and the next caller tries again.
 */
export const createLabelReader = (graphql: GraphqlClient): (() => Promise<AttributeLabels>) => {
  let asked: Promise<AttributeLabels> | null = null;

  const read = async (): Promise<AttributeLabels> => {
    // not the caller's signal: other callers wait for the same response
    const { attributesList } = await graphql.read(AttributeLabelsDocument, {}, new AbortController().signal);
    return new Map(
      (attributesList?.items ?? [])
        .filter(isPresent)
        .flatMap(({ code, label }) => (label ? [[code, label] as const] : [])),
    );
  };

  return () => {
    asked ??= read();
    return asked.catch(() => {
      asked = null;
      return noLabels;
    });
  };
};
