/** Draws desk supplies: stapler, scissors, tape, organiser, whiteboard, planner, highlighters. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { box } from './solids.ts';

/** A stapler, 420 long, its mouth to the left. */
export function stapler(pen: Pen, colour: string): string {
  return [
    `<path d="M-210 0Q-220 -30 -196 -30H170Q206 -30 210 0Z" fill="${pen.down([
      [0, '#4a5661'],
      [1, '#1d252d'],
    ])}"/>`,
    `<path d="M-200 -58H150L156 -34H-196Z" fill="${pen.down([
      [0, '#eef2f5'],
      [1, '#94a1ac'],
    ])}"/>`,
    `<path d="M-206 -66Q-222 -104 -186 -120C-60 -158 80 -150 160 -104Q204 -78 192 -30H132Q128 -66 90 -66Z" fill="${pen.down(
      [
        [0, lighter(colour, 0.45)],
        [0.4, colour],
        [1, darker(colour, 0.28)],
      ],
    )}"/><path d="M-180 -108C-60 -138 60 -136 140 -98" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`,
    `<circle cx="160" cy="-52" r="12" fill="#d3dae0"/><circle cx="160" cy="-52" r="5" fill="#6c7883"/>`,
    at(20, -100, drop('#ffffff', colour), 0.42),
  ].join('');
}

/** A box of staples, 120 wide. */
export function staples(pen: Pen): string {
  return `${box(pen, { width: 130, height: 62, depth: 80, colour: '#f4f8fb', side: '#c6d4df' })}<path d="M-65 -24H65V0H-65Z" fill="${brand.blue}"/>${lettering('STAPLES', 0, -36, 12, brand.blue)}`;
}

/** Slightly open scissors, 420 long, handles to the right. */
export function scissors(pen: Pen, colour: string): string {
  const blade = pen.down([
    [0, '#ffffff'],
    [0.5, '#cdd6dd'],
    [1, '#8d9aa6'],
  ]);
  const ring = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="74" ry="42" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="30"/><ellipse cx="-2" cy="-3" rx="74" ry="42" fill="none" stroke="${lighter(colour, 0.12)}" stroke-width="22"/></g>`;
  return [
    `<path d="M-232 -34L20 -14L34 20L10 26Z" fill="${blade}" stroke="#7f8c98" stroke-width="2"/><path d="M-232 34L20 14L34 -20L10 -26Z" fill="${blade}" stroke="#7f8c98" stroke-width="2"/>`,
    `<path d="M16 20L96 40M16 -20L96 -40" stroke="${darker(colour, 0.1)}" stroke-width="30" stroke-linecap="round"/>`,
    ring(156, -58, -14),
    ring(156, 58, 14),
    `<circle cx="12" cy="0" r="13" fill="#eef2f5" stroke="#6c7883" stroke-width="3"/>`,
  ].join('');
}

/** A tape dispenser, 360 wide, its teeth to the left. */
export function tapeDispenser(pen: Pen, colour: string): string {
  return [
    `<circle cx="50" cy="-130" r="108" fill="${pen.radial([
      [0, '#f7eccb'],
      [0.86, '#e9d59a'],
      [1, '#c9ae63'],
    ])}"/><circle cx="50" cy="-130" r="60" fill="#f4f6f8"/><circle cx="50" cy="-130" r="42" fill="${darker(colour, 0.2)}"/><circle cx="50" cy="-130" r="16" fill="#e9eef2"/>`,
    `<path d="M-188 0V-70Q-184 -98 -154 -96L-92 -70C-40 -44 40 -46 70 -78L190 -120Q204 -60 196 0Z" fill="${pen.down(
      [
        [0, lighter(colour, 0.3)],
        [0.4, colour],
        [1, darker(colour, 0.28)],
      ],
    )}"/>`,
    `<path d="M-182 -96L-170 -108L-158 -98L-146 -108L-134 -96" fill="none" stroke="#aab5bf" stroke-width="7" stroke-linejoin="round"/><path d="M-176 -104L-30 -206" stroke="#f3e3ad" stroke-width="8" opacity=".9"/>`,
    at(10, -30, drop('#ffffff', colour), 0.36),
  ].join('');
}

/** A desk organiser filled with pens, 300 wide. */
export function organiser(pen: Pen): string {
  const stick = (x: number, top: number, colour: string) =>
    `<rect x="${x - 9}" y="${-top}" width="18" height="${top - 60}" rx="5" fill="${pen.round(colour)}"/><path d="M${x - 9} ${-top}L${x} ${-top - 24}L${x + 9} ${-top}Z" fill="#e9cfa0"/>`;
  const timber = lighter(material.timber, 0.15);
  return [
    stick(-90, 310, '#16508f'),
    stick(-60, 340, brand.orange),
    stick(-28, 300, '#2f8657'),
    `<rect x="10" y="-300" width="16" height="220" rx="4" fill="${pen.round('#d3dae0')}"/>`,
    box(pen, { width: 300, height: 190, depth: 180, colour: timber, isOpen: true }),
    `<path d="M0 0V-190" stroke="#0b2540" stroke-opacity=".2" stroke-width="4"/>`,
    `<rect x="22" y="-96" width="112" height="78" rx="6" fill="${darker(timber, 0.18)}"/><circle cx="78" cy="-58" r="9" fill="#f6efe2"/>`,
    at(-76, -90, drop(darker(timber, 0.4), timber), 0.7),
  ].join('');
}

/** A framed whiteboard on the wall with a note drawn on it, 560 by 380, centred on the origin. */
export function whiteboard(pen: Pen): string {
  const frame = pen.slant([
    [0, '#eef2f5'],
    [0.5, '#c3ccd4'],
    [1, '#8f9ca8'],
  ]);
  return [
    `<rect x="-268" y="-176" width="560" height="380" rx="12" fill="#0b2c4f" opacity=".15"/>`,
    `<rect x="-280" y="-190" width="560" height="380" rx="12" fill="${frame}"/><rect x="-264" y="-174" width="528" height="348" fill="${pen.face('#fdfefe', 0.5)}"/>`,
    `<path d="M-210 -96C-150 -136 -120 -56 -60 -96S30 -136 70 -96" fill="none" stroke="${brand.blue}" stroke-width="8" stroke-linecap="round"/><path d="M-210 -30H-60M-210 16H-90M-210 62H-40" stroke="#51606e" stroke-width="8" stroke-linecap="round"/><path d="M60 80V10M110 80V-26M160 80V-60M210 80V-6" stroke="${brand.orange}" stroke-width="22"/><path d="M30 84H236" stroke="#51606e" stroke-width="6"/>`,
    `<path d="M-120 186H150L160 214H-130Z" fill="${pen.down([
      [0, '#dfe6eb'],
      [1, '#94a1ac'],
    ])}"/><rect x="-80" y="176" width="90" height="18" rx="8" fill="#1b62b5"/><rect x="30" y="168" width="80" height="26" rx="5" fill="#26313b"/>`,
  ].join('');
}

/** A wall planner for the year, 460 by 560, centred on the origin. */
export function planner(pen: Pen): string {
  const months = Array.from({ length: 12 }, (_, month) => {
    const [x, y] = [-150 + (month % 3) * 150, -150 + Math.floor(month / 3) * 112];
    return `<rect x="${x - 62}" y="${y - 44}" width="124" height="20" rx="4" fill="${month % 2 === 0 ? brand.blue : '#5aa9dc'}"/>${Array.from(
      { length: 15 },
      (__, day) =>
        `<rect x="${x - 60 + (day % 5) * 25}" y="${y - 16 + Math.floor(day / 5) * 21}" width="19" height="15" rx="3" fill="${(day + month * 5) % 11 === 0 ? brand.orange : '#dbe7f0'}"/>`,
    ).join('')}`;
  }).join('');
  return [
    `<rect x="-218" y="-266" width="460" height="560" fill="#0b2c4f" opacity=".15"/><rect x="-230" y="-280" width="460" height="560" fill="${pen.face('#fdfefe', 0.5)}" stroke="#d3dee7" stroke-width="2"/>`,
    at(-176, -236, drop(brand.blue, '#ffffff'), 0.5),
    lettering('YEAR PLANNER', 20, -224, fitted('YEAR PLANNER', 300, 28), brand.blue),
    months,
  ].join('');
}

/** A chisel highlighter standing, 260 high. */
export function highlighter(pen: Pen, colour: string): string {
  return [
    `<path d="M-34 -4A34 5 0 0 0 34 -4V-150L26 -172H-26L-34 -150Z" fill="${pen.round(lighter(colour, 0.12))}"/>`,
    `<path d="M-26 -170H26L20 -196H-20Z" fill="${pen.round('#39444f')}"/>`,
    `<path d="M-36 -150A36 6 0 0 0 36 -150V-246Q36 -262 0 -264Q-36 -262 -36 -246Z" fill="${pen.round(colour)}"/>`,
    `<path d="M14 -236H28V-150Q28 -144 21 -144T14 -150Z" fill="${darker(colour, 0.16)}"/>`,
    at(0, -76, drop('#ffffff', colour), 0.42),
    `<path d="M-22 -140V-24" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}

/** A stack of coloured paper, 420 wide. */
export function colourStack(pen: Pen, colours: readonly string[]): string {
  return colours
    .map((colour, place) =>
      at(
        (place % 2) * 8,
        -place * 26,
        box(pen, {
          width: 400,
          height: 24,
          depth: 360,
          colour,
          side: darker(colour, 0.16),
          top: lighter(colour, 0.25),
        }),
      ),
    )
    .join('');
}

/** A stack of window envelopes in a band, 380 wide. */
export function envelopeStack(pen: Pen): string {
  return [
    box(pen, { width: 400, height: 150, depth: 230, colour: '#fbfcfd', side: '#cdd9e2', top: '#ffffff' }),
    Array.from(
      { length: 14 },
      (_, row) =>
        `<path d="M-200 ${-8 - row * 10}H200" stroke="#0b2540" stroke-opacity=".1" stroke-width="2"/>`,
    ).join(''),
    `<path d="M-46 0V-150L36 -196H128L46 -150V0Z" fill="${brand.blue}" opacity=".94"/><path d="M46 0V-150L128 -196" fill="none" stroke="${brand.deepBlue}" stroke-width="3"/>`,
    at(0, -74, drop('#ffffff', brand.blue), 0.7),
  ].join('');
}
