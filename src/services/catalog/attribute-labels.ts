/** What the merchant calls the attributes that product pages list: a product itself comes with their codes alone (CAT-02). */

import type { GraphqlClient } from '#transport/graphql.ts';
import { AttributeLabelsDocument } from './attribute-labels.graphql.ts';
import { isPresent } from './product-parts.wire.ts';

export type AttributeLabels = ReadonlyMap<string, string>;

const noLabels: AttributeLabels = new Map();

/** Asked once in a tab's life. Without them a product still has its page, so trouble with them is silent, and asked about again. */
export const createLabelReader = (graphql: GraphqlClient): (() => Promise<AttributeLabels>) => {
  let asked: Promise<AttributeLabels> | null = null;

  const read = async (): Promise<AttributeLabels> => {
    // whoever else waits for them keeps waiting when the first to ask has gone
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
