/** Draws indoor scenes: the staff room, the loading dock, a corner shop, the coffee bench. */
import { bottle } from '../bottles.ts';
import { carton } from '../cartons.ts';
import { coffeeBag, plunger } from '../coffee-tea.ts';
import { brand, material } from '../colour.ts';
import { bottomLoading, cooler } from '../coolers.ts';
import { cupDispenser, cupStack, glass, mug } from '../cups.ts';
import { lemons, plant, room, streetWindow, sunlight, table, van } from '../furniture.ts';
import type { Pen } from '../pen.ts';
import { at, sheet } from '../sheet.ts';
import { put } from '../stage.ts';
import type { Drawings } from '../views.ts';
import { awning, sky, tree } from './outdoors.ts';
import { spare } from './streets.ts';

/** The right third stays empty for text. */
function staffRoom(pen: Pen): string {
  return [
    room(pen, 1600, 700, 548),
    streetWindow(pen, 470, 70, 500, 300),
    sunlight(pen, 'M420 700L560 566H930L840 700Z'),
    at(760, 640, table(pen, 520, 180)),
    put(pen, 600, 458, 60, mug(pen, '#2b6cb8', true), 0.42),
    put(pen, 690, 462, 60, mug(pen, '#f3efe6'), 0.42),
    put(pen, 800, 460, 120, lemons(pen), 0.72),
    put(pen, 900, 460, 60, glass(pen, 0.7), 0.46),
    put(
      pen,
      210,
      640,
      260,
      cooler(pen, {
        ...bottomLoading,
        body: material.white,
        panel: material.graphite,
        pours: ['hot', 'cold'],
      }),
      0.84,
    ),
    at(352, 330, cupDispenser(pen), 0.36),
    put(pen, 400, 656, 150, bottle(pen, spare), 0.74),
    at(1080, 648, plant(pen, '#dcc7a2'), 1.2),
  ].join('');
}

function dock(pen: Pen): string {
  return [
    sky(pen, 1280, 800),
    tree(1180, 560, 300),
    `<rect y="540" width="1280" height="260" fill="${pen.down([
      [0, '#c3ccd4'],
      [1, '#dfe5ea'],
    ])}"/>`,
    `<rect width="560" height="600" fill="${pen.face('#e9eff4')}"/><rect x="80" y="150" width="380" height="450" fill="#7a8896"/>`,
    Array.from(
      { length: 9 },
      (_, line) =>
        `<path d="M80 ${190 + line * 46}H460" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`,
    ).join(''),
    `<rect x="60" y="92" width="420" height="58" rx="8" fill="${brand.blue}"/><path d="M0 600H560V640H0Z" fill="#f4c430"/><path d="M0 600L40 640M80 600L120 640M160 600L200 640M240 600L280 640M320 600L360 640M400 600L440 640M480 600L520 640" stroke="#26313b" stroke-width="18"/>`,
    at(850, 690, van(pen), 1.62),
    `<path d="M470 470V716H640" stroke="#39444f" stroke-width="16" fill="none" stroke-linecap="round"/><circle cx="500" cy="736" r="22" fill="#26313b"/><circle cx="610" cy="736" r="22" fill="#26313b"/>`,
    put(pen, 556, 704, 120, bottle(pen, spare), 0.62),
    at(556, 520, bottle(pen, { ...spare, height: 300 }), 0.5),
    put(pen, 230, 716, 260, carton(pen, 260, 160, 150), 0.9),
  ].join('');
}

function cornerShop(pen: Pen): string {
  const crate = (x: number, y: number) =>
    [
      ...[-60, 0, 60].map((place) =>
        at(x + place, y - 20, bottle(pen, { ...spare, radius: 60, height: 250 }), 0.42),
      ),
      `<rect x="${x - 104}" y="${y - 62}" width="208" height="62" rx="8" fill="${pen.face('#2b6cb8')}"/><path d="M${x - 84} ${y - 34}H${x + 84}" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>`,
    ].join('');
  return [
    sky(pen, 960, 720),
    `<rect x="90" y="120" width="780" height="520" fill="${pen.face('#f3efe6')}"/><rect x="70" y="90" width="820" height="44" rx="6" fill="${brand.deepBlue}"/>`,
    `<rect x="150" y="270" width="400" height="270" rx="8" fill="#b9def4" stroke="#fff" stroke-width="14"/><path d="M350 270V540" stroke="#fff" stroke-width="10"/>`,
    `<rect x="620" y="270" width="190" height="370" rx="6" fill="#fff"/><rect x="638" y="288" width="154" height="352" rx="4" fill="${pen.face('#5d7c8f')}"/><rect x="656" y="310" width="118" height="150" rx="4" fill="#cfe9f8"/>`,
    awning(110, 200, 740, 74, [brand.orange, '#ffffff']),
    `<rect y="636" width="960" height="84" fill="#d3dce3"/>`,
    crate(230, 676),
    crate(460, 684),
    at(860, 676, plant(pen, '#b5563f'), 1.1),
  ].join('');
}

function coffeeBar(pen: Pen): string {
  return [
    room(pen, 1280, 800, 900),
    sunlight(pen, 'M520 0L860 0L640 580H260Z'),
    `<rect x="760" y="150" width="520" height="22" rx="6" fill="#e2c39b"/>`,
    at(860, 150, cupStack(pen, 6), 0.5),
    at(980, 150, mug(pen, '#8fc9b2'), 0.5),
    at(1100, 150, mug(pen, '#f3efe6'), 0.5),
    `<path d="M0 600H1280V800H0Z" fill="${pen.down([
      [0, '#d9ae7c'],
      [1, '#e9cfa9'],
    ])}"/><path d="M0 580H1280V604H0Z" fill="#f2dfc2"/>`,
    put(
      pen,
      340,
      690,
      300,
      coffeeBag(pen, {
        colour: '#2c3a46',
        label: '#f3efe6',
        ink: '#2c3a46',
        word: 'HOUSE BLEND',
        kind: 'COFFEE BEANS',
        weight: '1 kg',
      }),
      0.86,
    ),
    put(pen, 640, 700, 190, plunger(pen), 0.82),
    put(pen, 850, 716, 130, mug(pen, '#2b6cb8', true), 0.84),
    put(pen, 1040, 706, 150, bottle(pen, spare), 0.94),
    put(pen, 1180, 726, 90, glass(pen, 0.6), 0.7),
  ].join('');
}

export const interiors: Drawings = {
  'scene-staff-room': () => sheet({ width: 1600, height: 700 }, staffRoom),
  'scene-staff-room-narrow': () => sheet({ width: 960, height: 720, window: [60, 16, 900, 676] }, staffRoom),
  'scene-loading-dock': () => sheet({ width: 1280, height: 800 }, dock),
  'scene-corner-shop': () => sheet({ width: 960, height: 720 }, cornerShop),
  'scene-coffee-bar': () => sheet({ width: 1280, height: 800 }, coffeeBar),
};
