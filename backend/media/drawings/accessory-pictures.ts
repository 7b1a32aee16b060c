/** Draws cups, pumps, taps, racks and cooler accessories. */
import { bottle, type BottleForm } from './bottles.ts';
import { brand, material } from './colour.ts';
import { on } from './compositions.ts';
import { coneStack, cupDispenser, cupStack, flask, glass, lyingCone, paperCup } from './cups.ts';
import { bottleRack, handPump, neckRing, sideTap, usbPump } from './pumps-taps.ts';
import { at } from './sheet.ts';
import { type Draw, type Drawings, views } from './views.ts';

const carrier: BottleForm = {
  radius: 138,
  height: 520,
  neck: 46,
  cap: '#dbe9f3',
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.74,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};

const pumped =
  (pump: Draw): Draw =>
  (pen) =>
    on(pen, 370, 742, 276, bottle(pen, carrier)) + at(370, 742 - 486, neckRing(pen, 56) + pump(pen));

export const accessoryPictures: Drawings = {
  ...views(
    'cups-paper',
    (pen) => on(pen, 278, 676, 220, cupStack(pen, 13), 1.08) + on(pen, 546, 716, 170, paperCup(pen), 1.5),
    420,
    390,
    300,
  ),
  ...views(
    'cups-cone',
    (pen) => on(pen, 330, 676, 220, coneStack(pen, 6), 1.5) + on(pen, 606, 722, 270, lyingCone(pen), 1.4),
    230,
    420,
    300,
  ),
  ...views(
    'glasses',
    (pen) =>
      on(pen, 250, 610, 150, glass(pen, 0), 1.25) +
      on(pen, 560, 626, 150, glass(pen, 0), 1.25) +
      on(pen, 408, 708, 180, glass(pen, 0.72), 1.62),
    260,
    330,
    320,
  ),
  ...views('flask', (pen) => on(pen, 400, 724, 190, flask(pen, '#16508f'), 1.14), 260, 90, 300),
  ...views('pump-hand', pumped(handPump), 270, 0, 340),
  ...views('pump-usb', pumped(usbPump), 270, 0, 340),
  ...views(
    'taps',
    (pen) =>
      on(pen, 290, 520, 100, sideTap(pen, material.red, true), 1.3) +
      on(pen, 540, 720, 110, sideTap(pen, '#1b74c9', false), 1.5),
    140,
    150,
    320,
  ),
  ...views('rack', (pen) => on(pen, 392, 716, 620, bottleRack(pen), 1.1), 390, 420, 330),
  ...views(
    'cup-dispenser',
    (pen) =>
      `<rect x="372" y="112" width="140" height="600" rx="30" fill="#0b2c4f" opacity=".16" filter="${pen.blur(16)}"/>${at(400, 408, cupDispenser(pen), 1.02)}`,
    250,
    440,
    290,
  ),
};
