/** The transport of one shop: GraphQL and REST in addition to the core, from the same settings. */

import { createGraphqlClient, type GraphqlClient } from './graphql.ts';
import { createRestClient, type RestClient } from './rest.ts';
import type { TransportSettings } from './settings.ts';
import { createTransportCore, type TransportCore } from './transport-core.ts';

export interface Transport extends TransportCore {
  readonly graphql: GraphqlClient;
  readonly rest: RestClient;
}

export const connect = (core: TransportCore): Transport => ({
  ...core,
  graphql: createGraphqlClient(core.settings, core.authorization, core.storedAnswers),
  rest: createRestClient(core.settings, core.authorization),
});

export const createTransport = (settings: TransportSettings): Transport =>
  connect(createTransportCore(settings));
