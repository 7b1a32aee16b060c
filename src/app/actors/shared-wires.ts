/** Dependencies shared by the services of the root and of all wings. */

import { createCartTokens } from '#services/cart/cart-tokens.ts';
import { createStoreConfigReader } from '#services/content/store-config.ts';
import type { WholeWires } from './wires.ts';

export const shareWires = (wires: WholeWires) => ({
  ...wires,
  tokens: createCartTokens(wires.transport.authorization),
  readStoreConfig: createStoreConfigReader(wires.transport.graphql),
});
export type SharedWires = ReturnType<typeof shareWires>;
