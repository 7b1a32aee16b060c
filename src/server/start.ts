/**
 * `npm start`: builds if sources changed, then runs the server in this process, so that signals
 * reach it directly. `--inspect` uses a separate build with inspectable machines.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOnce, folderOf } from './build-once.ts';

const root = join(import.meta.dirname, '..', '..');

process.env['NODE_ENV'] ??= 'production';
const isInspected = process.argv.includes('--inspect');
await buildOnce({ root, isInspected });
await import(pathToFileURL(join(root, folderOf(isInspected), 'server', 'main.js')).href);
