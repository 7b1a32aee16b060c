/** `npm start`: builds when the sources changed, then opens the shop in this same process, so signals reach it directly. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOnce } from './build-once.ts';

const root = join(import.meta.dirname, '..', '..');

process.env['NODE_ENV'] ??= 'production';
await buildOnce({ root });
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
