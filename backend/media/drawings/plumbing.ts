/** Draws plumbed products: fountains, tanks, housings, inline filters and small accessories. */
import { brand, darker, lighter, material, water } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band, box } from './solids.ts';

/** A steel bottle filler with its basin, 600 high, standing on the origin. */
export function fountain(pen: Pen, bottleColour: string): string {
  const steel = pen.linear([
    [0, '#93a1ad'],
    [0.14, '#eef2f5'],
    [0.5, '#c9d2d9'],
    [1, '#8b98a4'],
  ]);
  return [
    box(pen, { width: 240, height: 600, depth: 150, colour: '#cfd8df', side: '#8d9ba7', top: '#eef3f6' }),
    `<rect x="-96" y="-566" width="192" height="250" rx="18" fill="${pen.down([
      [0, '#22303c'],
      [1, '#3b4a57'],
    ])}"/><rect x="-96" y="-566" width="192" height="46" rx="18" fill="${brand.blue}"/>`,
    lettering('Brightwater', 0, -536, 15, '#ffffff'),
    `<path d="M-14 -520H14V-498L8 -488H-8L-14 -498Z" fill="${steel}"/><path d="M-4 -488H4V-440H-4Z" fill="${water.clear}" opacity=".85"/>`,
    at(0, -322, miniBottle(pen, bottleColour)),
    `<path d="M-132 -300H132L118 -236Q112 -214 90 -214H-90Q-112 -214 -118 -236Z" fill="${steel}"/><ellipse cx="0" cy="-300" rx="132" ry="15" fill="#f4f7f9"/><ellipse cx="0" cy="-298" rx="112" ry="10" fill="${darker(material.steel, 0.18)}"/>`,
    `<path d="M84 -300V-324Q84 -338 70 -338H58" fill="none" stroke="#e6ecf0" stroke-width="11" stroke-linecap="round"/>`,
    `<circle cx="-78" cy="-256" r="13" fill="#eef2f5" stroke="#6c7883" stroke-width="2"/><circle cx="-78" cy="-256" r="5" fill="#1b74c9"/>`,
    `<rect x="-96" y="-188" width="192" height="164" rx="10" fill="${pen.face('#dbe2e8', 0.7)}" stroke="#0b2540" stroke-opacity=".14" stroke-width="2"/>`,
    at(0, -106, drop(brand.blue, '#ffffff'), 0.7),
  ].join('');
}

function miniBottle(pen: Pen, colour: string): string {
  return `<path d="M-30 0V-76Q-30 -90 -18 -94V-108H18V-94Q30 -90 30 -76V0Z" fill="${pen.round(colour)}"/><path d="M-18 -50H18" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`;
}

/** A steel storage tank with a tap, 330 high. */
export function tank(pen: Pen): string {
  return [
    `<path d="M-110 -30C-110 -6 110 -6 110 -30V-220C110 -292 60 -304 0 -304S-110 -292 -110 -220Z" fill="${pen.round('#f0f4f7')}"/>`,
    band(110, 22, 46, pen.round(material.graphite), 0.12),
    `<rect x="-16" y="-330" width="32" height="30" rx="5" fill="${pen.round(material.steel)}"/><rect x="8" y="-326" width="42" height="13" rx="6" fill="#1b74c9"/>`,
    at(0, -178, drop(brand.blue, '#ffffff'), 0.9),
    lettering('Brightwater', 0, -96, 19, brand.blue),
    `<path d="M-80 -226V-60" stroke="#fff" stroke-opacity=".85" stroke-width="12" stroke-linecap="round"/>`,
  ].join('');
}

/** A slim sink tap with a lever, on its chilled box under the bench; 420 wide around the origin. */
export function underBench(pen: Pen, neck: string): string {
  return [
    at(130, 0, box(pen, { width: 210, height: 300, depth: 170, colour: '#e9eff4', side: '#b9c7d2' })),
    at(130, -196, drop(brand.blue, '#ffffff'), 1),
    at(130, -110, lettering('Brightwater', 0, 0, 22, brand.blue)),
    [0, 1, 2, 3, 4]
      .map(
        (slot) =>
          `<path d="M70 ${-74 + slot * 13}H190" stroke="#8fa2b1" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join(''),
    `<path d="M40 -250C-30 -250 -60 -140 -112 -40" fill="none" stroke="#8cc6ea" stroke-width="10" stroke-linecap="round" opacity=".9"/>`,
    at(-130, 0, neck),
  ].join('');
}

/** One clear housing under a flat head, 430 high; the caller sets the scale. */
export function whiteHousing(pen: Pen, colour: string, word: string): string {
  return [
    `<path d="M-84 -330H84V-62C84 -14 44 0 0 0S-84 -14 -84 -62Z" fill="${pen.round('#f3f6f8')}"/>`,
    [-0.66, -0.24, 0.2, 0.62]
      .map(
        (share) =>
          `<path d="M${84 * share} -318V-70" stroke="#0b2540" stroke-opacity=".07" stroke-width="6"/>`,
      )
      .join(''),
    band(84, 120, 236, pen.round(colour), 0.12),
    at(0, -190, drop('#ffffff', colour), 0.5),
    lettering(word, 0, -138, fitted(word, 120, 13), '#ffffff'),
    `<path d="M-98 -330A98 12 0 0 0 98 -330V-402Q98 -416 82 -416H-82Q-98 -416 -98 -402Z" fill="${pen.round(colour)}"/>`,
    `<rect x="-150" y="-396" width="56" height="40" rx="6" fill="${pen.round(material.steel)}"/><rect x="94" y="-396" width="56" height="40" rx="6" fill="${pen.round(material.steel)}"/>`,
    `<path d="M-60 -310V-90" stroke="#fff" stroke-opacity=".9" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A slim inline filter lying, 480 long, with push fittings. */
export function inlineFilter(pen: Pen): string {
  const body = pen.down([
    [0, '#ffffff'],
    [0.4, '#eef3f7'],
    [1, '#aebdc9'],
  ]);
  return [
    `<rect x="-256" y="-18" width="60" height="36" rx="9" fill="${body}"/><rect x="196" y="-18" width="60" height="36" rx="9" fill="${body}"/><rect x="-270" y="-12" width="24" height="24" rx="5" fill="#1b74c9"/><rect x="246" y="-12" width="24" height="24" rx="5" fill="#1b74c9"/>`,
    `<path d="M-206 -44Q-206 -62 -184 -62H184Q206 -62 206 -44V44Q206 62 184 62H-184Q-206 62 -206 44Z" fill="${body}"/>`,
    `<rect x="-130" y="-62" width="260" height="124" fill="${pen.down([
      [0, lighter(brand.blue, 0.35)],
      [0.45, brand.blue],
      [1, brand.deepBlue],
    ])}"/>`,
    at(-92, 0, drop('#ffffff', brand.blue), 0.7),
    lettering('Brightwater', 28, -4, 20, '#ffffff'),
    lettering('INLINE FILTER', 28, 24, 12, '#ffffff', 0.9),
    `<path d="M-186 -44H186" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`,
  ].join('');
}

/** A tube of test strips, 250 high. */
export function stripTube(pen: Pen): string {
  return [
    [-26, -8, 12, 30]
      .map(
        (x, place) =>
          `<rect x="${x - 8}" y="${-320 - place * 9}" width="15" height="120" fill="#fbfcfd" stroke="#c9d5de" stroke-width="1.5"/>${[
            '#e58aa4',
            '#8fc9b2',
            '#f6c35a',
          ]
            .map(
              (dot, row) =>
                `<rect x="${x - 6}" y="${-314 - place * 9 + row * 22}" width="11" height="15" fill="${dot}"/>`,
            )
            .join('')}`,
      )
      .join(''),
    `<path d="M-54 -8A54 8 0 0 0 54 -8V-250H-54Z" fill="${pen.round('#f4f8fb')}"/>`,
    band(54, 26, 196, pen.round('#2f8f86'), 0.13),
    at(0, -142, drop('#ffffff', '#2f8f86'), 0.5),
    lettering('WATER TEST', 0, -84, 10.5, '#ffffff'),
    lettering('50 STRIPS', 0, -64, 8, '#ffffff', 0.9),
    `<ellipse cx="0" cy="-250" rx="54" ry="8" fill="#dfe8ee"/>`,
  ].join('');
}

/** A spray bottle, 400 high, its trigger to the left. */
export function sprayBottle(pen: Pen, colour: string, word: string): string {
  return [
    `<path d="M-92 -336H20Q44 -336 44 -312V-286H-40L-58 -252H-74L-62 -300H-92Z" fill="${pen.round('#c6d2dc')}"/><rect x="-112" y="-336" width="24" height="30" rx="5" fill="${colour}"/><rect x="-22" y="-290" width="52" height="34" rx="5" fill="${pen.round(colour)}"/>`,
    `<path d="M-78 -8A78 11 0 0 0 82 -8V-150C82 -206 34 -214 30 -256H-22C-26 -214 -78 -206 -78 -150Z" fill="${pen.round(lighter(colour, 0.72))}"/>`,
    `<path d="M-64 -146H68V-34H-64Z" fill="#fbfcfd"/><path d="M-64 -62H68V-34H-64Z" fill="${colour}"/>`,
    at(2, -112, drop(brand.blue, '#ffffff'), 0.46),
    lettering(word, 2, -70, fitted(word, 116, 11), brand.blue),
    `<path d="M-62 -170V-160" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`,
  ].join('');
}

/** A filter jug: clear body, blue lid, the funnel with its cartridge inside; 330 high. */
export function filterJug(pen: Pen): string {
  return [
    `<path d="M120 -268C200 -270 196 -76 112 -78" fill="none" stroke="#dfe8ee" stroke-width="28" stroke-linecap="round"/><path d="M120 -270C190 -268 186 -84 112 -84" fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round"/>`,
    `<path d="M-132 -290L-104 -8A104 13 0 0 0 104 -8L128 -290Z" fill="${pen.linear([
      [0, '#b9d8ea', 0.9],
      [0.18, '#ffffff', 0.7],
      [0.6, '#e3f2fa', 0.6],
      [1, '#a3c8de', 0.9],
    ])}"/>`,
    `<path d="M-112 -110L-102 -12A102 12 0 0 0 102 -12L110 -110Z" fill="${water.clear}" opacity=".75"/><ellipse cx="0" cy="-110" rx="111" ry="13" fill="#eef8fe"/>`,
    `<path d="M-118 -272H114L62 -180H-60Z" fill="#ffffff" opacity=".8"/><path d="M-34 -190A34 6 0 0 0 36 -190V-122A34 6 0 0 1 -34 -122Z" fill="${pen.round(brand.blue)}"/>`,
    `<path d="M-136 -284A136 16 0 0 0 130 -284V-312Q120 -332 0 -334Q-124 -332 -136 -312L-168 -318L-150 -284Z" fill="${pen.round(brand.blue)}"/>`,
    at(-2, -306, drop('#ffffff', brand.blue), 0.34),
    `<path d="M-108 -250L-88 -40" stroke="#fff" stroke-opacity=".9" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A steel cradle that tilts a large bottle, with the bottle in it; 460 wide. */
export function cradle(pen: Pen, bottleBody: string): string {
  const steel = pen.down([
    [0, lighter(material.graphite, 0.3)],
    [1, darker(material.graphite, 0.25)],
  ]);
  return [
    `<path d="M-120 0L-60 -210M200 -20L140 -230" stroke="${darker(material.graphite, 0.2)}" stroke-width="15" stroke-linecap="round"/>`,
    bottleBody,
    `<path d="M-190 0L-120 -200M150 0L90 -220M-190 0H150M-128 -190C-60 -110 40 -120 96 -214" fill="none" stroke="${steel}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

function wheel(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="52" fill="#26313b"/><circle cx="${x - 3}" cy="${y - 3}" r="44" fill="#3a4651"/><circle cx="${x}" cy="${y}" r="20" fill="#d3dae0"/><circle cx="${x}" cy="${y}" r="8" fill="#6c7883"/>`;
}

/** A hand truck, 600 high, its wheels at the bottom. */
export function trolley(pen: Pen): string {
  const frame = pen.linear([
    [0, lighter(brand.blue, 0.3)],
    [0.5, brand.blue],
    [1, brand.deepBlue],
  ]);
  return [
    wheel(128, -56),
    `<path d="M-110 -10V-560Q-110 -604 -66 -604H66Q110 -604 110 -560V-10" fill="none" stroke="${frame}" stroke-width="24" stroke-linejoin="round"/>`,
    [-150, -290, -430]
      .map(
        (y) => `<path d="M-108 ${y}Q0 ${y + 26} 108 ${y}" fill="none" stroke="${frame}" stroke-width="18"/>`,
      )
      .join(''),
    `<rect x="-58" y="-620" width="116" height="30" rx="15" fill="#26313b"/>`,
    `<path d="M-150 0L-190 24H150L170 0Z" fill="${pen.face('#b9c4cd')}" stroke="#7f8c98" stroke-width="2"/>`,
    wheel(-128, -44),
  ].join('');
}

/** A drip tray with its grille, 420 wide. */
export function dripTray(pen: Pen): string {
  return [
    box(pen, {
      width: 420,
      height: 56,
      depth: 300,
      colour: material.graphite,
      side: '#222b33',
      top: '#54616c',
    }),
    Array.from(
      { length: 11 },
      (_, slot) =>
        `<path d="M${-176 + slot * 36} -66L${-112 + slot * 36} -102" stroke="#151d25" stroke-width="9" stroke-linecap="round"/>`,
    ).join(''),
    at(0, -28, drop('#dfeaf2', material.graphite), 0.36),
  ].join('');
}
