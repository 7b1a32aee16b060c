/**
 * Draws the parts of rooms: wall, floor, window with a street, tables, plants, lamps, the delivery
 * van.
 */
import { brand, darker, lighter, material } from './colour.ts';
import { drop } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at, softSpot } from './sheet.ts';

/** A bright wall above a pale timber floor. */
export function room(pen: Pen, width: number, height: number, floor: number): string {
  const boards = Array.from({ length: 9 }, (_, line) => {
    const x = (width / 8) * line;
    const spread = (x - width * 0.5) * 0.55;
    return `<path d="M${x} ${floor + 16}L${x + spread} ${height}" stroke="#b9966c" stroke-opacity=".22" stroke-width="2"/>`;
  }).join('');
  return [
    `<rect width="${width}" height="${floor}" fill="${pen.linear(
      [
        [0, '#f6fafd'],
        [0.45, '#eaf4fb'],
        [1, '#d6e8f4'],
      ],
      [0, 0],
      [1, 0.35],
    )}"/>`,
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${pen.down([
      [0, '#e4d2b8'],
      [1, '#f0e4d1'],
    ])}"/>`,
    boards,
    `<rect y="${floor - 14}" width="${width}" height="16" fill="#ffffff"/><rect y="${floor + 2}" width="${width}" height="7" fill="#0b2540" opacity=".09"/>`,
  ].join('');
}

/** A window onto a street with the delivery van; x, y is its upper left corner. */
export function streetWindow(pen: Pen, x: number, y: number, w: number, h: number): string {
  const clip = pen.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>`);
  const road = y + h * 0.83;
  const tree = (cx: number, size: number, colour: string) =>
    `<rect x="${cx - size * 0.05}" y="${road - size * 0.55}" width="${size * 0.1}" height="${size * 0.55}" fill="#9a7b57"/><circle cx="${cx}" cy="${road - size * 0.85}" r="${size * 0.42}" fill="${colour}"/><circle cx="${cx - size * 0.14}" cy="${road - size * 0.98}" r="${size * 0.24}" fill="${lighter(colour, 0.2)}"/>`;
  return [
    `<rect x="${x - 14}" y="${y + 2}" width="${w + 38}" height="${h + 30}" rx="20" fill="#0b2c4f" opacity=".035"/><rect x="${x - 8}" y="${y + 6}" width="${w + 26}" height="${h + 18}" rx="14" fill="#0b2c4f" opacity=".05"/>`,
    `<g clip-path="${clip}"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${pen.down([
      [0, '#bfe2f7'],
      [0.7, '#ecf7fd'],
      [1, '#f7fbfe'],
    ])}"/>`,
    `<path d="M${x} ${road - h * 0.3}C${x + w * 0.2} ${road - h * 0.46} ${x + w * 0.42} ${road - h * 0.22} ${x + w * 0.62} ${road - h * 0.34}S${x + w * 0.9} ${road - h * 0.44} ${x + w} ${road - h * 0.3}V${y + h}H${x}Z" fill="#c4ddd4"/>`,
    `<path d="M${x} ${road - h * 0.14}C${x + w * 0.26} ${road - h * 0.26} ${x + w * 0.5} ${road - h * 0.1} ${x + w} ${road - h * 0.2}V${y + h}H${x}Z" fill="#a9ccb4"/>`,
    tree(x + w * 0.1, h * 0.42, '#8dbb93'),
    tree(x + w * 0.9, h * 0.5, '#86b48d'),
    `<rect x="${x}" y="${road}" width="${w}" height="${h * 0.2}" fill="#d3dce3"/><path d="M${x} ${road + 3}H${x + w}" stroke="#fff" stroke-width="5"/>`,
    at(x + w * 0.5, road + h * 0.075, van(pen), (w / 560) * 0.92),
    '</g>',
    `<path d="M${x - 7} ${y - 7}H${x + w + 7}V${y + h + 7}H${x - 7}Z" fill="none" stroke="#fff" stroke-width="16" stroke-linejoin="round"/><path d="M${x + w / 3} ${y}V${y + h}M${x + (w * 2) / 3} ${y}V${y + h}" stroke="#fff" stroke-width="10"/>`,
    `<path d="M${x + 4} ${y + h}V${y + 3}H${x + w - 3}" fill="none" stroke="#0b2c4f" stroke-opacity=".16" stroke-width="4"/>`,
    `<rect x="${x - 26}" y="${y + h + 8}" width="${w + 52}" height="18" rx="5" fill="#ffffff"/><rect x="${x - 18}" y="${y + h + 26}" width="${w + 40}" height="9" rx="4" fill="#0b2540" opacity=".12"/>`,
  ].join('');
}

function wheel(x: number): string {
  return `<circle cx="${x}" cy="-26" r="31" fill="#26313b"/><circle cx="${x}" cy="-26" r="16" fill="#c3ccd4"/><circle cx="${x}" cy="-26" r="6" fill="#7d8a96"/>`;
}

/** The delivery van seen from the side, 400 long, standing on the origin. */
export function van(pen: Pen): string {
  const clip = pen.clip('<path d="M-200 -32V-196Q-200 -212 -184 -212H76Q92 -212 92 -196V-32Z"/>');
  return [
    `<ellipse cx="0" cy="2" rx="214" ry="9" fill="#0b2540" opacity=".25"/>`,
    `<path d="M-200 -32V-196Q-200 -212 -184 -212H76Q92 -212 92 -196V-32Z" fill="${pen.down([
      [0, '#ffffff'],
      [1, '#e3ebf1'],
    ])}"/>`,
    `<g clip-path="${clip}"><path d="M-200 -92C-110 -132 10 -56 92 -104V-32H-200Z" fill="#8cc6ea"/><path d="M-200 -72C-110 -112 10 -36 92 -84V-32H-200Z" fill="${brand.blue}"/></g>`,
    at(-54, -146, drop(brand.blue, '#ffffff'), 0.94),
    `<path d="M96 -32V-166H150Q166 -166 174 -152L200 -102Q206 -92 206 -80V-32Z" fill="${pen.down([
      [0, lighter(brand.blue, 0.12)],
      [1, brand.deepBlue],
    ])}"/>`,
    `<path d="M112 -150H146Q156 -150 161 -141L182 -100H112Z" fill="#d8eefb"/><path d="M118 -106L142 -150H130L116 -124Z" fill="#fff" opacity=".7"/>`,
    `<rect x="192" y="-70" width="14" height="16" rx="4" fill="#ffe9b8"/><rect x="-202" y="-66" width="8" height="20" rx="3" fill="#cf3b2c"/><rect x="-204" y="-38" width="412" height="10" rx="5" fill="#39444f"/>`,
    wheel(-122),
    wheel(128),
  ].join('');
}

/** Sunlight falling through a window onto floor and wall. */
export function sunlight(pen: Pen, path: string): string {
  return `<path d="${path}" fill="${pen.linear([
    [0, '#ffffff', 0.62],
    [1, '#ffffff', 0.34],
  ])}"/>`;
}

/** A timber table, by default 560 wide and 190 high, its legs on the origin. */
export function table(pen: Pen, width = 560, height = 190): string {
  const timber = '#d9ae7c';
  const leg = pen.linear([
    [0, lighter(timber, 0.2)],
    [1, darker(timber, 0.22)],
  ]);
  const half = width / 2;
  return [
    `<ellipse cx="14" cy="4" rx="${half * 1.04}" ry="24" fill="${softSpot(pen, '#0b2540', 0.24)}"/>`,
    `<path d="M${-half + 62} ${-height + 18}L${-half + 54} -18H${-half + 70}L${-half + 84} ${-height + 18}ZM${half - 62} ${-height + 18}L${half - 54} -18H${half - 70}L${half - 84} ${-height + 18}Z" fill="${darker(timber, 0.34)}"/>`,
    `<path d="M${-half + 28} ${-height + 18}L${-half + 14} 4H${-half + 34}L${-half + 54} ${-height + 18}ZM${half - 28} ${-height + 18}L${half - 14} 4H${half - 34}L${half - 54} ${-height + 18}Z" fill="${leg}"/>`,
    `<path d="M${-half} ${-height}H${half}V${-height + 14}Q${half} ${-height + 22} ${half - 8} ${-height + 22}H${-half + 8}Q${-half} ${-height + 22} ${-half} ${-height + 14}Z" fill="${pen.down(
      [
        [0, lighter(timber, 0.12)],
        [1, darker(timber, 0.12)],
      ],
    )}"/>`,
    `<path d="M${-half} ${-height}L${-half + 40} ${-height - 26}H${half + 4 - 30}L${half} ${-height}Z" fill="${pen.linear(
      [
        [0, lighter(timber, 0.5)],
        [1, lighter(timber, 0.25)],
      ],
    )}"/>`,
  ].join('');
}

function blade(turn: number, length: number, colour: string): string {
  return `<path transform="rotate(${turn} 0 -84)" d="M0 -80C-26 ${-80 - length * 0.4} -18 ${-80 - length * 0.8} 0 ${-80 - length}C18 ${-80 - length * 0.8} 26 ${-80 - length * 0.4} 0 -80Z" fill="${colour}"/><path transform="rotate(${turn} 0 -84)" d="M0 -84V${-80 - length * 0.86}" stroke="#fff" stroke-opacity=".28" stroke-width="2.4"/>`;
}

/** A plant in a glazed pot, 250 high. */
export function plant(pen: Pen, pot: string = brand.blue): string {
  return [
    blade(-62, 112, '#6f9f78'),
    blade(60, 118, '#5f9169'),
    blade(-34, 146, '#7fb187'),
    blade(34, 150, '#6b9d74'),
    blade(-10, 168, '#8dbd93'),
    blade(14, 138, '#79ab81'),
    `<path d="M-52 -88L-42 -8A42 7 0 0 0 42 -8L52 -88Z" fill="${pen.round(pot)}"/><path d="M-57 -84A57 8 0 0 0 57 -84V-96H-57Z" fill="${pen.round(pot)}"/><ellipse cx="0" cy="-96" rx="57" ry="8" fill="${darker(pot, 0.4)}"/>`,
  ].join('');
}

/** A laptop, 210 wide, its base on the origin. */
export function laptop(pen: Pen): string {
  return [
    `<path d="M-92 -10L-86 -138Q-86 -146 -78 -146H78Q86 -146 86 -138L92 -10Z" fill="${pen.face(material.steel)}"/><path d="M-78 -18L-74 -134H74L78 -18Z" fill="${pen.slant(
      [
        [0, '#3b78c4'],
        [1, brand.blue],
      ],
    )}"/>`,
    at(0, -76, drop('#ffffff', brand.blue), 0.5),
    `<path d="M-108 -10H108L116 0H-116Z" fill="${pen.down([
      [0, '#e6ebef'],
      [1, '#a9b5bf'],
    ])}"/>`,
  ].join('');
}

/** A bowl of lemons, 150 wide. */
export function lemons(pen: Pen): string {
  const lemon = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="29" ry="23" fill="${pen.radial(
      [
        [0, '#fdeb8f'],
        [0.7, '#f4cf45'],
        [1, '#d9ab22'],
      ],
      [0.36, 0.3],
      0.75,
    )}"/>`;
  return `${lemon(-34, -58)}${lemon(28, -60)}${lemon(-4, -76)}<path d="M-76 -52A76 9 0 0 0 76 -52C72 -18 44 0 0 0S-72 -18 -76 -52Z" fill="${pen.round('#f7f9fb')}"/><path d="M-76 -52A76 9 0 0 0 76 -52" fill="none" stroke="${brand.blue}" stroke-width="5"/>`;
}
