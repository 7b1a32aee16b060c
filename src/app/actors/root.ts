/**
 * Wires the root machine. It imports no wing's machine or
 * service, and its own services are loaded by name.
 */

import { catalogMachine } from '#machines/display/catalog/catalog.machine.ts';
import { displayMachine } from '#machines/display/display.machine.ts';
import { errorsMachine } from '#machines/notices/errors/errors.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { pageMachine } from '#machines/display/page/page.machine.ts';
import { preparationMachine } from '#machines/display/preparation/preparation.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInCodeMachine } from '#machines/session/sign-in-code.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { updatesMachine } from '#machines/notices/updates/updates.machine.ts';
import { createConnectionService } from '#services/device/connection.service.ts';
import { createErrorsService } from '#services/device/errors.service.ts';
import { createClearCaches } from '#services/session/clear-caches.ts';
import { createStoredSession } from '#services/session/stored-session.ts';
import { createTokenWatch } from '#services/session/token-watch.ts';
import { createPreparationService } from '#services/page/preparation.service.ts';
import { createUpdatesService } from '#services/device/updates.service.ts';
import { wingMachine } from '#machines/wing.machine.ts';
import { loadPart } from '#ui/load-part.ts';
import type { FactSavers } from '../fact-savers.ts';
import { lazyServices } from './lazy-services.ts';
import { createWingLoader } from './wing-loader.ts';
import { createSharing, visitCachesOf, type Wires } from './wires.ts';

/** Its services are loaded on first use. */
export const wireDisplay = (pages: Wires['pages'], share: ReturnType<typeof createSharing>) => {
  const asked = lazyServices(async () => {
    const [code, shared] = await Promise.all([loadPart(() => import('./root-services.ts')), share()]);
    return code.wireRootServices(shared);
  });
  return displayMachine.provide({
    actors: {
      page: pageMachine.provide({ actors: { resolveRoute: asked('resolveRoute') } }),
      preparation: preparationMachine.provide({ actors: createPreparationService(pages) }),
      search: searchMachine.provide({ actors: { suggestResults: asked('suggestResults') } }),
      catalog: catalogMachine.provide({ actors: { readContent: asked('readContent') } }),
    },
  });
};

/** Services and wings are loaded on first use. */
export const wireShop = (wires: Wires, keepFacts: (savers: FactSavers) => void) => {
  const { transport, session, connection, pages, lifecycle, errors, releases } = wires;
  const share = createSharing(wires);
  const askedOfSession = lazyServices(async () => {
    const [code, shared] = await Promise.all([
      loadPart(() => import('#services/session/session.service.ts')),
      share(),
    ]);
    return code.createSessionService(shared.transport);
  });
  return shopMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...createStoredSession(transport, session),
          signIn: askedOfSession('signIn'),
          register: askedOfSession('register'),
          signInCode: signInCodeMachine.provide({
            actors: { confirmCode: askedOfSession('confirmCode'), resendCode: askedOfSession('resendCode') },
          }),
          verifyToken: askedOfSession('verifyToken'),
          revokeToken: askedOfSession('revokeToken'),
          watchToken: createTokenWatch(transport, lifecycle),
          clearCaches: createClearCaches(transport, visitCachesOf(wires)),
        },
      }),
      network: networkMachine.provide({ actors: createConnectionService(connection) }),
      display: wireDisplay(pages, share),
      notices: noticesMachine.provide({
        actors: {
          errors: errorsMachine.provide({ actors: createErrorsService(errors) }),
          updates: updatesMachine.provide({ actors: createUpdatesService(releases, session) }),
        },
      }),
      wing: wingMachine.provide({ actors: { loadWing: createWingLoader(share, keepFacts) } }),
    },
  });
};
