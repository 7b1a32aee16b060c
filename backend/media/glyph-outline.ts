/**
 * Encodes an outline for the glyf table of a TrueType font, each point as a long offset from the
 * last.
 */
import type { Path } from 'fontkit';

const onCurve = 1;

export function encodeOutline({ commands }: Path): Uint8Array {
  const points: { x: number; y: number; flag: number }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1);
    for (let place = 0; place < args.length; place += 2) {
      const isControl = command === 'quadraticCurveTo' && place === 0;
      const [x = 0, y = 0] = args.slice(place, place + 2);
      points.push({ x: Math.round(x), y: Math.round(y), flag: isControl ? 0 : onCurve });
    }
  }
  if (points.length === 0) return new Uint8Array();
  const length = 10 + 2 * ends.length + 2 + 5 * points.length;
  // entries start at multiples of four
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach(write);
  ends.forEach(write);
  write(0);
  for (const { flag } of points) view.setUint8(at++, flag);
  for (const line of [xs, ys]) line.forEach((value, place) => write(value - (line[place - 1] ?? 0)));
  return new Uint8Array(view.buffer);
}
