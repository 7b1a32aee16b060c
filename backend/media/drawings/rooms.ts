/** Draws the scenes of the home page and the cooler in a room. */
import { bottle, type BottleForm } from './bottles.ts';
import { brand, material } from './colour.ts';
import { benchTop, cooler, floorStanding } from './coolers.ts';
import { crock } from './crock.ts';
import { cupStack, glass, mug } from './cups.ts';
import { laptop, lemons, plant, room, streetWindow, sunlight, table } from './furniture.ts';
import { ream } from './office.ts';
import type { Pen } from './pen.ts';
import { at, shadow, sheet, square } from './sheet.ts';
import type { Drawings } from './views.ts';

const spare: BottleForm = {
  radius: 88,
  height: 312,
  neck: 25,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};
const hotAndCold = {
  ...floorStanding,
  body: material.white,
  panel: material.graphite,
  pours: ['hot', 'cold'],
} as const;

const ground = (pen: Pen, x: number, y: number, width: number, body: string, scale = 1) =>
  shadow(pen, x, y, width) + at(x, y, body, scale);

/** The wide scene; its left third stays empty for text. */
function kitchen(pen: Pen): string {
  return [
    room(pen, 1600, 700, 548),
    sunlight(pen, 'M120 0L420 0L250 548H-90Z'),
    streetWindow(pen, 716, 74, 500, 300),
    sunlight(pen, 'M560 700L700 566H1010L930 700Z'),
    at(960, 626, table(pen, 560, 176)),
    ground(pen, 808, 442, 70, glass(pen, 0.7), 0.46),
    ground(pen, 902, 446, 70, glass(pen, 0.62), 0.46),
    at(1104, 438, plant(pen), 0.62),
    ground(pen, 1010, 440, 120, lemons(pen), 0.7),
    ground(pen, 1352, 642, 250, cooler(pen, hotAndCold), 0.86),
    ground(pen, 1512, 662, 150, bottle(pen, spare), 0.86),
  ].join('');
}

function bench(pen: Pen): string {
  return [
    room(pen, 1280, 800, 900),
    sunlight(pen, 'M520 0L860 0L640 560H260Z'),
    `<rect x="0" y="120" width="330" height="20" rx="6" fill="#e2c39b"/><rect x="0" y="140" width="322" height="10" fill="#0b2540" opacity=".1"/>`,
    at(120, 120, mug(pen, '#f3efe6'), 0.52),
    at(240, 120, mug(pen, '#2b6cb8'), 0.52),
    `<path d="M0 588H1280V632H0Z" fill="${pen.down([
      [0, '#ffffff'],
      [1, '#dde7ee'],
    ])}"/><path d="M0 566H1280V590H0Z" fill="#f7fafc"/><path d="M0 632H1280V800H0Z" fill="${pen.down([
      [0, '#b5cfe2'],
      [0.12, '#c7dcea'],
      [1, '#d3e4f0'],
    ])}"/><path d="M320 640V800M640 640V800M960 640V800" stroke="#0b2540" stroke-opacity=".1" stroke-width="3"/>`,
    [160, 480, 800, 1120]
      .map((x) => `<rect x="${x - 34}" y="668" width="68" height="9" rx="4.5" fill="#8ea6b8"/>`)
      .join(''),
    ground(pen, 520, 580, 300, crock(pen), 0.92),
    ground(pen, 792, 584, 120, glass(pen, 0.7), 0.8),
    ground(pen, 940, 588, 120, glass(pen, 0.55), 0.8),
    ground(pen, 1118, 582, 190, lemons(pen), 1.16),
    ground(pen, 190, 584, 140, plant(pen, '#dcc7a2'), 0.96),
  ].join('');
}

function office(pen: Pen): string {
  return [
    room(pen, 1280, 800, 640),
    streetWindow(pen, 120, 84, 560, 330),
    sunlight(pen, 'M60 800L230 652H640L560 800Z'),
    at(430, 730, table(pen, 700, 230)),
    ground(pen, 360, 488, 220, laptop(pen), 1.06),
    ground(pen, 560, 490, 100, mug(pen, '#2b6cb8', true), 0.5),
    at(668, 484, plant(pen, '#dcc7a2'), 0.66),
    ground(pen, 190, 490, 150, ream(pen), 0.3),
    ground(pen, 976, 734, 270, cooler(pen, { ...hotAndCold, panel: brand.blue })),
    ground(pen, 1164, 760, 180, bottle(pen, spare)),
  ].join('');
}

/** A cooler in a room, for product galleries. */
function corner(pen: Pen): string {
  return [
    room(pen, 800, 800, 640),
    sunlight(pen, 'M40 0L330 0L200 640H-90Z'),
    at(150, 716, plant(pen, '#dcc7a2'), 1.3),
    ground(pen, 402, 738, 270, cooler(pen, hotAndCold)),
    ground(pen, 628, 752, 180, bottle(pen, spare)),
  ].join('');
}

function benchCorner(pen: Pen): string {
  return [
    room(pen, 800, 800, 900),
    sunlight(pen, 'M380 0L640 0L470 600H180Z'),
    `<path d="M0 620H800V668H0Z" fill="#f7fafc"/><path d="M0 668H800V800H0Z" fill="#c7dcea"/><path d="M0 668H800V684H0Z" fill="#0b2540" opacity=".1"/>`,
    ground(
      pen,
      330,
      644,
      320,
      cooler(pen, { ...benchTop, body: material.white, panel: material.graphite, pours: ['hot', 'cold'] }),
    ),
    ground(pen, 610, 650, 130, glass(pen, 0.7), 0.8),
    ground(pen, 704, 640, 100, cupStack(pen, 8), 0.42),
  ].join('');
}

const hero = { width: 1600, height: 700 };
const landscape = { width: 1280, height: 800 };

export const rooms: Drawings = {
  'home-hero': () => sheet(hero, kitchen),
  'home-hero-narrow': () => sheet({ width: 1280, height: 960, window: [684, 13, 916, 687] }, kitchen),
  'home-at-home': () => sheet(landscape, bench),
  'home-at-work': () => sheet(landscape, office),
  'cooler-floor-hc-room': () => sheet(square, corner),
  'cooler-bench-hc-room': () => sheet(square, benchCorner),
  'bottle-15-on-cooler': () => sheet({ ...square, window: [210, 20, 440, 440] }, corner),
};
