/** Draws bottle pumps, cooler taps from the side, and the bottle rack. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band } from './solids.ts';

/** A press-to-pour pump; the bottle's neck is at the origin. */
export function handPump(pen: Pen): string {
  const blue = pen.round(brand.blue);
  const white = pen.round('#f4f6f8');
  return [
    `<path d="M40 -66C120 -92 168 -70 172 6" fill="none" stroke="${darker('#f4f6f8', 0.2)}" stroke-width="30" stroke-linecap="round"/><path d="M40 -68C118 -92 164 -70 168 6" fill="none" stroke="${pen.slant(
      [
        [0, '#ffffff'],
        [1, '#d5dde4'],
      ],
    )}" stroke-width="23" stroke-linecap="round"/><ellipse cx="168" cy="15" rx="11" ry="4" fill="#7d8a96"/>`,
    `<path d="M-66 6A66 10 0 0 0 66 6V-42L54 -54H-54L-66 -42Z" fill="${blue}"/>`,
    [-0.7, -0.42, -0.12, 0.2, 0.5, 0.76]
      .map((share) => `<path d="M${66 * share} 8V-38" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>`)
      .join(''),
    `<path d="M-52 -52A52 8 0 0 0 52 -52V-112H-52Z" fill="${white}"/>`,
    [0, 1, 2, 3]
      .map(
        (ring) =>
          `<ellipse cx="0" cy="${-116 - ring * 17}" rx="${58 - ring * 3}" ry="13" fill="${pen.round(ring % 2 === 0 ? '#3c77c2' : '#2f68b2')}"/>`,
      )
      .join(''),
    `<path d="M-74 -186A74 13 0 0 0 74 -186V-204A74 18 0 0 0 -74 -204Z" fill="${blue}"/><ellipse cx="0" cy="-205" rx="74" ry="17" fill="${lighter(brand.blue, 0.2)}"/><ellipse cx="-6" cy="-208" rx="50" ry="9" fill="#fff" opacity=".16"/>`,
  ].join('');
}

/** A rechargeable pump; the bottle's neck is at the origin. */
export function usbPump(pen: Pen): string {
  const white = pen.round('#f6f8fa');
  return [
    `<path d="M0 -150C8 -232 132 -240 150 -158V-104" fill="none" stroke="#8d99a4" stroke-width="24" stroke-linecap="round"/><path d="M0 -150C8 -230 130 -238 148 -158V-106" fill="none" stroke="${pen.slant(
      [
        [0, '#f4f7f9'],
        [0.5, '#c3ccd4'],
        [1, '#93a0ab'],
      ],
    )}" stroke-width="17" stroke-linecap="round"/><ellipse cx="148" cy="-97" rx="9" ry="3.5" fill="#56626d"/>`,
    `<path d="M-64 8A64 10 0 0 0 64 8V-22H-64Z" fill="${pen.round('#dfe5ea')}"/>`,
    `<path d="M-80 -18A80 12 0 0 0 80 -18V-126C80 -152 44 -160 0 -160S-80 -152 -80 -126Z" fill="${white}"/>`,
    `<ellipse cx="0" cy="-146" rx="56" ry="11" fill="#ffffff"/><ellipse cx="0" cy="-147" rx="40" ry="7.5" fill="${pen.round('#39444f')}"/>`,
    `<circle cx="-6" cy="-78" r="30" fill="#e3e9ee"/><circle cx="-6" cy="-78" r="25" fill="${pen.radial(
      [
        [0, '#3d8be0'],
        [1, brand.blue],
      ],
      [0.4, 0.35],
      0.7,
    )}"/>`,
    at(-6, -77, drop('#ffffff', brand.blue), 0.28),
    `<path d="M-60 -124V-34" stroke="#fff" stroke-opacity=".9" stroke-width="9" stroke-linecap="round"/>`,
    `<circle cx="46" cy="-30" r="4" fill="#43b581"/>`,
  ].join('');
}

/** A push tap from the side, its thread to the left; 250 high, standing on its nozzle. */
export function sideTap(pen: Pen, colour: string, isSafe: boolean): string {
  const white = pen.round('#f4f6f8');
  const tube = pen.down([
    [0, '#ffffff'],
    [0.4, '#eef2f5'],
    [1, '#b4c0ca'],
  ]);
  return [
    `<rect x="-176" y="-152" width="130" height="52" rx="6" fill="${tube}"/>`,
    Array.from(
      { length: 8 },
      (_, turn) =>
        `<path d="M${-168 + turn * 12} -154L${-164 + turn * 12} -98" stroke="#7c8996" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`,
    ).join(''),
    `<rect x="-72" y="-168" width="24" height="84" rx="8" fill="${pen.down([
      [0, '#e9eef2'],
      [1, '#a9b6c1'],
    ])}"/><rect x="-86" y="-162" width="14" height="72" rx="7" fill="#5f6b76"/>`,
    `<path d="M-54 -178H34Q52 -178 52 -160V-92Q52 -78 40 -74L34 -8A30 5 0 0 1 -22 -8L-28 -74Q-54 -76 -54 -98Z" fill="${white}"/>`,
    `<ellipse cx="6" cy="-7" rx="28" ry="5" fill="#8793a0"/>`,
    `<path d="M-40 -176H40L32 -204H-32Z" fill="${pen.round('#dde4ea')}"/>`,
    `<path d="M-66 -200Q-70 -246 -22 -248H62Q104 -246 112 -206Q114 -196 102 -196H-58Q-66 -196 -66 -200Z" fill="${pen.slant(
      [
        [0, lighter(colour, 0.35)],
        [0.5, colour],
        [1, darker(colour, 0.22)],
      ],
    )}"/>`,
    `<path d="M-48 -222Q-42 -236 -20 -237H40" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
    isSafe
      ? `<rect x="34" y="-262" width="46" height="22" rx="9" fill="${pen.round('#f6f8fa')}" stroke="#9a2417" stroke-opacity=".35" stroke-width="2"/>`
      : '',
    `<path d="M-34 -160V-96" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>`,
  ].join('');
}

/**
 * Large bottles in a steel rack, two per tier, caps to the viewer; 480 wide, standing on the
 * origin.
 */
export function bottleRack(pen: Pen, tiers = 2): string {
  const steel = pen.linear([
    [0, lighter(material.graphite, 0.35)],
    [0.5, material.graphite],
    [1, darker(material.graphite, 0.3)],
  ]);
  const rear = darker(material.graphite, 0.05);
  const place = (x: number, y: number) => at(x, y, bottleEnd(pen));
  const rail = (y: number) => `<rect x="-262" y="${y}" width="524" height="13" rx="6" fill="${steel}"/>`;
  const height = 28 + tiers * 262;
  const feet = Array.from({ length: tiers }, (_, tier) => -40 - tier * 262);
  return [
    `<path d="M-206 -36V${-height}M300 -40V${-height}M-206 ${-height}H300${feet
      .slice(1)
      .map((y) => `M-206 ${y + 2}H300`)
      .join(
        '',
      )}" stroke="${rear}" stroke-opacity=".55" stroke-width="11" stroke-linecap="round" fill="none"/>`,
    ...feet.toReversed().map((y) => place(-122, y - 116) + place(122, y - 116) + rail(y)),
    `<path d="${[...feet, -height + 16].map((y) => `M-250 ${y}L-206 ${y - 16}M250 ${y}L${y < -height + 20 ? 300 : 296} ${y - 16}`).join('')}" stroke="${material.graphite}" stroke-width="10" stroke-linecap="round"/>`,
    `<rect x="-264" y="${-height + 6}" width="16" height="${height - 4}" rx="7" fill="${steel}"/><rect x="248" y="${-height + 6}" width="16" height="${height - 4}" rx="7" fill="${steel}"/><rect x="-262" y="${-height + 6}" width="524" height="13" rx="6" fill="${steel}"/>`,
    `<rect x="-270" y="-4" width="28" height="10" rx="5" fill="#1d252d"/><rect x="242" y="-4" width="28" height="10" rx="5" fill="#1d252d"/>`,
  ].join('');
}

function bottleEnd(pen: Pen): string {
  return [
    `<circle r="112" fill="${pen.radial(
      [
        [0, '#cfeafa'],
        [0.62, '#a9d6f1'],
        [0.88, '#7ab9e2'],
        [1, '#579fd0'],
      ],
      [0.42, 0.38],
      0.62,
    )}"/>`,
    `<circle r="92" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><circle r="74" fill="none" stroke="#4f9fd3" stroke-opacity=".35" stroke-width="3"/>`,
    `<path d="M-84 -46A96 96 0 0 1 -20 -92" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-linecap="round"/>`,
    `<circle cx="6" cy="8" r="46" fill="#0b2c4f" opacity=".16"/><circle r="44" fill="${pen.radial(
      [
        [0, lighter(brand.blue, 0.32)],
        [0.7, brand.blue],
        [1, brand.deepBlue],
      ],
      [0.4, 0.35],
      0.7,
    )}"/>`,
    at(0, 0, drop('#ffffff', brand.blue), 0.44),
  ].join('');
}

/** The rings of a bottle's neck, drawn in front of a pump. */
export function neckRing(pen: Pen, radius: number): string {
  return band(radius, -6, 12, pen.round('#dbe9f3'));
}
