/** The backend of the server: the embedded one in this process, or a proxy to BACKEND_URL. */

import type { DoorOptions } from './door.ts';
import { introduce } from './forwarded.ts';
import { createProxy } from './proxy.ts';
import type { Settings } from './settings.ts';

export interface BackendBehind {
  readonly answer: DoorOptions['backend'];
  readonly close: () => Promise<void>;
}

const openEmbedded = async (settings: Settings, changed: () => void): Promise<BackendBehind> => {
  // imported on demand: a server in front of a real Magento must not load the reference backend
  const [{ createBackend }, { seedShop }] = await Promise.all([
    import('#backend/backend.ts'),
    import('#backend/seed/shop.ts'),
  ]);
  const backend = await createBackend({
    ...(settings.databaseUrl === null ? {} : { databaseUrl: settings.databaseUrl }),
    ...(settings.mail === null ? {} : { mail: settings.mail }),
    isDemonstration: settings.isDemonstration,
    showsMails: settings.showsMails,
    layers: settings.layers,
    ...(settings.habits === null ? {} : { habits: settings.habits }),
    dataDir: settings.dataDir,
    cacheDir: settings.cacheDir,
    seed: seedShop,
    log: (line) => console.error(line),
  });
  await backend.watch(changed);
  return {
    answer: (request, visitor) => backend.fetch(introduce(request, visitor)),
    close: () => backend.close(),
  };
};

/** `changed` is called after each change of public content that the backend reports. */
export const openBackend = async (settings: Settings, changed: () => void): Promise<BackendBehind> => {
  if (settings.backendUrl === null) return openEmbedded(settings, changed);
  const proxy = createProxy(settings.backendUrl);
  return { answer: proxy, close: async () => undefined };
};

/** Milliseconds that the backend has to say what it is. */
const patience = 3000;

/**
 * Whether BACKEND_URL is a reference backend, so that the card
 * emulator's paths work; a Magento never says so.
 */
export const isDemonstration = async (backend: URL): Promise<boolean> => {
  try {
    const response = await fetch(new URL('/healthz', backend), { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'isDemonstration' in answer;
  } catch {
    return false;
  }
};
