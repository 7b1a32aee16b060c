/** Decompresses a WOFF 1 font, because fontkit would inflate a whole table for every glyph. */
import { inflateSync } from 'node:zlib';

const headerLength = 12;
const entryLength = 16;

export function unpackWoff(file: Uint8Array): Uint8Array {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = from.getUint16(12);
  const header = new DataView(new ArrayBuffer(headerLength + count * entryLength));
  header.setUint32(0, from.getUint32(4));
  header.setUint16(4, count);
  const bodies: Uint8Array[] = [];
  let offset = header.byteLength;
  for (let place = 0; place < count; place += 1) {
    const [tag = 0, start = 0, packed = 0, length = 0, checksum = 0] = Array.from({ length: 5 }, (_, field) =>
      from.getUint32(44 + place * 20 + field * 4),
    );
    const bytes = file.subarray(start, start + packed);
    const body = new Uint8Array(Math.ceil(length / 4) * 4);
    body.set(packed < length ? inflateSync(bytes) : bytes);
    [tag, checksum, offset, length].forEach((value, field) =>
      header.setUint32(headerLength + place * entryLength + field * 4, value),
    );
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([new Uint8Array(header.buffer), ...bodies]);
}
