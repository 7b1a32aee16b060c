/**
 * Draws the placeholder for products without a picture, and the picture of the test product
 * (CAT-04).
 */
import { brand, material, water } from './colour.ts';
import { carton } from './cartons.ts';
import { drop, lettering } from './lettering.ts';
import { at, shadow, sheet, square, studio } from './sheet.ts';
import { views, type Drawings } from './views.ts';

/** An empty frame on the wall. */
const placeholder = () =>
  sheet(
    square,
    (pen) =>
      `${studio(pen)}<rect x="190" y="190" width="420" height="420" rx="24" fill="#ffffff" stroke="${water.body}" stroke-width="10" stroke-dasharray="34 22"/>${at(400, 415, drop(water.body, '#ffffff', water.clear), 3)}`,
  );

export const standIns: Drawings = {
  placeholder,
  ...views(
    'test-carton',
    (pen) =>
      [
        shadow(pen, 400, 640, 380),
        at(380, 640, carton(pen, 340, 300, 180, material.card, brand.orange)),
        lettering('TEST', 380, 420, 64, brand.ink),
      ].join(''),
    230,
    330,
    300,
  ),
};
