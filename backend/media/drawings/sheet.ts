/** Defines the canvas of every drawing: size, window, backdrop and ground shadows. */
import { Pen } from './pen.ts';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The visible part of the drawing: x, y, width, height; by default all of it. */
  readonly window?: readonly [number, number, number, number];
}

export const square: Sheet = { width: 800, height: 800 };

export function sheet({ width, height, window }: Sheet, draw: (pen: Pen) => string): string {
  const pen = new Pen();
  const body = draw(pen);
  const view = window ?? [0, 0, width, height];
  const scale = width / view[2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(view[3] * scale)}" viewBox="${view.join(' ')}">${pen.defs}${body}</svg>`;
}

/** The product studio: a white wall running into a pale blue table. */
export function studio(pen: Pen, width = 800, height = 800): string {
  const wall = pen.radial(
    [
      [0, '#fafdff'],
      [0.5, '#edf5fb'],
      [1, '#d9e9f5'],
    ],
    [0.42, 0.36],
    0.78,
  );
  return `<rect x="-400" y="-400" width="${width + 800}" height="${height + 800}" fill="#d9e9f5"/><rect width="${width}" height="${height}" fill="${wall}"/>`;
}

/** The soft shadow of a thing of this width at x, y; light comes from the upper left. */
export function shadow(pen: Pen, x: number, y: number, width: number, strength = 1): string {
  // gradients look like blurs here and render much faster
  const wide = softSpot(pen, '#0b2c4f', 0.3 * strength);
  const near = softSpot(pen, '#0b2540', 0.52 * strength);
  return [
    `<ellipse cx="${x + width * 0.09}" cy="${y + 2}" rx="${width * 0.58 + 34}" ry="${Math.max(16, width * 0.075) + 26}" fill="${wide}"/>`,
    `<ellipse cx="${x + width * 0.02}" cy="${y}" rx="${width * 0.48 + 10}" ry="${Math.max(7, width * 0.03) + 9}" fill="${near}"/>`,
  ].join('');
}

/** Darkest in the middle and transparent at the rim, like a blur. */
export function softSpot(pen: Pen, colour: string, opacity: number): string {
  return pen.radial([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.74],
    [0.68, colour, opacity * 0.34],
    [0.86, colour, opacity * 0.08],
    [1, colour, 0],
  ]);
}

/** Places a body drawn around its own origin. */
export function at(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const grow = scale === 1 ? '' : ` scale(${scale})`;
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${rotate}${grow}">${body}</g>`;
}
