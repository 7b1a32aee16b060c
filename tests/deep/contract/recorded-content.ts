/** Reads the page-builder content in recorded answers as the storefront does, and says what of it was lost (CONTENT-01). */

import { isDeepStrictEqual } from 'node:util';
import { JSDOM } from 'jsdom';
import { keptIn, writtenIn } from '#tests/services/page-builder/kept.ts';
import { parse } from '#tests/services/page-builder/parsing.ts';
import { isList, isObject, readRecordings, type Json } from './recording.ts';

const stringsIn = (json: Json | undefined): readonly string[] => {
  if (typeof json === 'string') return [json];
  if (isList(json)) return json.flatMap(stringsIn);
  return isObject(json) ? Object.values(json).flatMap(stringsIn) : [];
};

/** Also loads the cleaner, which looks for its window once. */
const withBrowser = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { window } = new JSDOM();
  Object.assign(globalThis, { window, DOMParser: window.DOMParser });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'DOMParser');
  }
};

const faultsOf = async (content: string): Promise<readonly string[]> => {
  const [kept, written] = [keptIn(await parse(content)), writtenIn(content)];
  return (['words', 'types', 'skus'] as const).flatMap((what) =>
    isDeepStrictEqual(kept[what], written[what])
      ? []
      : [`${what}: ${JSON.stringify(kept[what])} of ${JSON.stringify(written[what])}`],
  );
};

interface RecordedContent {
  readonly name: string;
  readonly content: string;
}

export const recordedContents = (folder: string): readonly RecordedContent[] =>
  readRecordings(folder).flatMap(({ name, response }) =>
    stringsIn(response.body)
      .filter((text) => text.includes('data-content-type='))
      .map((content) => ({ name, content })),
  );

export const checkContent = (folder: string): Promise<boolean> =>
  withBrowser(async () => {
    const contents = recordedContents(folder);
    const faults: string[] = [];
    for (const { name, content } of contents)
      faults.push(...(await faultsOf(content)).map((fault) => `${name}: ${fault}`));
    console.log(`Page-builder content read: ${contents.length} checked, ${faults.length} lost something`);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length === 0;
  });
