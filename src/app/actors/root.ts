/** The root with its slots filled; it knows no machine or service of a wing. */

import { catalogMachine } from '#machines/display/catalog/catalog.machine.ts';
import { displayMachine } from '#machines/display/display.machine.ts';
import { errorsMachine } from '#machines/notices/errors/errors.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { pageMachine } from '#machines/display/page/page.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { updatesMachine } from '#machines/notices/updates/updates.machine.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { createConnectionService } from '#services/device/connection.service.ts';
import { createErrorsService } from '#services/device/errors.service.ts';
import { createForgetting } from '#services/session/forgetting.ts';
import { createRouteService } from '#services/page/route.service.ts';
import { createSearchService } from '#services/catalog/search.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { createTokenWatch } from '#services/session/token-watch.ts';
import { createUpdatesService } from '#services/device/updates.service.ts';
import { wingMachine } from '#machines/wing.machine.ts';
import { createWingLoader } from './wing-loader.ts';
import { visitKeepersOf, type SharedWires } from './wires.ts';

/** The wings are loaded when they are needed. */
export const wireShop = (wires: SharedWires) => {
  const { transport, session, connection, wakes, clean, errors, releases } = wires;
  return shopMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...createSessionService(transport, session),
          watchToken: createTokenWatch(transport, wakes),
          clearCaches: createForgetting(transport, visitKeepersOf(wires)),
        },
      }),
      network: networkMachine.provide({ actors: createConnectionService(connection) }),
      display: displayMachine.provide({
        actors: {
          page: pageMachine.provide({ actors: createRouteService(transport, wires.pageRoute) }),
          search: searchMachine.provide({ actors: createSearchService(transport) }),
          catalog: catalogMachine.provide({
            actors: createCatalogService(transport, clean, wires),
          }),
        },
      }),
      notices: noticesMachine.provide({
        actors: {
          errors: errorsMachine.provide({ actors: createErrorsService(errors) }),
          updates: updatesMachine.provide({ actors: createUpdatesService(releases, session) }),
        },
      }),
      wing: wingMachine.provide({ actors: { loadWing: createWingLoader(wires) } }),
    },
  });
};
