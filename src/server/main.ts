/** The built server: opens the port, the client build and the backend, and closes them in turn when asked to stop. */

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isDemonstration, openBackend, type BackendBehind } from './backend-behind.ts';
import { createDoor } from './door.ts';
import { greeting } from './greeting.ts';
import { listen, stopListening } from './listen.ts';
import { pageOf } from './page-layers.ts';
import { refuseJson } from './refusals.ts';
import { readSettings } from './settings.ts';
import { openStaticFiles } from './static-files.ts';
import { createTreeReader, threadLimits } from './tree-reader.ts';

const openThread = (): Worker =>
  new Worker(join(import.meta.dirname, 'content-thread.js'), { resourceLimits: threadLimits });

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const files = await openStaticFiles(join(import.meta.dirname, '..', 'client'), pageOf(settings));
  let opening: Promise<BackendBehind> | undefined;
  let isReady = false;
  const isEmbedded = settings.backendUrl === null || (await isDemonstration(settings.backendUrl));
  const door = await createDoor({
    // whoever asks while the backend opens waits for it
    backend: async (request, visitor) =>
      opening === undefined ? refuseJson(502) : (await opening).answer(request, visitor),
    isEmbedded,
    isProxyTrusted: settings.isProxyTrusted,
    files,
    externalCheckout: settings.externalCheckout,
    resellersProduct: settings.resellersProduct,
    mapTiles: settings.mapTiles,
    readTree: createTreeReader({ open: openThread }),
    isReady: () => isReady,
  });
  // the port comes first: a second start must fail before it touches the first one's data
  const { server, port } = await listen(door, settings);
  opening = openBackend(settings);
  const backend = await opening;
  isReady = true;
  console.log(greeting(settings, port));

  let isStopping = false;
  const stop = async (): Promise<void> => {
    // a second signal is from someone who will not wait
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
