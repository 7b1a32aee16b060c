/**
 * Finds the Magento version of the backend (BACKEND_VERSION) by
 * probing for a field that each version added.
 */

import type { BackendVersion } from '#transport/backend-versions.ts';
import { isFieldUnknown } from '#transport/error-texts.ts';
import type { AskGraphql, GraphqlAnswer } from './ask-graphql.ts';
import type { Settings } from './settings.ts';

/**
 * Newest first. Each is an Open Source field of a customer's
 * order; versions without it reject the query.
 */
const marks: readonly (readonly [version: BackendVersion, field: string])[] = [
  ['2.4.9', 'total { grand_total_excl_tax { value } }'],
  ['2.4.8', 'total { subtotal_incl_tax { value } }'],
  ['2.4.7', 'email'],
];

// the field is validated but never resolved, because @skip excludes it
const probe = (field: string): string =>
  `query ProbeVersion { storeConfig { code } customer @skip(if: true) { orders { items { ${field} } } } }`;

const isRefused = ({ errors }: GraphqlAnswer): boolean =>
  errors.some(({ message }) => isFieldUnknown(message));

/** Null if the backend neither accepts nor rejects the fields. Rejects if it does not respond. */
export const findVersion = async (ask: AskGraphql): Promise<BackendVersion | null> => {
  for (const [version, field] of marks) {
    const answer = await ask(probe(field), {});
    if (isRefused(answer)) continue;
    return answer.errors.length === 0 && answer.data !== null ? version : null;
  }
  return '2.4.6';
};

/** Milliseconds between attempts; the last value repeats. */
const pauses = [2000, 5000, 15_000, 60_000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

export interface VersionWatch {
  readonly ask: AskGraphql;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Retries until the backend responds; null if it responds but its version remains unknown. */
export const awaitVersion = async ({ ask, wait = pause }: VersionWatch): Promise<BackendVersion | null> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await findVersion(ask);
    } catch {
      await wait(pauses[Math.min(attempt, pauses.length - 1)] ?? 0);
    }
  }
};

/**
 * Milliseconds that the start waits for the version; pages learn it later from a slower backend.
 */
const patience = 3000;

/** The configured version, else the one found in time. */
export async function versionAtStart(
  { version }: Pick<Settings, 'version'>,
  finding: Promise<BackendVersion | null>,
  limit = patience,
): Promise<BackendVersion | null> {
  if (version !== null) return version;
  let timer: NodeJS.Timeout | undefined;
  // not unref'd: before the port is open nothing else keeps the process alive
  const late = new Promise<null>((resolve) => void (timer = setTimeout(() => resolve(null), limit)));
  const found = await Promise.race([finding, late]);
  clearTimeout(timer);
  return found;
}
