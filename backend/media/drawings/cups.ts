/** Draws paper cups, cones, glasses, a flask and mugs. */
import { brand, darker, lighter, material, water } from './colour.ts';
import { drop, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band } from './solids.ts';

/** A paper cup 210 high standing on the origin. */
export function paperCup(pen: Pen): string {
  const clip = pen.clip(`<path d="${cupBody}"/>`);
  return [
    `<path d="${cupBody}" fill="${pen.round('#fbfcfd')}"/>`,
    `<g clip-path="${clip}"><path d="M-110 -82C-60 -116 20 -54 110 -98V30H-110Z" fill="${pen.round('#8cc6ea')}"/><path d="M-110 -58C-60 -92 20 -30 110 -74V30H-110Z" fill="${pen.round(brand.blue)}"/></g>`,
    at(0, -140, drop(brand.blue, '#ffffff'), 0.56),
    rim(pen),
  ].join('');
}

const cupBody = 'M-96 -206L-70 -8A70 11 0 0 0 70 -8L96 -206A96 14 0 0 1 -96 -206Z';

function rim(pen: Pen): string {
  return `<ellipse cx="0" cy="-206" rx="98" ry="15" fill="${pen.round('#f4f6f8')}"/><ellipse cx="0" cy="-206" rx="90" ry="12" fill="${pen.linear(
    [
      [0, '#c5d0d9'],
      [1, '#eef2f5'],
    ],
  )}"/>`;
}

/** A sleeve of nested cups, mouth down. */
export function cupStack(pen: Pen, count: number): string {
  const white = pen.round('#fbfcfd');
  const edge = pen.round('#eef1f4');
  const rings = Array.from({ length: count }, (_, place) => {
    const y = -place * 22;
    return `<path d="M-94 ${y - 4}L-90 ${y - 30}H90L94 ${y - 4}Z" fill="${white}"/><path d="M-98 ${y - 10}A98 14 0 0 0 98 ${y - 10}V${y - 1}A98 14 0 0 1 -98 ${y - 1}Z" fill="${edge}"/><path d="M-98 ${y}A98 14 0 0 0 98 ${y}" fill="none" stroke="#0b2540" stroke-opacity=".2" stroke-width="2.5"/>`;
  }).join('');
  const top = -count * 22;
  return [
    rings,
    `<path d="M-92 ${top + 2}L-70 ${top - 172}A70 9 0 0 1 70 ${top - 172}L92 ${top + 2}A92 13 0 0 1 -92 ${top + 2}Z" fill="${white}"/>`,
    `<path d="M-88 ${top - 30}A88 12 0 0 0 88 ${top - 30}L80 ${top - 94}A80 11 0 0 1 -80 ${top - 94}Z" fill="${pen.round(brand.blue)}"/>`,
    `<path d="M-79 ${top - 104}A79 11 0 0 0 79 ${top - 104}L77.6 ${top - 114}A78 11 0 0 1 -77.6 ${top - 114}Z" fill="${pen.round('#8cc6ea')}"/>`,
    `<ellipse cx="0" cy="${top - 172}" rx="70" ry="9" fill="#f3f6f8"/><ellipse cx="0" cy="${top - 171}" rx="60" ry="6.4" fill="#dbe3ea"/>`,
  ].join('');
}

/** Nested cones, tip up. */
export function coneStack(pen: Pen, count: number): string {
  const white = pen.round('#fbfcfd');
  return [
    ...Array.from({ length: count }, (_, place) => {
      const y = -place * 20;
      return `<path d="M-84 ${y - 6}A84 13 0 0 0 84 ${y - 6}L76 ${y - 34}H-76Z" fill="${white}"/><path d="M-84 ${y - 6}A84 13 0 0 0 84 ${y - 6}" fill="none" stroke="#0b2540" stroke-opacity=".22" stroke-width="2.5"/>`;
    }),
    `<path d="M-84 ${-count * 20}A84 13 0 0 0 84 ${-count * 20}L5 ${-count * 20 - 214}Q0 ${-count * 20 - 222} -5 ${-count * 20 - 214}Z" fill="${white}"/>`,
    `<path d="M14 ${-count * 20 - 190}L62 ${-count * 20 + 9}" stroke="#0b2540" stroke-opacity=".12" stroke-width="2.5"/>`,
    at(-4, -count * 20 - 58, drop(brand.blue, '#ffffff'), 0.5),
  ].join('');
}

/** One cone lying down, its mouth to the left. */
export function lyingCone(pen: Pen): string {
  return [
    `<path d="M-100 -78L112 -8Q118 -4 112 0L-100 14Z" fill="${pen.down([
      [0, '#ffffff'],
      [0.5, '#f2f5f8'],
      [1, '#c9d4dd'],
    ])}"/>`,
    `<ellipse cx="-100" cy="-32" rx="18" ry="46" fill="#f7f9fb"/><ellipse cx="-99" cy="-32" rx="14" ry="40" fill="${pen.linear(
      [
        [0, '#b9c6d1'],
        [1, '#e6ecf1'],
      ],
    )}"/>`,
  ].join('');
}

/** A tumbler 220 high; `level` is the fraction filled with water. */
export function glass(pen: Pen, level: number): string {
  const [top, foot, h] = [84, 70, 220];
  const at01 = (share: number) => foot + (top - foot) * share;
  const y = -h * level;
  const wide = at01(level) - 6;
  return [
    `<path d="M${-top} ${-h}L${-foot} -6A${foot} 11 0 0 0 ${foot} -6L${top} ${-h}Z" fill="${pen.linear([
      [0, '#cfe3ef', 0.75],
      [0.16, '#ffffff', 0.5],
      [0.5, '#eef7fc', 0.34],
      [0.86, '#d4e8f4', 0.55],
      [1, '#b3cfe0', 0.8],
    ])}"/>`,
    level === 0
      ? ''
      : `<path d="M${-wide} ${y}L${-foot + 7} -24A${foot - 7} 9 0 0 0 ${foot - 7} -24L${wide} ${y}Z" fill="${pen.linear(
          [
            [0, water.deep, 0.55],
            [0.2, '#e3f3fc', 0.8],
            [0.55, water.clear, 0.75],
            [1, water.deep, 0.62],
          ],
        )}"/><ellipse cx="0" cy="${y}" rx="${wide}" ry="11" fill="#e9f6fd" opacity=".95"/><path d="M${-wide} ${y}A${wide} 11 0 0 0 ${wide} ${y}" fill="none" stroke="#6fb2dc" stroke-opacity=".6" stroke-width="2"/>`,
    `<ellipse cx="0" cy="-22" rx="${foot - 8}" ry="8" fill="#fff" opacity=".55"/><path d="M${-foot} -6A${foot} 11 0 0 0 ${foot} -6" fill="none" stroke="#7fa9c4" stroke-opacity=".7" stroke-width="3"/>`,
    `<ellipse cx="0" cy="${-h}" rx="${top}" ry="13" fill="#fff" fill-opacity=".35" stroke="#9dbfd4" stroke-width="2.5"/><path d="M${-top} ${-h}A${top} 13 0 0 0 ${top} ${-h}" fill="none" stroke="#fff" stroke-width="2.5"/>`,
    `<path d="M${-top + 15} ${-h + 22}L${-foot + 12} -44" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M${top - 12} ${-h + 34}L${foot - 9} -52" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  ].join('');
}

/** An insulated bottle 540 high with a carry loop. */
export function flask(pen: Pen, colour: string, ink = '#ffffff'): string {
  const skin = pen.round(colour);
  const lid = pen.round('#2d3740');
  return [
    `<path d="M-92 -10A92 14 0 0 0 92 -10V-330C92 -372 62 -380 56 -408H-56C-62 -380 -92 -372 -92 -330Z" fill="${skin}"/>`,
    `<path d="M-92 -10A92 14 0 0 0 92 -10V-26A92 14 0 0 1 -92 -26Z" fill="${pen.round('#b9c3cc')}"/>`,
    `<path d="M-57 -404A57 9 0 0 0 57 -404V-424H-57Z" fill="${pen.round('#c9d2d9')}"/>`,
    `<path d="M-66 -420A66 10 0 0 0 66 -420V-478A66 10 0 0 0 -66 -478Z" fill="${lid}"/><ellipse cx="0" cy="-478" rx="66" ry="10" fill="#4a5661"/>`,
    `<path d="M-40 -478C-46 -540 46 -540 40 -478" fill="none" stroke="${pen.linear([
      [0, '#5a6671'],
      [1, '#222b33'],
    ])}" stroke-width="17" stroke-linecap="round"/>`,
    at(0, -222, drop(ink, colour), 0.95),
    lettering('Brightwater', 0, -132, 18, ink),
    `<path d="M-66 -320V-60" stroke="#fff" stroke-opacity=".3" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A mug 170 high, its handle to the right. */
export function mug(pen: Pen, colour: string, isMarked = false): string {
  return [
    `<path d="M84 -132C150 -142 156 -42 78 -40" fill="none" stroke="${darker(colour, 0.22)}" stroke-width="24" stroke-linecap="round"/><path d="M84 -134C144 -142 150 -46 78 -44" fill="none" stroke="${pen.slant(
      [
        [0, lighter(colour, 0.3)],
        [1, darker(colour, 0.1)],
      ],
    )}" stroke-width="17" stroke-linecap="round"/>`,
    `<path d="M-90 -164V-34C-90 -8 -62 0 -50 2A60 8 0 0 0 50 2C62 0 90 -8 90 -34V-164Z" fill="${pen.round(colour)}"/>`,
    `<ellipse cx="0" cy="-164" rx="90" ry="14" fill="${lighter(colour, 0.4)}"/><ellipse cx="0" cy="-163" rx="80" ry="11" fill="${pen.linear(
      [
        [0, darker(colour, 0.4)],
        [1, darker(colour, 0.1)],
      ],
    )}"/>`,
    isMarked ? at(0, -84, drop('#ffffff', colour), 0.62) : '',
    `<path d="M-68 -136V-44" stroke="#fff" stroke-opacity=".42" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A clear wall-mounted tube that dispenses single cups; centred on the origin. */
export function cupDispenser(pen: Pen): string {
  const cups = Array.from({ length: 13 }, (_, place) => {
    const y = 150 - place * 26;
    return `<path d="M-62 ${y}A62 10 0 0 0 62 ${y}L58 ${y - 22}H-58Z" fill="${pen.round('#fbfcfd')}"/><path d="M-62 ${y}A62 10 0 0 0 62 ${y}" fill="none" stroke="#0b2540" stroke-opacity=".34" stroke-width="2.5"/>`;
  });
  const dark = pen.round(material.graphite);
  return [
    `<rect x="-58" y="-300" width="116" height="560" rx="22" fill="#dde6ed"/><rect x="-58" y="-300" width="116" height="560" rx="22" fill="none" stroke="#b9c6d0" stroke-width="2"/>`,
    cups.join(''),
    `<path d="M-62 176L-46 288A46 7 0 0 0 46 288L62 176Z" fill="${pen.round('#fbfcfd')}"/><path d="M-57 212A57 9 0 0 0 57 212L51 252A51 8 0 0 1 -51 252Z" fill="${pen.round(brand.blue)}"/>`,
    `<rect x="-78" y="-280" width="156" height="440" rx="12" fill="${pen.linear([
      [0, '#bcd6e6', 0.7],
      [0.14, '#ffffff', 0.42],
      [0.3, '#ffffff', 0.16],
      [0.8, '#cfe6f4', 0.2],
      [1, '#a9c6d8', 0.75],
    ])}" stroke="#8fb0c5" stroke-opacity=".7" stroke-width="2"/>`,
    `<path d="M-52 -250V120" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/>`,
    band(86, -196, -148, dark, 0.14),
    `<path d="M-86 -282A86 12 0 0 0 86 -282V-306Q86 -340 0 -344Q-86 -340 -86 -306Z" fill="${dark}"/>`,
    at(0, -100, drop(brand.blue, '#ffffff'), 0.5),
  ].join('');
}
