/** Draws the category pictures of cups, accessories, filters and cleaning products. */
import { bottle, type BottleForm } from './bottles.ts';
import { retailBox } from './cartons.ts';
import { brand, material } from './colour.ts';
import { coneStack, cupStack, flask, glass, paperCup } from './cups.ts';
import { brush, careBottle, cartridge, cloth, sachet, twinKit } from './filters.ts';
import { bottleRack, handPump, neckRing, sideTap } from './pumps-taps.ts';
import { at, shadow } from './sheet.ts';
import type { Drawings } from './views.ts';

import { put, scene } from './stage.ts';
const large: BottleForm = {
  radius: 150,
  height: 540,
  neck: 41,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER', size: '15 L' },
};

export const stationDepartments: Drawings = {
  'category-accessories': scene(
    (pen) =>
      put(pen, 210, 632, 190, cupStack(pen, 11), 1) +
      put(pen, 408, 652, 170, paperCup(pen), 1.14) +
      put(pen, 606, 650, 150, flask(pen, '#16508f'), 0.94) +
      put(pen, 788, 660, 130, glass(pen, 0.7), 0.96),
  ),
  'category-cups': scene(
    (pen) =>
      put(pen, 230, 636, 190, cupStack(pen, 11), 1.04) +
      put(pen, 480, 654, 220, paperCup(pen), 1.5) +
      put(pen, 742, 652, 190, coneStack(pen, 6), 1.1),
  ),
  'category-pumps': scene(
    (pen) =>
      put(
        pen,
        270,
        664,
        230,
        bottle(pen, {
          ...large,
          radius: 112,
          height: 420,
          neck: 38,
          cap: '#dbe9f3',
          label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff' },
        }),
      ) +
      at(270, 664 - 392, neckRing(pen, 46) + handPump(pen), 0.82) +
      put(pen, 640, 510, 80, sideTap(pen, material.red, true), 1) +
      put(pen, 788, 660, 90, sideTap(pen, '#1b74c9', false), 1.2),
  ),
  'category-racks': scene((pen) => put(pen, 470, 650, 560, bottleRack(pen), 1.02)),

  'category-filters-care': scene(
    (pen) =>
      put(pen, 250, 640, 160, cartridge(pen, 'sediment'), 1) +
      put(pen, 430, 652, 160, cartridge(pen, 'carbon'), 1) +
      put(pen, 624, 652, 150, careBottle(pen, '#2f8f86', 'SANITISER'), 1.2) +
      put(pen, 796, 660, 150, sachet(pen), 0.96, 6),
  ),
  'category-filters': scene(
    (pen) => shadow(pen, 410, 662, 380, 0.5) + shadow(pen, 684, 654, 110) + at(490, 650, twinKit(pen), 0.98),
  ),
  'category-care': scene(
    (pen) =>
      put(
        pen,
        260,
        632,
        310,
        retailBox(pen, {
          width: 300,
          height: 330,
          depth: 200,
          colour: '#f4f8fb',
          ink: brand.blue,
          accent: '#2f8f86',
          word: 'COOLER CARE',
        }),
        1.16,
      ) +
      put(pen, 590, 648, 170, careBottle(pen, '#2f8f86', 'SANITISER'), 1.22) +
      put(pen, 762, 656, 190, cloth(pen, '#f4b678'), 0.9) +
      `<ellipse cx="500" cy="696" rx="190" ry="8" fill="#0b2540" opacity=".18"/>${at(490, 670, brush(pen), 1, -4)}`,
  ),
};
