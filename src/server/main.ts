/**
 * The built server: opens the port, the client build and the
 * backend, and closes them in order on a signal.
 */

import type { Hono } from 'hono';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BackendVersion } from '#transport/backend-versions.ts';
import { drawPage } from '../entry-server.tsx';
import { createAskGraphql } from './ask-graphql.ts';
import { isDemonstration, openBackend, type BackendBehind } from './backend-behind.ts';
import { awaitVersion, versionAtStart } from './backend-version.ts';
import { createDoor, type DoorOptions } from './door.ts';
import { greeting } from './greeting.ts';
import { openInspection } from './inspection.ts';
import { listen, stopListening } from './listen.ts';
import { pageOf } from './page-layers.ts';
import { defaultStore } from './page-store.ts';
import { createProxy } from './proxy.ts';
import { refuseJson } from './refusals.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStaticFiles } from './static-files.ts';
import { createTreeReader, threadLimits } from './tree-reader.ts';
import { createChanges } from './watch-changes.ts';

const openThread = (): Worker =>
  new Worker(join(import.meta.dirname, 'content-thread.js'), { resourceLimits: threadLimits });

const clientFolder = join(import.meta.dirname, '..', 'client');
const inspectorFolder = join(import.meta.dirname, '..', 'inspector');

const findVersionOf = async ({ backendUrl, version }: Settings): Promise<BackendVersion | null> =>
  version === null && backendUrl !== null
    ? awaitVersion({ ask: createAskGraphql(createProxy(backendUrl), defaultStore) })
    : version;

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  let opening: Promise<BackendBehind> | undefined;
  let isReady = false;
  const finding = findVersionOf(settings);
  const [isEmbedded, early] = await Promise.all([
    settings.backendUrl === null || isDemonstration(settings.backendUrl),
    versionAtStart(settings, finding),
  ]);
  const inspection =
    import.meta.env.MODE === 'inspect' ? await openInspection(inspectorFolder, drawPage) : null;
  const changes = createChanges();
  const { readTree, clean } = createTreeReader({ open: openThread });
  const options: Omit<DoorOptions, 'files'> = {
    // requests wait while the backend opens
    backend: async (request, visitor) =>
      opening === undefined ? refuseJson(502) : (await opening).answer(request, visitor),
    isEmbedded,
    isProxyTrusted: settings.isProxyTrusted,
    publicUrls: settings.publicUrls,
    mostAtOnce: settings.mostAtOnce,
    externalCheckout: settings.externalCheckout,
    resellersProduct: settings.resellersProduct,
    mapTiles: settings.mapTiles,
    tracking: settings.tracking,
    drawing: { draw: inspection?.draw ?? drawPage, readTree, clean },
    watch: changes.watch,
    isReady: () => isReady,
  };
  const doorFor = async (version: BackendVersion | null): Promise<Hono> =>
    createDoor({ ...options, files: await openStaticFiles(clientFolder, pageOf({ ...settings, version })) });
  let door = await doorFor(early);
  // the port first: a second start must fail before it touches the first one's data
  const { server, port } = await listen(
    { fetch: (request, env) => inspection?.answer(request) ?? door.fetch(request, env) },
    settings,
  );
  opening = openBackend(settings, changes.tell);
  const backend = await opening;
  isReady = true;
  console.log(greeting(settings, port));
  if (inspection !== null) console.log(inspection.greeting(port));
  if (early === null)
    void finding.then(async (version) => {
      if (version !== null) door = await doorFor(version);
    });

  let isStopping = false;
  const stop = async (): Promise<void> => {
    // a second signal exits at once
    if (isStopping) process.exit(1);
    isStopping = true;
    isReady = false;
    await stopListening(server);
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
