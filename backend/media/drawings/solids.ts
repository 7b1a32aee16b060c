/** Draws the two basic bodies: a box seen from the front right, and an upright cylinder. */
import { darker, lighter, mix } from './colour.ts';
import type { Pen } from './pen.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
  /** The depth, drawn foreshortened. */
  readonly depth: number;
  readonly colour: string;
  readonly side?: string;
  readonly top?: string;
  /** Without a lid; the content is drawn first. */
  readonly isOpen?: boolean;
}

/** How far a depth shifts to the right and up in the drawing. */
export function recede(depth: number): readonly [number, number] {
  return [depth * 0.36, depth * 0.2];
}

/** Stands on the origin with its front face centred there. */
export function box(pen: Pen, { width, height, depth, colour, side, top, isOpen }: Box): string {
  const [dx, dy] = recede(depth);
  const [left, right] = [-width / 2, width / 2];
  const sideColour = side ?? darker(colour, 0.22);
  const topColour = top ?? mix(lighter(colour, 0.3), '#dce9f3', 0.22);
  return [
    `<path d="M${right} 0L${right + dx} ${-dy}V${-dy - height}L${right} ${-height}Z" fill="${pen.linear([
      [0, sideColour],
      [1, darker(sideColour, 0.1)],
    ])}" stroke="${sideColour}" stroke-width="3" stroke-linejoin="round"/>`,
    isOpen === true
      ? ''
      : `<path d="M${left} ${-height}L${left + dx} ${-height - dy}H${right + dx}L${right} ${-height}Z" fill="${pen.linear(
          [
            [0, lighter(topColour, 0.3)],
            [1, topColour],
          ],
        )}" stroke="${topColour}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="M${left} 0V${-height}H${right}V0Z" fill="${pen.face(colour)}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="M${left} ${-height}H${right}V0M${right} ${-height}L${right + dx} ${-dy - height}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="M${left} 0V${-height}${isOpen === true ? `H${right}` : `L${left + dx} ${-height - dy}H${right + dx}`}V${-dy}L${right} 0Z" fill="none" stroke="#0b2c4f" stroke-opacity=".13" stroke-width="2" stroke-linejoin="round"/>`,
  ].join('');
}

/** The outline of an upright cylinder or cone: rim at the top, curved at the bottom. */
export function barrelPath(top: number, bottom: number, height: number, curve = 0.16): string {
  return `M${-top} ${-height}L${-bottom} 0A${bottom} ${bottom * curve} 0 0 0 ${bottom} 0L${top} ${-height}A${top} ${top * curve} 0 0 1 ${-top} ${-height}Z`;
}

/** A ring of colour around a cylinder between two heights. */
export function band(radius: number, from: number, to: number, fill: string, curve = 0.16): string {
  const bend = radius * curve;
  return `<path d="M${-radius} ${-from}A${radius} ${bend} 0 0 0 ${radius} ${-from}V${-to}A${radius} ${bend} 0 0 1 ${-radius} ${-to}Z" fill="${fill}"/>`;
}
