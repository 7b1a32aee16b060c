/** Settings of the transport for its environment: a browser tab, a server request, or a test. */

import type { BackendVersion } from './backend-versions.ts';
import type { Storage } from './storage.ts';

/** How much of the contract the backend supports; each layer includes those before it. */
export type Layer = 'stock' | 'commerce' | 'merchant';

export interface TransportSettings {
  /** Scheme, host and port of every request. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly storage: Storage;
  readonly isOnline: () => boolean;
  /** A cookie's value, null if there is none (XSRF-TOKEN). */
  readonly readCookie: (name: string) => string | null;
  readonly storeCode: string;
  readonly layer: Layer;
  /** The Magento version of the backend, which determines missing fields (backend-versions.ts). */
  readonly version: BackendVersion;
  /** Further fields that the backend's schema lacks: product attributes of the merchant. */
  readonly lacks: readonly string[];
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Runs work when the page is idle. */
  readonly whenIdle: (work: () => void) => void;
}
