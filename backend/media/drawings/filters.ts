/** Draws filter cartridges, the twin under-sink kit and cleaning products. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band } from './solids.ts';

/** A 10-inch cartridge, 460 high, standing on the origin. */
export function cartridge(pen: Pen, kind: 'carbon' | 'sediment'): string {
  const r = 78;
  const body = kind === 'carbon' ? '#46515b' : '#f4f2ec';
  const end = kind === 'carbon' ? brand.blue : '#e3e0d6';
  const turns =
    kind === 'carbon'
      ? Array.from(
          { length: 13 },
          (_, row) =>
            `<path d="M${-r + 2} ${-50 - row * 28}A${r} 12 0 0 0 ${r - 2} ${-50 - row * 28}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>`,
        ).concat(
          [-0.86, -0.62, -0.32, 0, 0.32, 0.62, 0.86].map(
            (share) =>
              `<path d="M${r * share} -40V-420" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`,
          ),
        )
      : Array.from(
          { length: 26 },
          (_, row) =>
            `<path d="M${-r} ${-32 - row * 15.5}C${-r * 0.4} ${-18 - row * 15.5} ${r * 0.4} ${-22 - row * 15.5} ${r} ${-38 - row * 15.5}" fill="none" stroke="#8a8472" stroke-opacity=".24" stroke-width="2.4"/>`,
        );
  return [
    `<path d="M${-r} -14A${r} 13 0 0 0 ${r} -14V-440A${r} 13 0 0 1 ${-r} -440Z" fill="${pen.round(body)}"/>`,
    ...turns,
    kind === 'carbon'
      ? band(r + 1, 190, 300, pen.round('#f4f8fb')) +
        at(0, -258, drop(brand.blue, '#ffffff'), 0.5) +
        lettering('CARBON BLOCK', 0, -200, 9.5, brand.blue)
      : '',
    band(r + 5, 0, 30, pen.round(end)),
    band(r + 5, 424, 456, pen.round(end)),
    `<ellipse cx="0" cy="-456" rx="${r + 5}" ry="13" fill="${lighter(end, 0.3)}"/><ellipse cx="0" cy="-456" rx="46" ry="7.4" fill="${darker(end, 0.25)}"/><ellipse cx="0" cy="-455" rx="30" ry="5" fill="${darker(end, 0.6)}"/>`,
  ].join('');
}

/** Two housings on a steel bracket with a sink tap beside them; 620 wide around the origin. */
export function twinKit(pen: Pen): string {
  const steel = pen.down([
    [0, '#eef2f5'],
    [0.5, '#c3ccd4'],
    [1, '#9aa7b2'],
  ]);
  return [
    at(196, 0, gooseneck(pen)),
    `<path d="M-268 -548H84Q94 -548 94 -538V-470H-278V-538Q-278 -548 -268 -548Z" fill="${steel}"/><path d="M-262 -540H78" stroke="#fff" stroke-width="4" stroke-opacity=".8"/><circle cx="-232" cy="-520" r="9" fill="#7d8a96"/><circle cx="48" cy="-520" r="9" fill="#7d8a96"/>`,
    `<rect x="-322" y="-462" width="60" height="38" rx="6" fill="${steel}"/><rect x="70" y="-462" width="66" height="38" rx="6" fill="${steel}"/><rect x="-112" y="-462" width="40" height="38" fill="${steel}"/>`,
    at(-186, 0, housing(pen, '#f1eee5')),
    at(2, 0, housing(pen, '#46515b')),
  ].join('');
}

export function housing(pen: Pen, cartridgeColour: string): string {
  return [
    `<path d="M-46 -40A46 8 0 0 0 46 -40V-384H-46Z" fill="${pen.round(cartridgeColour)}"/>`,
    band(46, 40, 58, pen.round(brand.blue)),
    `<path d="M-76 -392H76V-60C76 -14 40 0 0 0S-76 -14 -76 -60Z" fill="${pen.linear([
      [0, '#8fc4e4', 0.75],
      [0.16, '#ffffff', 0.5],
      [0.36, '#d4ecf9', 0.2],
      [0.8, '#a9d6f1', 0.35],
      [1, '#5fa6d2', 0.8],
    ])}" stroke="#4f94c2" stroke-opacity=".5" stroke-width="2"/>`,
    [-0.6, -0.2, 0.2, 0.6]
      .map(
        (share) => `<path d="M${76 * share} -380V-70" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
      )
      .join(''),
    `<path d="M-54 -360V-80" stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M-88 -388A88 11 0 0 0 88 -388V-470Q88 -482 72 -482H-72Q-88 -482 -88 -470Z" fill="${pen.round(brand.blue)}"/>`,
    [-0.82, -0.6, -0.34, -0.06, 0.24, 0.52, 0.76]
      .map(
        (share) => `<path d="M${88 * share} -384V-420" stroke="#fff" stroke-opacity=".2" stroke-width="5"/>`,
      )
      .join(''),
    at(0, -446, drop('#ffffff', brand.blue), 0.34),
  ].join('');
}

export function gooseneck(pen: Pen): string {
  const steel = pen.linear([
    [0, '#8f9ca8'],
    [0.3, '#ffffff'],
    [0.6, '#c3ccd4'],
    [1, '#7f8c98'],
  ]);
  return [
    `<path d="M0 -60V-290C0 -400 118 -400 118 -296V-262" fill="none" stroke="#7f8c98" stroke-width="27" stroke-linecap="round"/><path d="M-2 -60V-290C-2 -396 115 -396 115 -296V-264" fill="none" stroke="#dbe2e8" stroke-width="17" stroke-linecap="round"/><path d="M-7 -70V-290C-7 -372 30 -386 62 -384" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><ellipse cx="117" cy="-250" rx="13" ry="4" fill="#5f6b76"/>`,
    `<path d="M-26 -4A26 6 0 0 0 26 -4V-96H-26Z" fill="${steel}"/><ellipse cx="0" cy="-96" rx="26" ry="6" fill="#eef2f5"/>`,
    `<rect x="20" y="-84" width="66" height="15" rx="7.5" fill="${pen.down([
      [0, '#f4f7f9'],
      [1, '#94a1ac'],
    ])}"/>`,
    `<path d="M-46 4A46 8 0 0 0 46 4V-6A46 8 0 0 1 -46 -6Z" fill="${steel}"/><ellipse cx="0" cy="-6" rx="46" ry="8" fill="#e3e9ee"/><path d="M-27 -8A27 5 0 0 0 27 -8" fill="none" stroke="#7f8c98" stroke-width="2"/>`,
  ].join('');
}

/** A round bottle with a flat cap and a label, 330 high. */
export function careBottle(pen: Pen, colour: string, word: string): string {
  return [
    `<path d="M-72 -10A72 11 0 0 0 72 -10V-208C72 -240 34 -244 28 -268H-28C-34 -244 -72 -240 -72 -208Z" fill="${pen.round('#f7f9fb')}"/>`,
    band(72, 44, 190, pen.round(colour)),
    at(0, -146, drop('#ffffff', colour), 0.5),
    lettering('Brightwater', 0, -92, 13, '#ffffff'),
    lettering(word, 0, -70, 10, '#ffffff', 0.9),
    `<path d="M-34 -262A34 5 0 0 0 34 -262V-312H-34Z" fill="${pen.round(brand.orange)}"/><ellipse cx="0" cy="-312" rx="34" ry="5.4" fill="${lighter(brand.orange, 0.3)}"/>`,
    `<path d="M-52 -206V-24" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`,
  ].join('');
}

/** A bottle brush lying down, 360 long, its bristles to the right. */
export function brush(pen: Pen): string {
  const bristles = Array.from({ length: 26 }, (_, place) => {
    const x = 40 + place * 5.4;
    const reach = 30 + Math.sin((place / 25) * Math.PI) * 8;
    return `<path d="M${x} -${reach}L${x + 5} ${reach}" stroke="${place % 3 === 0 ? '#8cc6ea' : '#eaf3fa'}" stroke-width="5" stroke-linecap="round"/>`;
  }).join('');
  return [
    `<rect x="-180" y="-11" width="170" height="22" rx="11" fill="${pen.down([
      [0, lighter(brand.blue, 0.4)],
      [0.5, brand.blue],
      [1, brand.deepBlue],
    ])}"/><circle cx="-164" cy="0" r="5" fill="#eaf3fa"/>`,
    `<rect x="-14" y="-4" width="200" height="8" rx="4" fill="#9aa7b2"/>`,
    bristles,
  ].join('');
}

/** A folded cloth, 190 wide. */
export function cloth(pen: Pen, colour: string): string {
  return [
    `<path d="M-96 0H84L104 -22V-58L84 -40Z" fill="${darker(colour, 0.2)}"/>`,
    [0, 1, 2]
      .map(
        (fold) =>
          `<path d="M-96 ${-fold * 17}Q-104 ${-fold * 17 - 8} -96 ${-fold * 17 - 16}H84V${-fold * 17}Z" fill="${pen.face(colour)}" stroke="${darker(colour, 0.18)}" stroke-opacity=".5" stroke-width="1.6"/>`,
      )
      .join(''),
    `<path d="M-96 -50L-74 -72H104L84 -50Z" fill="${lighter(colour, 0.35)}"/>`,
  ].join('');
}

/** A flat paper sachet, 150 by 200, standing on the origin. */
export function sachet(pen: Pen): string {
  return [
    `<path d="M-76 0L-76 -200L76 -200V0Z" fill="${pen.face(material.white)}" stroke="#c3d0da" stroke-width="2"/>`,
    `<path d="M-76 -72C-30 -100 20 -46 76 -82V0H-76Z" fill="#8fc9b2"/>`,
    `<path d="M-76 -186H76M-76 -14H76" stroke="#0b2540" stroke-opacity=".14" stroke-width="3" stroke-dasharray="3 4"/>`,
    at(0, -136, drop(brand.blue, '#ffffff'), 0.5),
    lettering('DESCALER', 0, -84 + 4, 11, '#1e6b52'),
  ].join('');
}
