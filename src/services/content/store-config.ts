/** The store's configuration as GraphQL answers it: asked of the network once in a tab's life, then known (NET-04, GEN-07). */

import type { GraphqlClient } from '#transport/graphql.ts';
import type { StoreConfigDataQuery } from '../generated/graphql.ts';
import { StoreConfigDocument } from './store.graphql.ts';

/** Trouble with it stores nothing (§8). */
export type ReadStoreConfig = () => Promise<StoreConfigDataQuery['storeConfig']>;

export function createStoreConfigReader(graphql: GraphqlClient): ReadStoreConfig {
  let asked: Promise<StoreConfigDataQuery> | null = null;
  return async () => {
    // others that wait for it keep waiting when the first to ask has gone
    asked ??= graphql.read(StoreConfigDocument, {}, new AbortController().signal);
    const { storeConfig } = await asked.catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return storeConfig;
  };
}
