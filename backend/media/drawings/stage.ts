/** Draws the wall and table of category pictures, and places things on them. */
import type { Pen } from './pen.ts';
import { at, shadow, sheet } from './sheet.ts';
import type { Draw } from './views.ts';

const paper = { width: 960, height: 720 };

/** The wall and table of category pictures, slightly darker than the product studio. */
function stage(pen: Pen): string {
  return [
    `<rect width="960" height="720" fill="${pen.radial(
      [
        [0, '#f2f9fe'],
        [0.6, '#dfeffa'],
        [1, '#c9e2f4'],
      ],
      [0.42, 0.34],
      0.8,
    )}"/>`,
    `<ellipse cx="480" cy="760" rx="760" ry="250" fill="#ffffff" opacity=".42"/>`,
  ].join('');
}

/** A thing, its position and size, and the width of its shadow. */
export const put = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  body: string,
  scale = 1,
  turn = 0,
): string => shadow(pen, x, y, width) + at(x, y, body, scale, turn);

export const scene = (draw: Draw) => () => sheet(paper, (pen) => stage(pen) + draw(pen));
