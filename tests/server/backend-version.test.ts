/** The front door finds out which Magento stands behind it, once (BEY-22). */

import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { AskGraphql } from '#server/ask-graphql.ts';
import { awaitVersion, findVersion } from '#server/backend-version.ts';
import { readVersionSchema } from '#tests/architecture/version-schema.ts';
import { backendVersions, type BackendVersion } from '#transport/backend-versions.ts';

/** A Magento names the first field that it lacks, and answers nothing else then. */
const magento = (version: BackendVersion): AskGraphql => {
  const schema = readVersionSchema('stock', version);
  return async (query) => {
    const [first] = validate(schema, parse(query));
    return first === undefined
      ? { data: { storeConfig: { code: 'default' } }, errors: [] }
      : { data: null, errors: [{ message: first.message }] };
  };
};

test.each(backendVersions)('Magento %s is told by the fields it knows [BEY-22]', async (version) => {
  expect(await findVersion(magento(version))).toBe(version);
});

const refusing: AskGraphql = async () => ({ data: null, errors: [{ message: 'Internal server error' }] });

test('a backend that refuses to say leaves the version open, and one that does not answer yet is asked again [BEY-22]', async () => {
  expect(await findVersion(refusing)).toBeNull();
  const [waits, answering]: [number[], AskGraphql] = [[], magento('2.4.7')];
  const ask: AskGraphql = async (...asked) => {
    if (waits.length < 5) throw new Error('starting');
    return answering(...asked);
  };
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  expect(await awaitVersion({ ask, wait })).toBe('2.4.7');
  expect(waits).toEqual([2000, 5000, 15_000, 60_000, 60_000]);
});
