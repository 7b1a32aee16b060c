/** Draws the water's cycle: the spring, the bottling hall, the return of bottles. */
import { bottle } from '../bottles.ts';
import { brand, lighter, material, water } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { bottleRack } from '../pumps-taps.ts';
import { at, sheet } from '../sheet.ts';
import { put } from '../stage.ts';
import type { Drawings } from '../views.ts';
import { hills, sky, sun, tree } from './outdoors.ts';
import { spare } from './streets.ts';

function fern(x: number, y: number, size: number, colour: string): string {
  return [-64, -38, -14, 14, 38, 64]
    .map(
      (turn) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C-14 -34 -10 -78 0 -112C10 -78 14 -34 0 0Z" fill="${colour}"/>`,
    )
    .join('');
}

function rock(pen: Pen, x: number, y: number, width: number, height: number): string {
  return `<path d="M${x} ${y}L${x + width * 0.08} ${y - height * 0.72}Q${x + width * 0.16} ${y - height} ${x + width * 0.42} ${y - height * 0.94}L${x + width * 0.8} ${y - height * 0.86}Q${x + width * 0.96} ${y - height * 0.7} ${x + width} ${y}Z" fill="${pen.face('#cfae84')}"/><path d="M${x + width * 0.1} ${y - height * 0.5}H${x + width * 0.9}M${x + width * 0.06} ${y - height * 0.22}H${x + width * 0.95}" stroke="#0b2540" stroke-opacity=".1" stroke-width="5"/>`;
}

/** Water flowing from sandstone into a pool; the middle of the sky stays empty for text. */
function spring(pen: Pen): string {
  return [
    sky(pen, 1600, 700, '#cfe9f8', '#f1f9fd'),
    sun(pen, 1300, 90, 36),
    hills(1600, 700, 330, 90, '#c4ddd4'),
    hills(1600, 700, 400, 80, '#a9ccb4'),
    hills(1600, 700, 470, 60, '#8fbb9b'),
    tree(120, 520, 300, '#7fae86'),
    tree(1490, 520, 320, '#76a67d'),
    tree(1330, 500, 220, '#8dbb93'),
    `<path d="M0 540C400 516 1200 520 1600 544V700H0Z" fill="#a3c98f"/>`,
    rock(pen, 250, 590, 330, 250),
    rock(pen, 1010, 590, 300, 210),
    `<path d="M560 420C570 400 600 392 640 396L1010 402C1040 404 1050 430 1040 470L1030 600H560Z" fill="${pen.face('#b9936a')}"/>`,
    `<path d="M716 404C716 450 704 520 690 596H904C884 520 876 452 880 404Z" fill="${pen.down([
      [0, '#ffffff', 0.95],
      [1, water.clear, 0.9],
    ])}"/><path d="M756 420C752 480 744 540 736 590M840 420C844 480 852 540 860 590" stroke="#fff" stroke-width="7" opacity=".85" fill="none"/>`,
    `<ellipse cx="800" cy="634" rx="430" ry="66" fill="${pen.radial([
      [0, '#ffffff'],
      [0.25, water.pale],
      [0.7, water.clear],
      [1, water.body],
    ])}"/><path d="M520 636H640M930 656H1080M700 676H820" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/>`,
    fern(400, 610, 1.1, '#5f9169'),
    fern(1180, 612, 1.2, '#5f9169'),
    fern(300, 650, 0.9, '#7fb187'),
    fern(1330, 660, 0.9, '#7fb187'),
  ].join('');
}

const lamp = (x: number) =>
  `<path d="M${x} 0V92" stroke="#7a8896" stroke-width="4"/><path d="M${x - 58} 132L${x - 26} 92H${x + 26}L${x + 58} 132Z" fill="${brand.blue}"/><path d="M${x - 58} 132L${x - 150} 470H${x + 150}L${x + 58} 132Z" fill="#fff" opacity=".28"/>`;

function hall(pen: Pen): string {
  const steel = pen.down([
    [0, lighter(material.steel, 0.5)],
    [1, material.steel],
  ]);
  const tank = (x: number) =>
    `<path d="M${x - 92} 470V226A92 40 0 0 1 ${x + 92} 226V470Z" fill="${pen.round('#dbe3ea')}"/><path d="M${x - 92} 300H${x + 92}M${x - 92} 400H${x + 92}" stroke="#7a8896" stroke-opacity=".4" stroke-width="4"/><rect x="${x - 20}" y="330" width="40" height="40" rx="20" fill="${water.body}" stroke="#7a8896" stroke-width="5"/>`;
  return [
    `<rect width="1600" height="520" fill="${pen.down([
      [0, '#dcebf5'],
      [1, '#f4f9fc'],
    ])}"/><rect y="470" width="1600" height="230" fill="${pen.down([
      [0, '#c3d3de'],
      [1, '#e3ecf2'],
    ])}"/>`,
    Array.from(
      { length: 9 },
      (_, place) =>
        `<path d="M${place * 200} 0V470" stroke="#0b2540" stroke-opacity=".05" stroke-width="4"/>`,
    ).join(''),
    tank(180),
    tank(400),
    `<path d="M272 262H308M492 262H700V330" stroke="#aebbc6" stroke-width="18" fill="none"/>`,
    lamp(300),
    lamp(800),
    lamp(1300),
    `<path d="M640 330H860V420H640Z" fill="${steel}"/><rect x="662" y="348" width="120" height="54" rx="8" fill="${brand.deepBlue}"/><circle cx="820" cy="376" r="16" fill="#4caf7a"/><path d="M690 420V446M750 420V446M810 420V446" stroke="#7a8896" stroke-width="14"/>`,
    ...[700, 830, 960, 1090, 1220, 1350, 1480].map((x) => put(pen, x, 600, 90, bottle(pen, spare), 0.5)),
    `<rect x="560" y="596" width="1040" height="40" rx="10" fill="${steel}"/><path d="M560 604H1600" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>`,
    Array.from(
      { length: 14 },
      (_, place) => `<circle cx="${590 + place * 76}" cy="616" r="12" fill="#7a8896"/>`,
    ).join(''),
    `<path d="M640 636V690M1040 636V690M1440 636V690" stroke="#7a8896" stroke-width="20"/>`,
    put(pen, 250, 650, 190, bottle(pen, spare), 0.86),
    put(pen, 410, 668, 190, bottle(pen, spare), 0.86),
  ].join('');
}

const arrow = (turn: number) =>
  `<path transform="translate(640 150) rotate(${turn})" d="M-88 -16A90 90 0 0 1 46 -76L58 -104L104 -40L24 -28L36 -54A64 64 0 0 0 -62 -10Z" fill="${material.leaf}"/>`;

function returns(pen: Pen): string {
  return [
    `<rect width="1280" height="800" fill="${pen.down([
      [0, '#eaf4e6'],
      [1, '#f7fbf4'],
    ])}"/><rect y="640" width="1280" height="160" fill="${pen.down([
      [0, '#d3dfc9'],
      [1, '#e6eedf'],
    ])}"/>`,
    arrow(0) + arrow(120) + arrow(240),
    put(pen, 350, 728, 480, bottleRack(pen), 0.78),
    put(pen, 790, 728, 170, bottle(pen, { ...spare, level: 0.02, cap: '#dbe9f3' }), 0.98),
    put(pen, 970, 742, 170, bottle(pen, { ...spare, level: 0.02, cap: '#dbe9f3' }), 0.98),
    put(pen, 1146, 728, 170, bottle(pen, spare), 0.98),
    at(120, 690, fern(0, 0, 1.2, '#7fb187')),
  ].join('');
}

export const sources: Drawings = {
  'scene-spring': () => sheet({ width: 1600, height: 700 }, spring),
  'scene-spring-narrow': () => sheet({ width: 960, height: 720, window: [350, 16, 900, 676] }, spring),
  'scene-bottling-hall': () => sheet({ width: 1600, height: 700 }, hall),
  'scene-bottling-hall-narrow': () => sheet({ width: 960, height: 720, window: [560, 20, 890, 668] }, hall),
  'scene-returns': () => sheet({ width: 1280, height: 800 }, returns),
};
