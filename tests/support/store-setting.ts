/** Changes settings in a data directory that no backend has open. */

import { join } from 'node:path';
import { openEmbeddedDatabase } from '#backend/database/embedded-database.ts';
import { lockDirectory } from '#backend/database/lock.ts';
import { saveSetting } from '#backend/store/settings.ts';

export const changeSettings = async (
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> => {
  const lock = await lockDirectory(dataDir);
  try {
    const { database, close } = await openEmbeddedDatabase({ directory: join(dataDir, 'postgres') });
    try {
      for (const [key, value] of Object.entries(settings)) await saveSetting(database, key, value);
    } finally {
      await close();
    }
  } finally {
    await lock.release();
  }
};
