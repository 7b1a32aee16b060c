/** What the transport needs to know of where it runs: a browser tab, a server request, or a test. */

import type { BackendVersion } from './backend-versions.ts';
import type { Storage } from './storage.ts';

/** How much of the contract the backend answers; each layer includes those before it. */
export type Layer = 'stock' | 'commerce' | 'merchant';

export interface TransportSettings {
  /** Scheme, host and port that every path is asked of. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly storage: Storage;
  readonly isOnline: () => boolean;
  /** A cookie's value, null where there is none (XSRF-TOKEN). */
  readonly readCookie: (name: string) => string | null;
  readonly storeCode: string;
  readonly layer: Layer;
  /** The Magento behind the page: what it lacks is known beforehand (backend-versions.ts). */
  readonly version: BackendVersion;
  /** Names of further fields that the backend's schema lacks: product attributes of the merchant. */
  readonly lacks: readonly string[];
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Does something that nobody waits for, in a moment without anything else to do. */
  readonly whenIdle: (work: () => void) => void;
}
