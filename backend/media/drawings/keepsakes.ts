/** Draws gift cards, hampers, printed guides and signs, and the symbols of service visits. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { box } from './solids.ts';

/** A gift card, 460 by 290, centred on the origin. */
export function giftCard(pen: Pen, colour: string, word: string): string {
  const clip = pen.clip('<rect x="-230" y="-145" width="460" height="290" rx="26"/>');
  return [
    `<rect x="-230" y="-145" width="460" height="290" rx="26" fill="${pen.slant([
      [0, lighter(colour, 0.28)],
      [0.6, colour],
      [1, darker(colour, 0.22)],
    ])}"/>`,
    `<g clip-path="${clip}"><path d="M-230 52C-120 -8 60 120 230 20V150H-230Z" fill="#fff" opacity=".16"/><path d="M-230 90C-120 30 60 158 230 58V150H-230Z" fill="#fff" opacity=".18"/></g>`,
    at(-160, -76, drop('#ffffff', colour), 0.9),
    lettering('Brightwater', 34, -62, 30, '#ffffff'),
    lettering(word, -60, 100, fitted(word, 260, 24), '#ffffff'),
    `<rect x="140" y="70" width="62" height="44" rx="8" fill="${brand.orange}"/><path d="M171 70V114M140 90H202" stroke="#fff" stroke-width="5"/>`,
    `<rect x="-229" y="-144" width="458" height="288" rx="25" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`,
  ].join('');
}

/** An open envelope behind a card, 480 wide, its lower edge on the origin. */
export function envelope(pen: Pen, colour = '#f6efe2'): string {
  return [
    `<path d="M-240 -290L0 -430L240 -290Z" fill="${darker(colour, 0.16)}"/>`,
    `<rect x="-240" y="-290" width="480" height="290" rx="10" fill="${pen.face(colour)}"/><path d="M-240 -4L-20 -160Q0 -174 20 -160L240 -4" fill="none" stroke="#0b2540" stroke-opacity=".14" stroke-width="3"/><path d="M-240 -286L-14 -130Q0 -120 14 -130L240 -286" fill="none" stroke="#0b2540" stroke-opacity=".16" stroke-width="3"/>`,
  ].join('');
}

export interface Cover {
  readonly colour: string;
  readonly ink: string;
  readonly accent: string;
  readonly title: readonly string[];
  readonly kind: string;
}

/** A printed guide standing upright, 300 by 410. */
export function guide(pen: Pen, { colour, ink, accent, title, kind }: Cover): string {
  const clip = pen.clip('<rect x="-150" y="-410" width="300" height="410"/>');
  return [
    `<path d="M150 0L178 -14V-420L150 -410Z" fill="#e9e3d6"/><path d="M158 -4V-412M167 -8V-416" stroke="#b8ab8e" stroke-opacity=".6" stroke-width="1.6"/><path d="M-150 -410L-122 -420H178L150 -410Z" fill="#f6f2e8"/>`,
    `<rect x="-150" y="-410" width="300" height="410" fill="${pen.face(colour)}"/>`,
    `<g clip-path="${clip}"><path d="M-150 -150C-70 -210 50 -90 150 -170V0H-150Z" fill="${accent}"/><path d="M-150 -110C-70 -170 50 -50 150 -130V0H-150Z" fill="${darker(accent, 0.2)}" opacity=".6"/></g>`,
    `<path d="M-150 -410H-136V0H-150Z" fill="#0b2540" opacity=".14"/>`,
    at(-96, -356, drop(ink, colour), 0.6),
    lettering('Brightwater', 26, -348, 17, ink),
    title.map((line, place) => lettering(line, 0, -268 + place * 44, fitted(line, 250, 30), ink)).join(''),
    lettering(kind, 0, -34, fitted(kind, 230, 14), '#ffffff'),
  ].join('');
}

/** A sheet pinned to a wall, such as a sign or planner; centred, with ruled rows. */
export function sign(pen: Pen, colour: string, word: string, emblem: string): string {
  return [
    `<rect x="-114" y="-156" width="240" height="330" rx="8" fill="#0b2c4f" opacity=".16"/>`,
    `<rect x="-120" y="-165" width="240" height="330" rx="8" fill="${pen.face('#fdfefe')}" stroke="#d3dee7" stroke-width="2"/><path d="M-120 -157Q-120 -165 -112 -165H112Q120 -165 120 -157V-98H-120Z" fill="${colour}"/>`,
    lettering(word, 0, -122, fitted(word, 200, 22), '#ffffff'),
    at(0, 6, emblem, 1),
    `<path d="M-80 104H80M-60 128H60" stroke="#c3d0da" stroke-width="8" stroke-linecap="round"/>`,
    [-1, 1]
      .map(
        (side) =>
          `<circle cx="${side * 100}" cy="-150" r="9" fill="${brand.orange}"/><circle cx="${side * 100 - 3}" cy="-153" r="3" fill="#fff" opacity=".7"/>`,
      )
      .join(''),
  ].join('');
}

/** A technician's case with handle, 360 wide. */
export function toolbox(pen: Pen, colour: string): string {
  return [
    `<path d="M-70 -200V-236Q-70 -256 -50 -256H110Q130 -256 130 -236V-206" fill="none" stroke="#26313b" stroke-width="22" stroke-linejoin="round"/>`,
    box(pen, { width: 360, height: 196, depth: 170, colour }),
    `<path d="M-180 -128H180" stroke="#0b2540" stroke-opacity=".3" stroke-width="5"/><path d="M180 -128L241 -162" stroke="#0b2540" stroke-opacity=".3" stroke-width="5"/>`,
    [-110, 110]
      .map(
        (x) => `<rect x="${x - 20}" y="-146" width="40" height="40" rx="6" fill="${pen.face('#d3dae0')}"/>`,
      )
      .join(''),
    at(0, -66, drop('#ffffff', colour), 0.9),
  ].join('');
}

/** An open-ended spanner lying, 300 long. */
export function spanner(pen: Pen): string {
  const steel = pen.down([
    [0, '#f4f7f9'],
    [0.5, '#c3ccd4'],
    [1, '#8693a0'],
  ]);
  return `<path d="M-150 -30Q-110 -44 -90 -14H92Q110 -46 152 -32L124 -12V12L152 32Q110 46 92 14H-90Q-110 44 -150 30L-122 12V-12Z" fill="${steel}" stroke="#7f8c98" stroke-width="2"/><path d="M-78 -5H80" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
}

/** A shield with a tick, 340 high, centred on the origin. */
export function shield(pen: Pen, colour: string): string {
  return [
    `<path d="M0 -170C60 -132 110 -124 142 -124V-20C142 76 74 140 0 174C-74 140 -142 76 -142 -20V-124C-110 -124 -60 -132 0 -170Z" fill="${pen.slant(
      [
        [0, lighter(colour, 0.35)],
        [0.5, colour],
        [1, darker(colour, 0.25)],
      ],
    )}"/>`,
    `<path d="M0 -138C52 -106 92 -99 114 -98V-20C114 60 58 110 0 140C-58 110 -114 60 -114 -20V-98C-92 -99 -52 -106 0 -138Z" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>`,
    `<path d="M-56 -2L-14 42L64 -48" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

/** A desk calendar with one day marked, 300 wide. */
export function calendar(pen: Pen, colour: string, marked: number): string {
  const days = Array.from({ length: 20 }, (_, day) => {
    const [x, y] = [-108 + (day % 5) * 54, -176 + Math.floor(day / 5) * 44];
    return day === marked
      ? `<circle cx="${x}" cy="${y}" r="21" fill="${brand.orange}"/><path d="M${x - 9} ${y}L${x - 2} ${y + 8}L${x + 11} ${y - 8}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<rect x="${x - 15}" y="${y - 12}" width="30" height="24" rx="6" fill="#d6e4ee"/>`;
  }).join('');
  return [
    `<path d="M150 0L196 -20L164 -300L150 -290Z" fill="#aebfcc"/>`,
    `<rect x="-150" y="-290" width="300" height="290" rx="12" fill="${pen.face('#fbfdfe')}" stroke="#d3dee7" stroke-width="2"/><path d="M-150 -278Q-150 -290 -138 -290H138Q150 -290 150 -278V-222H-150Z" fill="${colour}"/>`,
    days,
    [-100, -50, 0, 50, 100]
      .map(
        (x) => `<rect x="${x - 5}" y="-310" width="10" height="38" rx="5" fill="${pen.round('#9aa7b2')}"/>`,
      )
      .join(''),
  ].join('');
}

/** A sample flask of water with its label, 270 high. */
export function vial(pen: Pen, level: string): string {
  return [
    `<path d="M-34 -226V-150L-92 -34C-100 -14 -92 0 -70 0H70C92 0 100 -14 92 -34L34 -150V-226Z" fill="${pen.linear(
      [
        [0, '#b9d8ea', 0.85],
        [0.3, '#ffffff', 0.6],
        [1, '#a3c8de', 0.85],
      ],
    )}" stroke="#86abc3" stroke-width="2.5"/><path d="M-64 -90L-84 -30C-90 -14 -84 -8 -68 -8H68C84 -8 90 -14 84 -30L64 -90Z" fill="${level}" opacity=".75"/><ellipse cx="0" cy="-90" rx="63" ry="9" fill="#eef8fe"/>`,
    `<path d="M-42 -222A42 6 0 0 0 42 -222V-262A42 6 0 0 0 -42 -262Z" fill="${pen.round(brand.orange)}"/><ellipse cx="0" cy="-262" rx="42" ry="6" fill="${lighter(brand.orange, 0.3)}"/><path d="M-26 -200V-150L-70 -60" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  ].join('');
}

/** A kraft hamper with a ribbon, 420 wide; its content is drawn behind it. */
export function hamper(pen: Pen, inside: string, ribbon: string): string {
  const kraft = material.kraft;
  return [
    `<path d="M-210 -190L-150 -236H270L210 -190Z" fill="${darker(kraft, 0.5)}"/>`,
    at(20, -130, inside),
    box(pen, { width: 420, height: 190, depth: 165, colour: kraft, isOpen: true }),
    `<rect x="-22" y="-190" width="44" height="190" fill="${ribbon}"/><path d="M0 -104C-60 -170 -104 -120 -84 -92S-30 -88 0 -104C60 -170 104 -120 84 -92S30 -88 0 -104Z" fill="${ribbon}" stroke="${darker(ribbon, 0.25)}" stroke-width="3"/><path d="M-8 -100L-46 -40M8 -100L46 -40" stroke="${darker(ribbon, 0.1)}" stroke-width="15" stroke-linecap="round"/><circle cx="0" cy="-104" r="15" fill="${darker(ribbon, 0.15)}"/>`,
    at(-134, -96, drop(brand.blue, kraft), 0.7),
  ].join('');
}
