/** Places things in the studio: alone, in front of their carton, in pairs, beside a box. */
import { bottle, type BottleForm } from './bottles.ts';
import { trayOfCans, type CanSkin } from './cans.ts';
import { carton, retailBox, type RetailBox } from './cartons.ts';
import { cooler, type Cooler } from './coolers.ts';
import type { Pen } from './pen.ts';
import { at, shadow } from './sheet.ts';
import type { Draw } from './views.ts';

/** A thing on the ground with a shadow of its width. */
export const on = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  body: string,
  scale = 1,
  turn = 0,
): string => shadow(pen, x, y, width) + at(x, y, body, scale, turn);

/** A thing lying flat, with a low, long shadow below it. */
export const lying = (x: number, y: number, width: number, body: string, scale = 1, turn = 0): string =>
  `<ellipse cx="${x + 10}" cy="${y + 20 * scale}" rx="${width * 0.54}" ry="${10 * scale}" fill="#0b2540" opacity=".2"/>${at(x, y, body, scale, turn)}`;

export const standing =
  (form: BottleForm, x = 400, y = 722): Draw =>
  (pen) =>
    shadow(pen, x, y + 4, form.radius * 2) + at(x, y, bottle(pen, form));

/** Two bottles in front of their carton. */
export const beforeCarton =
  (form: BottleForm, box: string, print?: string): Draw =>
  (pen) =>
    [
      shadow(pen, 300, 650, 520),
      at(276, 650, carton(pen, 430, 350, 260, box, print)),
      shadow(pen, 500, 726, form.radius * 2.1),
      at(500, 722, bottle(pen, form)),
      shadow(pen, 500 + form.radius * 2.2, 744, form.radius * 2.1),
      at(500 + form.radius * 2.2, 740, bottle(pen, form)),
    ].join('');

export const tray =
  (skin: CanSkin): Draw =>
  (pen) =>
    trayOfCans(pen, skin);

export const machine =
  (form: Cooler, y = 730): Draw =>
  (pen) =>
    shadow(pen, 400, y + 2, form.width * 1.3) + at(382, y, cooler(pen, form));

/** A retail box with its content beside it. */
export const boxed =
  (form: RetailBox, beside: Draw): Draw =>
  (pen) =>
    on(pen, 330, 660, form.width * 1.25, retailBox(pen, form)) + beside(pen);
