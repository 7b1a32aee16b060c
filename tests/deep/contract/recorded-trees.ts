/** Holds the server's tree of recorded page-builder content against a browser's: what the page brings along is what it would have read itself (CONTENT-01). */

import { isDeepStrictEqual } from 'node:util';
import { openBrowserParser } from '#tests/support/browser-parser.ts';
import { origin } from '#tests/services/page-builder/parsing.ts';
import { recordedContents } from './recorded-content.ts';

export const checkTrees = async (folder: string): Promise<boolean> => {
  const contents = recordedContents(folder);
  // only now: the cleaner it brings along looks for its window once, and the other check has one
  const { createServerParser } = await import('#server/server-parser.ts');
  const parse = createServerParser();
  const browser = await openBrowserParser(origin);
  const faults: string[] = [];
  for (const { name, content } of contents) {
    const { tree } = await browser.parse(content);
    if (!isDeepStrictEqual(parse({ html: content, origin }), tree)) faults.push(name);
  }
  await browser.close();
  console.log(
    `Page-builder content read by server and browser: ${contents.length} checked, ${faults.length} apart`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0;
};
