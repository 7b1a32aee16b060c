/** Finds the backend's own folder, also when its code is bundled elsewhere. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Migrations and schemas are read as files; a bundle lies elsewhere, but always inside the project.
 */
export function backendFolder(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'backend');
      if (existsSync(join(candidate, 'database/migrations/meta/_journal.json'))) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new Error('The backend folder with its migrations was not found.');
}
