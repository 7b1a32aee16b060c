/** The wires of one shop: GraphQL, REST and storage, made from the same settings. */

import { createGraphqlClient, type GraphqlClient } from './graphql.ts';
import { createRestClient, type RestClient } from './rest.ts';
import type { TransportSettings } from './settings.ts';
import type { Storage } from './storage.ts';

export interface Transport {
  readonly graphql: GraphqlClient;
  readonly rest: RestClient;
  readonly storage: Storage;
  readonly storeCode: string;
  readonly isOnline: () => boolean;
}

export const createTransport = (settings: TransportSettings): Transport => ({
  graphql: createGraphqlClient(settings),
  rest: createRestClient(settings),
  storage: settings.storage,
  storeCode: settings.storeCode,
  isOnline: settings.isOnline,
});
