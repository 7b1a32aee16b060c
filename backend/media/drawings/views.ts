/** Makes a product's two pictures from one drawing: the whole in the studio, and a close-up. */
import type { Pen } from './pen.ts';
import { sheet, square, studio } from './sheet.ts';

export type Draw = (pen: Pen) => string;
export type Drawings = Readonly<Record<string, () => string>>;

/** The close-up is the square of this size with its upper left corner at x, y. */
export function views(key: string, draw: Draw, x: number, y: number, size: number): Drawings {
  const scene: Draw = (pen) => studio(pen) + draw(pen);
  return {
    [key]: () => sheet(square, scene),
    [`${key}-close`]: () => sheet({ ...square, window: [x, y, size, size] }, scene),
  };
}
