/** The language of the store. */

import { expect, test } from 'vitest';
import { languageOf } from '#machines/domain/store.ts';

test.each([
  ['en_AU', 'en-AU'],
  ['en_NZ', 'en-NZ'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['', 'en-AU'],
  ['unknown words', 'en-AU'],
])('the locale %j is the language %s of documents and formats [GEN-07]', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
