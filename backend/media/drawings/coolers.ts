/** Draws water coolers: bench-top, floor-standing, bottom-loading and mains-connected. */
import { upturned } from './bottles.ts';
import { brand, darker, lighter, material } from './colour.ts';
import { drop } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { box, recede } from './solids.ts';

export type Pour = 'hot' | 'cold' | 'room';

export interface Cooler {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly body: string;
  /** The panel with the taps. */
  readonly panel: string;
  readonly pours: readonly Pour[];
  /** The bottle on top; without one, push-buttons replace the taps. */
  readonly bottle?: { readonly radius: number; readonly height: number };
  /** Where the alcove ends, as a fraction of the height from the top. */
  readonly alcove: number;
  readonly door: boolean;
}

const pourColour: Readonly<Record<Pour, string>> = { hot: '#cf3b2c', cold: '#1b74c9', room: '#eef2f5' };

/** Stands on the origin, with its front face centred there. */
export function cooler(pen: Pen, form: Cooler): string {
  const { width: w, height: h, depth, body, bottle } = form;
  const [dx, dy] = recede(depth);
  const head = h * form.alcove;
  return [
    box(pen, { width: w, height: h, depth, colour: body, side: darker(body, 0.2), top: lighter(body, 0.4) }),
    bottle === undefined
      ? ''
      : collar(pen, dx / 2, -h - dy / 2, bottle.radius, body) +
        at(dx / 2, -h - dy / 2 - 6, upturned(pen, bottle.radius, bottle.height, '#a4d4f1')),
    front(pen, form, head),
    form.door ? door(pen, w, h - head, body) : '',
    `<path d="M${-w / 2 + 8} 2V8H${-w / 2 + 40}V2M${w / 2 - 40} 2V8H${w / 2 - 8}V2" fill="${material.graphite}"/>`,
  ].join('');
}

function collar(pen: Pen, x: number, y: number, radius: number, body: string): string {
  const wide = radius * 0.72;
  return [
    `<ellipse cx="${x}" cy="${y + 4}" rx="${wide * 1.12}" ry="${wide * 0.26}" fill="#0b2540" opacity=".18"/>`,
    `<path d="M${x - wide} ${y - 22}L${x - wide * 1.04} ${y}A${wide * 1.04} ${wide * 0.2} 0 0 0 ${x + wide * 1.04} ${y}L${x + wide} ${y - 22}Z" fill="${pen.round(body)}"/>`,
    `<ellipse cx="${x}" cy="${y - 22}" rx="${wide}" ry="${wide * 0.2}" fill="${darker(body, 0.18)}"/>`,
  ].join('');
}

function front(pen: Pen, { width: w, height: h, panel, pours, bottle }: Cooler, head: number): string {
  const inset = w * 0.075;
  const [left, top, wide, tall] = [-w / 2 + inset, -h + inset, w - inset * 2, head - inset];
  const brow = tall * (bottle === undefined ? 0.26 : 0.2);
  const niche = pen.down([
    [0, darker(panel, 0.62)],
    [0.3, darker(panel, 0.42)],
    [1, darker(panel, 0.2)],
  ]);
  const gap = wide / (pours.length + 1);
  const spouts = pours.map((pour, place) => {
    const x = left + gap * (place + 1);
    return bottle === undefined
      ? button(pen, x, top + brow, w, pour)
      : at(x, top + brow, tap(pen, pour), w / 210);
  });
  return [
    `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" rx="${w * 0.07}" fill="${pen.face(panel)}"/>`,
    `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" rx="${w * 0.07}" fill="none" stroke="#0b2540" stroke-opacity=".14" stroke-width="2"/>`,
    `<path d="M${left + inset} ${top + brow}H${left + wide - inset}V${top + tall - inset * 1.3}Q${left + wide - inset} ${top + tall - inset * 0.5} ${left + wide - inset * 2} ${top + tall - inset * 0.5}H${left + inset * 2}Q${left + inset} ${top + tall - inset * 0.5} ${left + inset} ${top + tall - inset * 1.3}Z" fill="${niche}"/>`,
    `<path d="M${left + inset * 0.8} ${top + tall - inset * 1.7}H${left + wide - inset * 0.8}L${left + wide - inset * 0.2} ${top + tall - inset * 0.6}H${left + inset * 0.2}Z" fill="${pen.down(
      [
        [0, '#5d6a76'],
        [1, '#39444f'],
      ],
    )}"/>`,
    `<rect x="${left + inset * 0.2}" y="${top + tall - inset * 0.6}" width="${wide - inset * 0.4}" height="${inset * 0.42}" rx="${inset * 0.16}" fill="#2c3640"/>`,
    [0.22, 0.36, 0.5, 0.64, 0.78]
      .map(
        (share) =>
          `<rect x="${left + wide * share - wide * 0.045}" y="${top + tall - inset * 1.32}" width="${wide * 0.09}" height="${inset * 0.22}" rx="${inset * 0.1}" fill="#1b242d" opacity=".75"/>`,
      )
      .join(''),
    spouts.join(''),
    bottle === undefined
      ? ''
      : pours
          .map(
            (pour, place) =>
              `<circle cx="${left + gap * (place + 1)}" cy="${top + brow * 0.48}" r="${w * 0.018}" fill="${pourColour[pour]}" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`,
          )
          .join(''),
  ].join('');
}

/** A push tap hanging from its origin, about 80 high. */
function tap(pen: Pen, pour: Pour): string {
  const colour = pourColour[pour];
  return [
    `<ellipse cx="6" cy="14" rx="24" ry="10" fill="#08121c" opacity=".28"/>`,
    `<path d="M-9 20H9L7 62H-7Z" fill="${pen.round('#e9edf0')}"/>`,
    `<ellipse cx="0" cy="62" rx="7" ry="2.4" fill="#7d8a96"/>`,
    `<rect x="-16" y="-6" width="32" height="34" rx="9" fill="${pen.round('#f3f5f7')}"/>`,
    `<path d="M-20 -2Q-20 -14 -8 -14H8Q20 -14 20 -2V4Q20 12 12 12H-12Q-20 12 -20 4Z" fill="${pen.round(colour)}"/>`,
    `<path d="M-14 -8Q-8 -11 2 -11" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".65"/>`,
  ].join('');
}

/** A push-button with its spout below. */
function button(pen: Pen, x: number, y: number, w: number, pour: Pour): string {
  const r = w * 0.062;
  return [
    `<circle cx="${x}" cy="${y - r * 1.75}" r="${r}" fill="${pen.round('#e6ebef')}" stroke="#0b1620" stroke-opacity=".4" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y - r * 1.75}" r="${r * 0.42}" fill="${pourColour[pour]}"/>`,
    `<path d="M${x - r * 0.42} ${y}H${x + r * 0.42}L${x + r * 0.32} ${y + r * 1.4}H${x - r * 0.32}Z" fill="${pen.round(material.steel)}"/>`,
  ].join('');
}

function door(pen: Pen, w: number, h: number, body: string): string {
  const inset = w * 0.075;
  const dark = body === material.graphite;
  return [
    `<rect x="${-w / 2 + inset}" y="${-h + inset}" width="${w - inset * 2}" height="${h - inset * 2.1}" rx="${w * 0.06}" fill="${pen.face(lighter(body, dark ? 0.06 : 0.3), 0.7)}" stroke="#0b2540" stroke-opacity="${dark ? 0.5 : 0.16}" stroke-width="2"/>`,
    `<path d="M${-w / 2 + inset * 2} ${-h + inset + 3}H${w / 2 - inset * 2}" stroke="#fff" stroke-opacity="${dark ? 0.25 : 0.9}" stroke-width="2"/>`,
    `<rect x="${w / 2 - inset * 2.5}" y="${-h * 0.64}" width="${inset * 0.55}" height="${h * 0.24}" rx="${inset * 0.27}" fill="${dark ? '#6c7883' : '#c9d3db'}"/>`,
    at(0, -h * 0.47, drop(dark ? '#dfeaf2' : brand.blue, dark ? material.graphite : '#ffffff'), w / 460),
  ].join('');
}

export const benchTop = {
  width: 250,
  height: 290,
  depth: 190,
  alcove: 0.88,
  door: false,
  bottle: { radius: 112, height: 270 },
} as const;
export const floorStanding = {
  width: 196,
  height: 430,
  depth: 150,
  alcove: 0.46,
  door: true,
  bottle: { radius: 88, height: 222 },
} as const;
export const bottomLoading = { width: 220, height: 590, depth: 170, alcove: 0.4, door: true } as const;
