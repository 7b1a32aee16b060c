/** The services of the root that ask the network: a chunk of its own, loaded with the first question. */

import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { createSearchService } from '#services/catalog/search.service.ts';
import { createRouteService } from '#services/page/route.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import type { SharedWires } from './shared-wires.ts';

export const wireRootServices = (wires: SharedWires) => ({
  ...createSessionService(wires.transport),
  ...createRouteService(wires.transport, wires.pageRoute),
  ...createSearchService(wires.transport),
  ...createCatalogService(wires.transport, wires.clean, wires),
});

export type RootServices = ReturnType<typeof wireRootServices>;
