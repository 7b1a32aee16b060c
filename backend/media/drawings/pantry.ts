/** Draws pantry products: jars, pouches, drink cartons, packets, capsules, a teapot. */
import { seal } from './cartons.ts';
import { brand, darker, lighter } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band, box } from './solids.ts';

export interface Print {
  readonly colour: string;
  readonly ink: string;
  readonly accent: string;
  readonly maker: string;
  readonly word: string;
  readonly size?: string;
}

const mark = (maker: string, ink: string, colour: string, accent: string) =>
  maker === 'Brightwater' ? drop(ink, colour) : seal(ink, accent);

/** A round jar with a screw lid and visible content, 330 high. */
export function jar(pen: Pen, filling: string, { colour, ink, accent, maker, word, size }: Print): string {
  return [
    `<path d="M-104 -14A104 15 0 0 0 104 -14V-232C104 -258 86 -262 82 -272H-82C-86 -262 -104 -258 -104 -232Z" fill="${pen.round(filling)}"/>`,
    band(104, 46, 200, pen.round(colour), 0.14),
    at(0, -158, mark(maker, ink, colour, accent), 0.46),
    lettering(maker, 0, -106, fitted(maker, 150, 17), ink),
    lettering(word, 0, -82, fitted(word, 160, 12), ink),
    size === undefined ? '' : lettering(size, 0, -54, 10, ink, 0.8),
    `<path d="M-90 -268A90 12 0 0 0 90 -268V-322A90 12 0 0 0 -90 -322Z" fill="${pen.round(accent)}"/><ellipse cx="0" cy="-322" rx="90" ry="12" fill="${lighter(accent, 0.28)}"/>`,
    `<path d="M-76 -236V-34" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A stand-up pouch with a tear strip, 300 by 400. */
export function pouch(pen: Pen, { colour, ink, accent, maker, word, size }: Print): string {
  return [
    `<path d="M-146 -6C-156 -130 -148 -280 -138 -390H138C148 -280 156 -130 146 -6Q0 12 -146 -6Z" fill="${pen.linear(
      [
        [0, darker(colour, 0.16)],
        [0.14, colour],
        [0.3, lighter(colour, 0.24)],
        [0.6, colour],
        [1, darker(colour, 0.18)],
      ],
    )}"/>`,
    `<path d="M-138 -390H138L136 -352H-136Z" fill="${darker(colour, 0.12)}"/><path d="M-136 -352H136" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="8 6"/>`,
    `<path d="M-150 -110C-80 -150 60 -60 150 -120C152 -80 150 -40 146 -6Q0 12 -146 -6C-150 -40 -152 -80 -150 -110Z" fill="${accent}"/>`,
    at(0, -296, mark(maker, ink, colour, accent), 0.66),
    lettering(maker, 0, -226, fitted(maker, 200, 23), ink),
    lettering(word, 0, -190, fitted(word, 216, 17), ink),
    size === undefined ? '' : lettering(size, 0, -36, 15, '#ffffff'),
    `<path d="M-120 -330C-128 -220 -130 -130 -124 -40" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A drink carton with a screw cap, 150 by 330. */
export function drinkCarton(pen: Pen, { colour, ink, accent, maker, word, size }: Print): string {
  const [w, h, depth] = [150, 320, 130];
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  return [
    box(pen, { width: w, height: h, depth, colour }),
    `<g clip-path="${clip}"><path d="M-75 -120C-36 -150 30 -70 75 -112V0H-75Z" fill="${accent}"/><path d="M-75 -86C-36 -116 30 -36 75 -78V0H-75Z" fill="${darker(accent, 0.2)}" opacity=".6"/></g>`,
    at(0, -h + 70, mark(maker, ink, colour, accent), 0.62),
    lettering(maker, 0, -h + 132, fitted(maker, 122, 17), ink),
    lettering(word, 0, -h + 162, fitted(word, 122, 14), ink),
    size === undefined ? '' : lettering(size, 0, -22, 15, '#ffffff'),
    `<path d="M6 ${-h - 14}A22 6 0 0 0 50 ${-h - 14}V${-h - 40}H6Z" fill="${pen.round(accent)}"/><ellipse cx="28" cy="${-h - 40}" rx="22" ry="6" fill="${lighter(accent, 0.35)}"/>`,
  ].join('');
}

/** A packet of biscuits lying in front of its brand name, 380 wide. */
export function packet(pen: Pen, { colour, ink, accent, maker, word, size }: Print): string {
  return [
    `<path d="M-190 -130L-206 -120L-190 -108L-206 -96L-190 -84L-206 -72L-190 -60L-206 -48L-190 -36L-206 -24L-190 -12V0H190V-12L206 -24L190 -36L206 -48L190 -60L206 -72L190 -84L206 -96L190 -108L206 -120L190 -130V-142H-190Z" fill="${darker(colour, 0.16)}"/>`,
    `<path d="M-184 -6C-194 -60 -194 -100 -184 -140Q0 -158 184 -140C194 -100 194 -60 184 -6Q0 8 -184 -6Z" fill="${pen.down(
      [
        [0, lighter(colour, 0.3)],
        [0.3, lighter(colour, 0.08)],
        [0.7, colour],
        [1, darker(colour, 0.22)],
      ],
    )}"/>`,
    `<path d="M60 -146Q122 -146 184 -140C194 -100 194 -60 184 -6Q122 2 96 2C66 -40 110 -90 60 -146Z" fill="${accent}"/>`,
    at(-134, -74, mark(maker, ink, colour, accent), 0.62),
    lettering(maker, -20, -86, fitted(maker, 150, 19), ink),
    lettering(word, -20, -56, fitted(word, 160, 15), ink),
    size === undefined ? '' : lettering(size, 136, -26, 14, '#ffffff'),
    `<path d="M-164 -128Q0 -142 150 -130" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}

/** A round biscuit lying flat, 110 wide. */
export function biscuit(colour = '#d9a95f'): string {
  return `<ellipse cx="0" cy="2" rx="55" ry="22" fill="${darker(colour, 0.3)}"/><ellipse cx="0" cy="-7" rx="55" ry="22" fill="${colour}"/><ellipse cx="-4" cy="-9" rx="46" ry="17" fill="${lighter(colour, 0.24)}"/>${[
    [-22, -12],
    [0, -4],
    [20, -12],
    [-4, -18],
    [26, -4],
    [-30, -4],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="2" fill="${darker(colour, 0.35)}"/>`)
    .join('')}`;
}

/** A coffee capsule, 90 wide, lid up. */
export function capsule(pen: Pen, colour: string): string {
  return `<path d="M-40 -62L-26 -4A26 5 0 0 0 26 -4L40 -62Z" fill="${pen.round(colour)}"/><path d="M-46 -60A46 8 0 0 0 46 -60V-68H-46Z" fill="${pen.round(darker(colour, 0.12))}"/><ellipse cx="0" cy="-68" rx="46" ry="8" fill="#e9eef2"/><ellipse cx="0" cy="-68" rx="36" ry="5.6" fill="${lighter(colour, 0.45)}"/>`;
}

/** A stoneware teapot, 300 wide with its spout to the left. */
export function teapot(pen: Pen, colour: string): string {
  return [
    `<path d="M120 -178C206 -196 206 -52 116 -62" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="26" stroke-linecap="round"/><path d="M120 -180C198 -194 198 -58 116 -68" fill="none" stroke="${lighter(colour, 0.12)}" stroke-width="16" stroke-linecap="round"/>`,
    `<path d="M-110 -72C-170 -84 -168 -170 -208 -186L-186 -202C-136 -188 -146 -130 -100 -128Z" fill="${pen.slant(
      [
        [0, lighter(colour, 0.3)],
        [1, darker(colour, 0.14)],
      ],
    )}"/><ellipse cx="-197" cy="-194" rx="14" ry="6" fill="${darker(colour, 0.4)}" transform="rotate(-36 -197 -194)"/>`,
    `<path d="M-70 -4A70 10 0 0 0 70 -4C148 -24 148 -190 66 -206H-66C-148 -190 -148 -24 -70 -4Z" fill="${pen.round(colour)}"/>`,
    `<path d="M-72 -202A72 12 0 0 0 72 -202C64 -226 40 -236 0 -236S-64 -226 -72 -202Z" fill="${pen.round(lighter(colour, 0.1))}"/><circle cx="0" cy="-246" r="15" fill="${pen.round('#b98a54')}"/>`,
    at(0, -104, drop('#ffffff', colour), 0.7),
    `<path d="M-92 -164C-108 -120 -104 -80 -86 -48" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/>`,
  ].join('');
}

/** A bar in its wrapper, lying, 200 long. */
export function bar(pen: Pen, colour: string, word: string): string {
  return `<path d="M-100 -26L-108 -18L-100 -9L-108 0L-100 9L-108 18L-100 26H100L108 18L100 9L108 0L100 -9L108 -18L100 -26Z" fill="${pen.down(
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.25)],
    ],
  )}"/>${lettering(word, 0, 6, fitted(word, 130, 13), '#ffffff')}<path d="M-84 -26V26M84 -26V26" stroke="#0b2540" stroke-opacity=".2" stroke-width="3"/>`;
}

/** A bundle of timber stirrers in a paper band, 330 high. */
export function stirrers(pen: Pen): string {
  const sticks = Array.from({ length: 11 }, (_, place) => {
    const x = -70 + place * 14;
    const top = -330 - ((place * 29) % 26);
    return `<path d="M${x - 6} 0V${top}Q${x} ${top - 10} ${x + 6} ${top}V0Z" fill="${pen.linear([
      [0, '#ecd3a7'],
      [0.5, '#dcbb86'],
      [1, '#bd9660'],
    ])}"/>`;
  }).join('');
  return `${sticks}<path d="M-82 -96H82V-190H-82Z" fill="${pen.round('#f6efe2')}"/>${at(0, -152, drop(brand.blue, '#f6efe2'), 0.4)}${lettering('STIRRERS', 0, -108, 11, brand.blue)}`;
}
