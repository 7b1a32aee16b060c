/**
 * A worker thread that parses merchant markup, so that large
 * content and its DOM do not block the server (CONTENT-01).
 */

import { parentPort } from 'node:worker_threads';
import { createServerParser } from './server-parser.ts';
import type { Markup } from './tree-reader.ts';

const { tree, clean } = createServerParser();

parentPort?.on('message', (markup: Markup) =>
  parentPort?.postMessage(markup.isText === true ? clean(markup.html) : tree(markup), []),
);
