/** A folder of one's own under the system's temporary one, and the way to be rid of it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const makeTemporaryFolder = (purpose: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `brightwater-${purpose}-`));

/** Retried, because a process just killed may still be letting go of its files. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
