/**
 * Caches images in a folder across restarts, up to a number of files; an unusable folder only costs
 * time.
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DiskCache {
  private readonly folder: string;
  private readonly most: number;
  private writes = 0;

  constructor(folder: string, most: number) {
    this.folder = folder;
    this.most = most;
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const file = join(this.folder, key);
      const image = new Uint8Array(await readFile(file));
      const now = new Date();
      await utimes(file, now, now);
      return image;
    } catch {
      return undefined;
    }
  }

  async set(key: string, image: Uint8Array<ArrayBuffer>): Promise<void> {
    this.writes += 1;
    const draft = join(this.folder, `${key}.${process.pid}-${this.writes}.part`);
    try {
      await mkdir(this.folder, { recursive: true });
      // renamed into place, so that a partial file is never read
      await writeFile(draft, image);
      await rename(draft, join(this.folder, key));
      await this.trim();
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  private async trim(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= this.most) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, used: (await stat(join(this.folder, name))).mtimeMs })),
    );
    const oldest = aged.toSorted((one, other) => one.used - other.used).slice(0, names.length - this.most);
    await Promise.all(oldest.map(({ name }) => rm(join(this.folder, name), { force: true })));
  }
}
