/** The page tells the shop which layers its backend answers: the front door writes the configured one into it (BACKEND_LAYERS). */

import type { Layer } from './settings.ts';
import type { RewriteFile } from './static-files.ts';

const mark = /(<meta\s+name="backend-layers"\s+content=")\w*(")/;

/** A page without the mark would leave the shop guessing, so it is a mistake of the build. */
const writeLayer = (html: string, layer: Layer): string => {
  if (!mark.test(html)) throw new Error('The page has no place for its backend-layers');
  return html.replace(mark, `$1${layer}$2`);
};

export const pageOf =
  (layer: Layer): RewriteFile =>
  (path, text) =>
    path === '/index.html' ? writeLayer(text, layer) : null;
