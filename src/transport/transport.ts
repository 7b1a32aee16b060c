/** The wires of one shop: GraphQL, REST and storage, made from the same settings. */

import { createAuthorization, type Authorization } from './authorization.ts';
import { gapsOf, type Gaps } from './backend-versions.ts';
import { createGraphqlClient, type GraphqlClient } from './graphql.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { createRestClient, type RestClient } from './rest.ts';
import type { Layer, TransportSettings } from './settings.ts';
import type { Storage } from './storage.ts';

export interface Transport {
  readonly graphql: GraphqlClient;
  readonly rest: RestClient;
  readonly storage: Storage;
  readonly storeCode: string;
  readonly authorization: Authorization;
  /** Whether the backend answers what this layer adds. */
  readonly has: (layer: Layer) => boolean;
  /** What the backend's version wants to know of whoever looks for an order. */
  readonly orderProof: Gaps['orderProof'];
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Public answers kept for a visit without a connection. */
  readonly keptAnswers: Pick<KeptAnswers, 'forget'>;
}

const order: readonly Layer[] = ['stock', 'commerce', 'merchant'];

export const createTransport = (settings: TransportSettings): Transport => {
  const authorization = createAuthorization(settings.storage);
  const keptAnswers = createKeptAnswers(settings);
  return {
    graphql: createGraphqlClient(settings, authorization, keptAnswers),
    rest: createRestClient(settings, authorization),
    storage: settings.storage,
    storeCode: settings.storeCode,
    orderProof: gapsOf[settings.version].orderProof,
    isOnline: settings.isOnline,
    wait: settings.wait,
    authorization,
    keptAnswers,
    has: (layer) => order.indexOf(layer) <= order.indexOf(settings.layer),
  };
};
