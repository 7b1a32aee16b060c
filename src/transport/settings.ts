/** What the transport needs to know of where it runs: a browser tab, a server request, or a test. */

import type { Storage } from './storage.ts';

export interface TransportSettings {
  /** Scheme, host and port that every path is asked of. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly storage: Storage;
  readonly isOnline: () => boolean;
  /** A cookie's value, null where there is none (XSRF-TOKEN). */
  readonly readCookie: (name: string) => string | null;
  readonly storeCode: string;
  readonly wait: (milliseconds: number) => Promise<void>;
}
