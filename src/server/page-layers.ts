/** The page tells the shop what its backend answers: the front door writes the configured layer and the fields that are missing into it (BACKEND_LAYERS, BACKEND_LACKS). */

import type { Settings } from './settings.ts';
import type { RewriteFile } from './static-files.ts';

/** A page without the mark would leave the shop guessing, so it is a mistake of the build. */
const write = (html: string, name: string, content: string): string => {
  const mark = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
  if (!mark.test(html)) throw new Error(`The page has no place for its ${name}`);
  return html.replace(mark, `$1${content}$2`);
};

export const pageOf =
  ({ layers, lacks }: Pick<Settings, 'layers' | 'lacks'>): RewriteFile =>
  (path, text) =>
    path === '/index.html'
      ? write(write(text, 'backend-layers', layers), 'backend-lacks', lacks.join(' '))
      : null;
