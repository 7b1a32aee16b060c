/** Draws outdoor scenes: the van in a street, a hot afternoon, a front door, the river run. */
import { bottle, type BottleForm } from '../bottles.ts';
import { can } from '../cans.ts';
import { brand, material } from '../colour.ts';
import { cupStack, flask } from '../cups.ts';
import { plant, sunlight, table, van } from '../furniture.ts';
import type { Pen } from '../pen.ts';
import { at, shadow, sheet } from '../sheet.ts';
import { put } from '../stage.ts';
import type { Drawings } from '../views.ts';
import { awning, hills, house, road, sky, sun, tree } from './outdoors.ts';

export const spare: BottleForm = {
  radius: 88,
  height: 312,
  neck: 25,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};

function street(pen: Pen): string {
  return [
    sky(pen, 1600, 700),
    sun(pen, 1320, 120, 44),
    hills(1600, 700, 392, 90, '#c4ddd4'),
    hills(1600, 700, 452, 70, '#a9ccb4'),
    `<rect y="440" width="1600" height="120" fill="#b9d8b4"/>`,
    house(pen, 190, 530, 300, '#f1e6d2', '#b5563f'),
    house(pen, 640, 530, 280, '#dbe9f0', '#5d7c8f'),
    house(pen, 1440, 530, 310, '#f3efe6', '#7a8f6a'),
    tree(410, 540, 230),
    tree(860, 536, 190, '#8dbb93'),
    tree(1216, 540, 250, '#7fae86'),
    road(pen, 1600, 566, 134),
    at(980, 640, van(pen), 1.36),
    put(pen, 640, 604, 80, bottle(pen, spare), 0.3),
    put(pen, 696, 608, 80, bottle(pen, spare), 0.3),
  ].join('');
}

function heat(pen: Pen): string {
  return [
    sky(pen, 1280, 800, '#ffd9a1', '#fff3dd'),
    sun(pen, 950, 190, 90, '#fff1bd'),
    hills(1280, 800, 470, 80, '#e6c79a'),
    hills(1280, 800, 540, 60, '#d8b482'),
    `<rect y="520" width="1280" height="280" fill="${pen.down([
      [0, '#e7cfa6'],
      [1, '#f3e2c5'],
    ])}"/>`,
    tree(160, 560, 300, '#a9b477'),
    tree(1190, 540, 220, '#b1b97f'),
    at(470, 742, table(pen, 640, 190)),
    put(pen, 330, 548, 100, flask(pen, '#16508f'), 0.62),
    put(
      pen,
      470,
      552,
      100,
      can(pen, { colour: '#dfeef8', ink: brand.blue, accent: brand.orange, word: 'SPARKLING WATER' }),
      0.7,
    ),
    put(pen, 590, 552, 100, cupStack(pen, 7), 0.5),
    put(pen, 880, 752, 180, bottle(pen, spare), 1.05),
  ].join('');
}

function veranda(pen: Pen): string {
  return [
    `<rect width="960" height="720" fill="${pen.face('#f1e6d2')}"/>`,
    Array.from(
      { length: 11 },
      (_, line) =>
        `<path d="M0 ${line * 56 + 30}H960" stroke="#0b2540" stroke-opacity=".07" stroke-width="3"/>`,
    ).join(''),
    `<rect x="330" y="96" width="290" height="508" rx="8" fill="#fff"/><rect x="350" y="116" width="250" height="488" rx="6" fill="${pen.face(brand.deepBlue)}"/>`,
    `<rect x="380" y="150" width="190" height="150" rx="6" fill="#b9def4"/><path d="M380 226H570M475 150V300" stroke="#fff" stroke-width="8"/><circle cx="574" cy="390" r="11" fill="#e2c39b"/>`,
    sunlight(pen, 'M120 0L420 0L250 604H-90Z'),
    `<rect y="600" width="960" height="120" fill="${pen.down([
      [0, '#c9a877'],
      [1, '#e0c69c'],
    ])}"/><path d="M0 640H960M0 680H960" stroke="#0b2540" stroke-opacity=".12" stroke-width="3"/>`,
    at(120, 640, plant(pen, '#b5563f'), 1.3),
    put(pen, 700, 650, 180, bottle(pen, spare), 0.92),
    put(pen, 838, 668, 180, bottle(pen, spare), 0.92),
    `<rect x="366" y="618" width="220" height="34" rx="8" fill="#8a7a66"/>`,
  ].join('');
}

const flag = (x: number, colour: string) =>
  `<path d="M${x} 70L${x + 58} 70L${x + 29} 124Z" fill="${colour}"/>`;

function run(pen: Pen): string {
  return [
    sky(pen, 1280, 800),
    sun(pen, 190, 130, 40),
    hills(1280, 800, 420, 80, '#c4ddd4'),
    `<rect y="400" width="1280" height="90" fill="${pen.down([
      [0, '#8cc6ea'],
      [1, '#b9def4'],
    ])}"/><path d="M60 440H300M520 462H760M900 430H1180" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M0 484C320 462 900 506 1280 474V800H0Z" fill="#a9ccb4"/>`,
    tree(96, 520, 260),
    tree(1200, 500, 280, '#7fae86'),
    `<path d="M0 66Q640 120 1280 60" stroke="#fff" stroke-width="6" fill="none"/>`,
    [40, 200, 360, 520, 680, 840, 1000, 1160]
      .map((x, place) => flag(x, place % 2 === 0 ? brand.blue : brand.orange))
      .join(''),
    `<path d="M330 300V700M950 300V700" stroke="#e6e9ea" stroke-width="16"/>`,
    awning(300, 262, 680, 66, [brand.blue, '#ffffff']),
    `<path d="M300 262L380 196H900L980 262Z" fill="${brand.deepBlue}"/>`,
    at(640, 724, table(pen, 620, 190)),
    ...[400, 470, 540, 610].map((x) => put(pen, x, 536, 90, cupStack(pen, 5), 0.44)),
    put(pen, 726, 540, 130, bottle(pen, spare), 0.58),
    put(pen, 830, 540, 130, bottle(pen, spare), 0.58),
    put(pen, 1080, 736, 200, bottle(pen, { ...spare, tint: '#b9def4' }), 0.92),
    shadow(pen, 210, 736, 160, 0.4) + at(210, 736, plant(pen, material.timber), 0.9),
  ].join('');
}

export const streets: Drawings = {
  'scene-van-street': () => sheet({ width: 1600, height: 700 }, street),
  'scene-van-street-narrow': () => sheet({ width: 960, height: 720, window: [620, 20, 890, 668] }, street),
  'scene-heatwave': () => sheet({ width: 1280, height: 800 }, heat),
  'scene-veranda': () => sheet({ width: 960, height: 720 }, veranda),
  'scene-fun-run': () => sheet({ width: 1280, height: 800 }, run),
};
