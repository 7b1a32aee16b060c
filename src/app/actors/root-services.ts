/** Network services of the root machine, in a chunk of their own that the first request loads. */

import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { createSearchService } from '#services/catalog/search.service.ts';
import { createRouteService } from '#services/page/route.service.ts';
import type { SharedWires } from './shared-wires.ts';

export const wireRootServices = (wires: SharedWires) => ({
  ...createRouteService(wires.transport, wires.pageRoute),
  ...createSearchService(wires.transport),
  ...createCatalogService(wires.transport, wires.clean, wires),
});
