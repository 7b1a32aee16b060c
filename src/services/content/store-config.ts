/** Reads the store configuration once per tab (NET-04, GEN-07). */

import type { GraphqlClient } from '#transport/graphql.ts';
import type { StoreConfigDataQuery } from '../generated/graphql.ts';
import { StoreConfigDocument } from './store.graphql.ts';

/** A failure is not cached (§8). */
export type ReadStoreConfig = () => Promise<StoreConfigDataQuery['storeConfig']>;

export function createStoreConfigReader(graphql: GraphqlClient): ReadStoreConfig {
  let asked: Promise<StoreConfigDataQuery> | null = null;
  return async () => {
    // not the caller's signal: other callers wait for the same response
    asked ??= graphql.read(StoreConfigDocument, {}, new AbortController().signal);
    const { storeConfig } = await asked.catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return storeConfig;
  };
}
