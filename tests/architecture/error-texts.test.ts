/** What a server's sentence means is read in one file; elsewhere a failure has a kind (§8). */

import { expect, test } from 'vitest';
import { filesUnder, sourceFile } from './source-files.ts';

const catalogue = 'src/transport/error-texts.ts';
const readings: readonly RegExp[] = [
  /\bmessage\)? [!=]== ['"`](?!['"`]|(?:string|object)')/,
  /\.(?:test|exec|match)\([^)]*\bmessage\b/,
  /\bmessage\.(?:startsWith|endsWith|includes|match|search)\(/,
];
const isReading = (text: string): boolean => readings.some((reading) => reading.test(text));

test('only the catalogue of the transport decides by the text of an error [NET-03]', () => {
  const files = [...filesUnder('src', /\.tsx?$/), ...filesUnder('machines', /\.ts$/)];
  const readers = files.filter((path) => path !== catalogue && isReading(sourceFile(path).text));
  expect(readers).toEqual([]);
  expect(isReading(sourceFile(catalogue).text)).toBe(true);
});

test.each([
  "toFailure(cause).message === '404'",
  'pattern.test(message)',
  "message.startsWith('Cannot query field')",
])('notices %s', (text) => {
  expect(isReading(text)).toBe(true);
});
