/** A thread of its own that reads the merchant's markup, so that neither a megabyte of it nor the DOM it takes holds up the door (CONTENT-01). */

import { parentPort } from 'node:worker_threads';
import { createServerParser } from './server-parser.ts';
import type { Markup } from './tree-reader.ts';

const { tree, clean } = createServerParser();

parentPort?.on('message', (markup: Markup) =>
  parentPort?.postMessage(markup.isText === true ? clean(markup.html) : tree(markup), []),
);
