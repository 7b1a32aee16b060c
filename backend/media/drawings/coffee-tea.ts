/** Draws coffee bags and beans, the plunger, tea bags and sugar sticks. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { box, recede } from './solids.ts';

export interface Bag {
  readonly colour: string;
  readonly label: string;
  readonly ink: string;
  readonly word: string;
  readonly kind: string;
  readonly weight: string;
}

/** A folded coffee bag 340 by 520, standing on the origin. */
export function coffeeBag(pen: Pen, { colour, label, ink, word, kind, weight }: Bag): string {
  return [
    `<path d="M152 -4L206 -38C214 -160 210 -330 196 -446L146 -470Z" fill="${pen.linear([
      [0, darker(colour, 0.3)],
      [0.5, darker(colour, 0.45)],
      [1, darker(colour, 0.28)],
    ])}"/>`,
    `<path d="M-160 0C-170 -160 -166 -330 -150 -472H148C164 -330 168 -160 158 0Q0 10 -160 0Z" fill="${pen.linear(
      [
        [0, darker(colour, 0.18)],
        [0.12, colour],
        [0.26, lighter(colour, 0.26)],
        [0.44, lighter(colour, 0.05)],
        [0.8, colour],
        [1, darker(colour, 0.2)],
      ],
    )}"/>`,
    `<path d="M-150 -470L-146 -528Q0 -520 144 -528L198 -500L196 -444L148 -470Z" fill="${pen.down([
      [0, lighter(colour, 0.2)],
      [1, darker(colour, 0.14)],
    ])}"/><path d="M-150 -470H148L197 -445" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/><path d="M-140 -500H140" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`,
    `<circle cx="0" cy="-428" r="13" fill="${darker(colour, 0.35)}"/><circle cx="0" cy="-428" r="7" fill="${lighter(colour, 0.2)}"/>`,
    `<path d="M-116 -372H116V-96H-116Z" fill="${label}"/><path d="M-116 -372H-40V-96H-116Z" fill="#fff" opacity=".12"/>`,
    at(0, -308, drop(ink, label), 0.86),
    lettering('Brightwater', 0, -222, fitted('Brightwater', 190, 26), ink),
    `<path d="M-40 -202H40" stroke="${brand.orange}" stroke-width="5" stroke-linecap="round"/>`,
    lettering(word, 0, -166, fitted(word, 190, 19), ink),
    lettering(kind, 0, -140, fitted(kind, 170, 12), ink, 0.85),
    lettering(weight, 0, -108, 14, ink),
    `<path d="M-128 -440C-140 -300 -142 -160 -136 -30" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A coffee bean 60 long, lying unrotated. */
export function bean(pen: Pen): string {
  return `<ellipse rx="30" ry="20" fill="${pen.radial(
    [
      [0, '#a06a44'],
      [0.6, '#6b4026'],
      [1, '#4a2b18'],
    ],
    [0.36, 0.3],
    0.75,
  )}"/><path d="M-27 4C-12 -8 10 10 27 -4" fill="none" stroke="#2d180c" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`;
}

/** Beans spilled around the origin. */
export function spilledBeans(pen: Pen): string {
  return [
    [-96, 6, 12],
    [-34, 20, -24],
    [24, 2, 40],
    [84, 22, 6],
    [-68, 34, 60],
    [132, 4, -34],
    [52, 38, 82],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<ellipse cx="${x + 5}" cy="${y + 17}" rx="28" ry="7" fill="#0b2540" opacity=".22"/>${at(x, y, bean(pen), 0.86, turn)}`,
    )
    .join('');
}

/** A glass coffee plunger 470 high, standing on the origin. */
export function plunger(pen: Pen): string {
  const steel = pen.linear([
    [0, '#94a1ac'],
    [0.25, '#f7f9fb'],
    [0.55, '#c3ccd4'],
    [1, '#8693a0'],
  ]);
  return [
    `<path d="M118 -318C206 -330 214 -96 120 -94" fill="none" stroke="#1d252d" stroke-width="30" stroke-linecap="round"/><path d="M118 -320C198 -330 206 -100 120 -98" fill="none" stroke="${pen.slant(
      [
        [0, '#5f6b76'],
        [1, '#252e36'],
      ],
    )}" stroke-width="22" stroke-linecap="round"/>`,
    `<path d="M-112 -30A112 15 0 0 0 112 -30V-232H-112Z" fill="${pen.linear([
      [0, '#3a2012'],
      [0.2, '#8a5a38'],
      [0.45, '#5d3620'],
      [1, '#2f190d'],
    ])}"/><ellipse cx="0" cy="-232" rx="112" ry="15" fill="#9a6b46"/><ellipse cx="-10" cy="-232" rx="86" ry="10" fill="#b98b62"/>`,
    `<rect x="-5" y="-400" width="10" height="172" fill="${steel}"/><path d="M-104 -262A104 13 0 0 0 104 -262V-272A104 13 0 0 1 -104 -272Z" fill="${steel}"/><ellipse cx="0" cy="-272" rx="104" ry="13" fill="#dbe2e8"/>`,
    `<path d="M-116 -28A116 15 0 0 0 116 -28V-352H-116Z" fill="${pen.linear([
      [0, '#bcd6e6', 0.65],
      [0.14, '#ffffff', 0.5],
      [0.34, '#ffffff', 0.08],
      [0.84, '#cfe6f4', 0.14],
      [1, '#a9c6d8', 0.7],
    ])}" stroke="#8fb0c5" stroke-opacity=".6" stroke-width="2"/>`,
    `<path d="M-112 -352L-150 -374L-108 -366" fill="#dcecf6" stroke="#8fb0c5" stroke-opacity=".7" stroke-width="2"/>`,
    `<path d="M-88 -330V-60" stroke="#fff" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/>`,
    `<path d="M-122 -20A122 16 0 0 0 122 -20V-42A122 16 0 0 1 -122 -42Z" fill="${steel}"/><path d="M-122 -300A122 16 0 0 0 122 -300V-318A122 16 0 0 1 -122 -318Z" fill="${steel}"/>`,
    [-0.7, 0.1, 0.72]
      .map(
        (share) => `<rect x="${122 * share - 8}" y="-304" width="16" height="286" rx="6" fill="${steel}"/>`,
      )
      .join(''),
    `<path d="M-116 -22L-130 4H-108L-96 -14M116 -22L130 4H108L96 -14" fill="#8c98a4"/>`,
    `<path d="M-122 -354A122 16 0 0 0 122 -354V-366C100 -394 60 -400 0 -400S-100 -394 -122 -366Z" fill="${steel}"/>`,
    `<rect x="-6" y="-446" width="12" height="50" fill="${steel}"/><circle cx="0" cy="-458" r="24" fill="${pen.radial(
      [
        [0, '#75828d'],
        [1, '#1d252d'],
      ],
      [0.36, 0.3],
      0.75,
    )}"/>`,
  ].join('');
}

/** A tea bag with string and tag in front of a box; 150 high, standing on the origin. */
export function teaBag(pen: Pen, colour: string): string {
  return [
    `<path d="M-2 -132C-40 -190 -120 -150 -128 -86" fill="none" stroke="#b7a27d" stroke-width="3.5"/>`,
    `<path d="M-168 -86H-96V-20H-168Z" fill="${pen.face(colour)}"/>${at(-132, -53, drop('#ffffff', colour), 0.44)}`,
    `<path d="M-62 0V-104L-40 -132H36L58 -104V0Z" fill="${pen.face('#f4ecdc')}" stroke="#d0c1a2" stroke-width="2.5"/>`,
    `<path d="M-52 -10V-70C-20 -82 20 -60 48 -74V-10Z" fill="#8b5e34" opacity=".55"/><path d="M-62 -104H58" stroke="#d0c1a2" stroke-width="2.5"/>`,
  ].join('');
}

/** An open box of paper sticks; 420 wide, standing on the origin. */
export function sugarBox(pen: Pen): string {
  const [w, h, depth] = [420, 250, 220];
  const [dx, dy] = recede(depth);
  const sticks = Array.from({ length: 17 }, (_, place) => {
    const x = -w / 2 + 18 + place * 24 + (place % 2) * 8;
    const rise = 64 + ((place * 37) % 34);
    return stick(pen, x + dx * 0.4, -h - dy * 0.4 + 60, rise + 60);
  }).join('');
  return [
    `<path d="M${-w / 2 + dx} ${-h - dy}H${w / 2 + dx}V${-h - dy + 60}H${-w / 2 + dx}Z" fill="#c9a77b"/>`,
    `<path d="M${-w / 2} ${-h}L${-w / 2 + dx} ${-h - dy}V${-h}Z" fill="#a98457"/>`,
    sticks,
    box(pen, { width: w, height: h, depth, colour: material.kraft, isOpen: true }),
    `<path d="M-210 -92C-110 -136 80 -52 210 -110V0H-210Z" fill="${brand.blue}"/>`,
    at(-140, -182, drop(brand.blue, material.kraft), 0.8),
    lettering('Brightwater', 40, -186, 26, brand.blue),
    lettering('RAW SUGAR', 18, -152, 15, brand.blue),
    lettering('500', -168, -24, 24, '#ffffff'),
  ].join('');
}

function stick(pen: Pen, x: number, foot: number, rise: number): string {
  return `<rect x="${x - 10}" y="${foot - rise}" width="20" height="${rise}" rx="2" fill="${pen.round('#f6eddc')}"/><rect x="${x - 10}" y="${foot - rise + 16}" width="20" height="12" fill="${brand.blue}" opacity=".85"/><path d="M${x - 10} ${foot - rise + 6}H${x + 10}" stroke="#c9b48c" stroke-width="2"/>`;
}

/** One lying stick, 190 long. */
export function lyingStick(pen: Pen): string {
  return `<rect x="-95" y="-11" width="190" height="22" rx="3" fill="${pen.down([
    [0, '#fffaf0'],
    [0.5, '#f3e8d2'],
    [1, '#cdb98f'],
  ])}"/><rect x="-58" y="-11" width="60" height="22" fill="${brand.blue}"/><path d="M-84 -11V11M84 -11V11" stroke="#c9b48c" stroke-width="2"/>`;
}
