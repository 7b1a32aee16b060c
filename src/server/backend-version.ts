/** Finds out which Magento stands behind the door (BACKEND_VERSION), by asking whether it knows a field that came with each version. */

import type { BackendVersion } from '#transport/backend-versions.ts';
import { isFieldUnknown } from '#transport/error-texts.ts';
import type { AskGraphql, GraphqlAnswer } from './ask-graphql.ts';
import type { Settings } from './settings.ts';

/** Newest first. Every field is Open Source's own, of a customer's order; a version that lacks it refuses the query. */
const marks: readonly (readonly [version: BackendVersion, field: string])[] = [
  ['2.4.9', 'total { grand_total_excl_tax { value } }'],
  ['2.4.8', 'total { subtotal_incl_tax { value } }'],
  ['2.4.7', 'email'],
];

// the field is only checked, never asked for: it stands in what is skipped
const probe = (field: string): string =>
  `query ProbeVersion { storeConfig { code } customer @skip(if: true) { orders { items { ${field} } } } }`;

const isRefused = ({ errors }: GraphqlAnswer): boolean =>
  errors.some(({ message }) => isFieldUnknown(message));

/** Null where the backend says neither yes nor no. Rejects where it does not answer. */
export const findVersion = async (ask: AskGraphql): Promise<BackendVersion | null> => {
  for (const [version, field] of marks) {
    const answer = await ask(probe(field), {});
    if (isRefused(answer)) continue;
    return answer.errors.length === 0 && answer.data !== null ? version : null;
  }
  return '2.4.6';
};

/** Milliseconds before a backend that has not answered is asked again; the last one goes on. */
const pauses = [2000, 5000, 15_000, 60_000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

export interface VersionWatch {
  readonly ask: AskGraphql;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Asks until the backend has answered; null where it answers and its version is still not known. */
export const awaitVersion = async ({ ask, wait = pause }: VersionWatch): Promise<BackendVersion | null> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await findVersion(ask);
    } catch {
      await wait(pauses[Math.min(attempt, pauses.length - 1)] ?? 0);
    }
  }
};

/** Milliseconds that the start waits for the version; a backend that is slower is told to the pages later. */
const patience = 3000;

/** The version that is set, or else the one found in good time. */
export async function versionAtStart(
  { version }: Pick<Settings, 'version'>,
  finding: Promise<BackendVersion | null>,
  limit = patience,
): Promise<BackendVersion | null> {
  if (version !== null) return version;
  let timer: NodeJS.Timeout | undefined;
  // nothing else keeps the process alive before the port is open, so this timer must
  const late = new Promise<null>((resolve) => void (timer = setTimeout(() => resolve(null), limit)));
  const found = await Promise.race([finding, late]);
  clearTimeout(timer);
  return found;
}
