/** `npm start`: builds when the sources changed, then opens the shop in this same process, so signals
 * reach it directly. With `--inspect` it is another build, whose machines can be watched. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOnce, folderOf } from './build-once.ts';

const root = join(import.meta.dirname, '..', '..');

process.env['NODE_ENV'] ??= 'production';
const isInspected = process.argv.includes('--inspect');
await buildOnce({ root, isInspected });
await import(pathToFileURL(join(root, folderOf(isInspected), 'server', 'main.js')).href);
