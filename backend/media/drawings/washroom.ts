/** Draws washroom and kitchen products: rolls, tissues, bin liners, squeeze and pump bottles. */
import { brand, darker, lighter } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band, box } from './solids.ts';

/** A toilet roll standing, 190 wide and 180 high. */
export function paperRoll(pen: Pen): string {
  return [
    `<path d="M-94 -12A94 15 0 0 0 94 -12V-170A94 15 0 0 1 -94 -170Z" fill="${pen.round('#fbfaf6')}"/>`,
    `<ellipse cx="0" cy="-170" rx="94" ry="24" fill="#fdfdfa"/><ellipse cx="0" cy="-170" rx="66" ry="16.6" fill="none" stroke="#ddd8c8" stroke-width="2"/><ellipse cx="0" cy="-170" rx="80" ry="20.6" fill="none" stroke="#e6e1d3" stroke-width="2"/>`,
    `<ellipse cx="0" cy="-170" rx="32" ry="9" fill="#b99a6b"/><ellipse cx="0" cy="-168" rx="26" ry="6.6" fill="#6d5635"/>`,
    `<path d="M60 -156C62 -120 60 -60 62 -2" stroke="#d8d2c0" stroke-width="2.5" fill="none"/>`,
    [-60, -30, 0, 30]
      .map(
        (x) =>
          `<path d="M${x} -120q8 -10 16 0M${x + 8} -70q8 -10 16 0" stroke="#e3ddcd" stroke-width="3" fill="none"/>`,
      )
      .join(''),
  ].join('');
}

/** A box of tissues with one pulled out, 340 wide. */
export function tissueBox(pen: Pen, colour: string): string {
  const [w, h, depth] = [340, 150, 240];
  return [
    box(pen, { width: w, height: h, depth, colour, side: darker(colour, 0.18), top: lighter(colour, 0.35) }),
    `<ellipse cx="43" cy="-174" rx="86" ry="13" fill="#0b2540" opacity=".4"/>`,
    `<path d="M-24 -172C-50 -220 -20 -286 10 -262C40 -306 74 -262 96 -282C126 -240 96 -206 110 -172Q43 -160 -24 -172Z" fill="${pen.slant(
      [
        [0, '#ffffff'],
        [1, '#d5dfe7'],
      ],
    )}"/><path d="M10 -258C6 -220 30 -196 20 -172M72 -262C66 -226 86 -200 76 -172" stroke="#0b2540" stroke-opacity=".12" stroke-width="3" fill="none"/>`,
    `<path d="M-170 -56C-90 -96 80 -16 170 -66V0H-170Z" fill="${darker(colour, 0.16)}"/>`,
    at(-118, -96, drop('#ffffff', colour), 0.6),
    lettering('TISSUES', 20, -88, 24, '#ffffff'),
  ].join('');
}

/** A lying roll of bin liners, 360 long, one sheet hanging down. */
export function binRoll(pen: Pen, colour: string): string {
  return [
    `<path d="M-180 -10C-190 10 -184 24 -170 30H170V-10Z" fill="${darker(colour, 0.3)}"/>`,
    `<path d="M-180 -150H180A34 80 0 0 1 180 10H-180A34 80 0 0 1 -180 -150Z" fill="${pen.down([
      [0, lighter(colour, 0.5)],
      [0.3, lighter(colour, 0.2)],
      [0.7, colour],
      [1, darker(colour, 0.35)],
    ])}"/><ellipse cx="180" cy="-70" rx="34" ry="80" fill="${lighter(colour, 0.12)}"/><ellipse cx="180" cy="-70" rx="20" ry="48" fill="${darker(colour, 0.2)}"/><ellipse cx="182" cy="-70" rx="9" ry="22" fill="#b99a6b"/>`,
    `<rect x="-110" y="-150" width="190" height="160" fill="#f4f8fb"/><rect x="-110" y="-40" width="190" height="50" fill="${brand.blue}"/>`,
    at(-64, -96, drop(brand.blue, '#ffffff'), 0.6),
    lettering('BIN LINERS', 20, -88, 13, brand.blue),
    lettering('60 L', -14, -6, 17, '#ffffff'),
  ].join('');
}

/** A squeeze bottle with a flip cap, 400 high. */
export function squeezeBottle(pen: Pen, colour: string, word: string): string {
  return [
    `<path d="M-92 -12A92 13 0 0 0 92 -12C98 -80 70 -130 76 -190S80 -290 44 -316H-44C-80 -290 -70 -250 -76 -190S-98 -80 -92 -12Z" fill="${pen.round(colour)}"/>`,
    `<path d="M-66 -60H66V-186H-66Z" fill="#fbfcfd"/><path d="M-66 -60V-92C-30 -112 30 -74 66 -98V-60Z" fill="${darker(colour, 0.2)}"/>`,
    at(0, -150, drop(brand.blue, '#ffffff'), 0.52),
    lettering(word, 0, -104, fitted(word, 112, 13), brand.blue),
    `<path d="M-46 -312A46 6 0 0 0 46 -312V-352A46 6 0 0 0 -46 -352Z" fill="${pen.round('#f3f6f8')}"/><path d="M-30 -354L-22 -392H22L30 -354Z" fill="${pen.round(brand.orange)}"/>`,
    `<path d="M-62 -296C-76 -250 -66 -220 -66 -200" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A clear pump bottle of gel, 420 high. */
export function gelPump(pen: Pen, tint: string, word: string): string {
  return [
    `<path d="M-8 -372H-88Q-104 -372 -106 -354L-108 -342H-88L-84 -350H-8Z" fill="${pen.round('#f3f5f7')}"/><path d="M-24 -382Q0 -394 24 -382V-346H-24Z" fill="${pen.round('#ffffff')}"/><rect x="-7" y="-348" width="14" height="44" fill="#dfe5ea"/>`,
    `<path d="M-36 -276A36 5 0 0 0 36 -276V-308A36 5 0 0 0 -36 -308Z" fill="${pen.round('#f3f5f7')}"/>`,
    `<path d="M-84 -12A84 12 0 0 0 84 -12V-220C84 -262 42 -264 38 -278H-38C-42 -264 -84 -262 -84 -220Z" fill="${pen.linear(
      [
        [0, darker(tint, 0.12), 0.9],
        [0.25, '#ffffff', 0.85],
        [0.6, tint, 0.75],
        [1, darker(tint, 0.15), 0.9],
      ],
    )}"/>`,
    [
      [-40, -60, 7],
      [30, -40, 5],
      [48, -214, 6],
      [-20, -226, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".8"/>`)
      .join(''),
    band(84, 70, 186, pen.round('#fbfcfd'), 0.13),
    at(0, -142, drop(brand.blue, '#ffffff'), 0.5),
    lettering(word, 0, -88, fitted(word, 130, 12), brand.blue),
  ].join('');
}
