/** Caches the most recently used images, up to a number of bytes. */
export class MemoryCache {
  private readonly kept = new Map<string, Uint8Array<ArrayBuffer>>();
  private bytes = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.bytes;
  }

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) {
      // a Map keeps insertion order, so re-inserting makes it the newest
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found;
  }

  set(key: string, image: Uint8Array<ArrayBuffer>): void {
    if (image.byteLength > this.most) return;
    this.drop(key);
    this.kept.set(key, image);
    this.bytes += image.byteLength;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.most) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.byteLength ?? 0;
    this.kept.delete(key);
  }
}
