/** Draws bottles: large returnable ones for coolers, small carry bottles, glass bottles. */
import { darker, lighter, mix, water } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at, softSpot } from './sheet.ts';
import { band } from './solids.ts';

export interface Label {
  readonly colour: string;
  readonly ink: string;
  readonly drop: string;
  readonly word?: string;
  readonly size?: string;
}

export interface BottleForm {
  /** Half the width, and the height from the base to the top of the cap. */
  readonly radius: number;
  readonly height: number;
  readonly neck: number;
  readonly cap: string;
  readonly tint: string;
  readonly label?: Label;
  readonly handle?: boolean;
  /** Grooves around the body, as fractions of its height. */
  readonly ribs: readonly number[];
  /** Fraction of the body filled with water. */
  readonly level: number;
}

function outline({ radius: r, height, neck: n }: BottleForm): string {
  const shoulder = -(height * 0.66);
  const throat = -(height * 0.86);
  const lip = -(height * 0.93);
  const side = (s: 1 | -1) =>
    s === 1
      ? `C${r * 0.8} 14 ${r} ${r * -0.02} ${r} ${-r * 0.16}V${shoulder}C${r} ${shoulder - r * 0.42} ${n + r * 0.26} ${throat + r * 0.2} ${n + 6} ${throat}Q${n} ${throat - 8} ${n} ${throat - 20}V${lip}`
      : '';
  return `M0 12${side(1)}H${-n}V${throat - 20}Q${-n} ${throat - 8} ${-n - 6} ${throat}C${-n - r * 0.26} ${throat + r * 0.2} ${-r} ${shoulder - r * 0.42} ${-r} ${shoulder}V${-r * 0.16}C${-r} ${r * -0.02} ${-r * 0.8} 14 0 12Z`;
}

/** A clear bottle standing on the origin. */
export function bottle(pen: Pen, form: BottleForm): string {
  const { radius: r, height, neck: n, tint } = form;
  const shape = `<path d="${outline(form)}"/>`;
  const clip = pen.clip(shape);
  const level = -(height * form.level);
  const surface = Math.min(r, form.level > 0.66 ? r * (1 - (form.level - 0.66) * 2.1) : r);
  const body = pen.linear([
    [0, mix(tint, water.deep, 0.45)],
    [0.09, mix(tint, water.body, 0.3)],
    [0.24, lighter(tint, 0.62)],
    [0.45, lighter(tint, 0.2)],
    [0.68, tint],
    [0.9, mix(tint, water.deep, 0.55)],
    [1, mix(tint, water.deep, 0.35)],
  ]);
  const depth = pen.down([
    [0, '#ffffff', 0.28],
    [0.5, '#ffffff', 0],
    [1, darker(tint, 0.5), 0.22],
  ]);
  return [
    `<g clip-path="${clip}">`,
    `<rect x="${-r}" y="${-height}" width="${r * 2}" height="${height + 30}" fill="${lighter(tint, 0.68)}"/>`,
    `<rect x="${-r}" y="${level}" width="${r * 2}" height="${-level + 30}" fill="${body}"/>`,
    `<rect x="${-r}" y="${-height}" width="${r * 2}" height="${height + 30}" fill="${depth}"/>`,
    `<ellipse cx="0" cy="${level}" rx="${surface}" ry="${surface * 0.1}" fill="${lighter(tint, 0.55)}"/><path d="M${-surface} ${level}A${surface} ${surface * 0.1} 0 0 0 ${surface} ${level}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`,
    form.ribs.map((share) => groove(r, -height * share)).join(''),
    streak(pen, -r * 0.64, r * 0.34, -height * 0.9, height * 0.87, 0.56),
    streak(pen, r * 0.77, r * 0.2, -height * 0.64, height * 0.6, 0.42),
    `<ellipse cx="${r * 0.12}" cy="${-r * 0.02}" rx="${r * 0.72}" ry="${r * 0.15}" fill="${softSpot(pen, '#ffffff', 0.4)}"/>`,
    '</g>',
    form.label === undefined ? '' : label(pen, form, form.label, clip),
    `<path d="M${-r * 0.7} ${-height * 0.735}C${-r * 0.62} ${-height * 0.785} ${-r * 0.45} ${-height * 0.81} ${-r * 0.33} ${-height * 0.83}" fill="none" stroke="#fff" stroke-width="${Math.max(2, r * 0.05)}" stroke-linecap="round" opacity=".85"/>`,
    `<path d="${outline(form)}" fill="none" stroke="${darker(tint, 0.34)}" stroke-opacity=".5" stroke-width="2"/>`,
    form.handle === true ? handle(pen, r, height, tint) : '',
    cap(pen, n, height, form.cap),
  ].join('');
}

/** A soft vertical reflection centred on x. */
function streak(pen: Pen, x: number, width: number, top: number, height: number, opacity: number): string {
  const fill = pen.linear([
    [0, '#ffffff', 0],
    [0.5, '#ffffff', opacity],
    [1, '#ffffff', 0],
  ]);
  return `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${height}" rx="${width / 2}" fill="${fill}"/>`;
}

function groove(r: number, y: number): string {
  return [
    `<path d="M${-r} ${y}A${r} ${r * 0.13} 0 0 0 ${r} ${y}" fill="none" stroke="${water.deep}" stroke-opacity=".42" stroke-width="${Math.max(2, r * 0.028)}"/>`,
    `<path d="M${-r} ${y + r * 0.04}A${r} ${r * 0.13} 0 0 0 ${r} ${y + r * 0.04}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${Math.max(1.5, r * 0.018)}"/>`,
  ].join('');
}

function label(
  pen: Pen,
  { radius: r, height }: BottleForm,
  { colour, ink, drop: mark, word, size }: Label,
  clip: string,
): string {
  const [low, high] = [height * 0.2, height * 0.5];
  const middle = -(low + high) / 2 + r * 0.15;
  const tall = high - low;
  return [
    `<g clip-path="${clip}">`,
    band(r, low, high, pen.round(colour), 0.15),
    `<path d="M${-r} ${-low}A${r} ${r * 0.15} 0 0 0 ${r} ${-low}" fill="none" stroke="#0b2540" stroke-opacity=".16" stroke-width="3"/>`,
    at(0, middle - tall * 0.24, drop(mark, colour), tall / 275),
    lettering('Brightwater', 0, middle + tall * 0.16, fitted('Brightwater', r * 1.35, tall * 0.16), ink),
    word === undefined
      ? ''
      : lettering(word, 0, middle + tall * 0.32, fitted(word, r * 1.1, tall * 0.075), ink, 0.9),
    '</g>',
    size === undefined
      ? ''
      : lettering(size, 0, -height * 0.075 + r * 0.02, Math.min(r * 0.15, height * 0.045), '#0b4ea2', 0.6),
  ].join('');
}

function cap(pen: Pen, n: number, height: number, colour: string): string {
  const fill = pen.round(colour);
  const foot = height * 0.925;
  const wide = n * 1.18;
  return [
    `<path d="M${-wide * 1.06} ${-foot + 4}A${wide * 1.06} ${wide * 0.16} 0 0 0 ${wide * 1.06} ${-foot + 4}V${-foot - 8}H${-wide * 1.06}Z" fill="${fill}"/>`,
    `<path d="M${-wide} ${-foot}A${wide} ${wide * 0.16} 0 0 0 ${wide} ${-foot}V${-height + 4}A${wide} ${wide * 0.16} 0 0 0 ${-wide} ${-height + 4}Z" fill="${fill}"/>`,
    `<ellipse cx="0" cy="${-height + 4}" rx="${wide}" ry="${wide * 0.16}" fill="${lighter(colour, 0.25)}"/>`,
    [-0.72, -0.44, -0.14, 0.18, 0.48, 0.76]
      .map(
        (share) =>
          `<path d="M${wide * share} ${-foot + 4}V${-height + wide * 0.24}" stroke="#0b2540" stroke-opacity=".16" stroke-width="${Math.max(1.2, n * 0.05)}"/>`,
      )
      .join(''),
  ].join('');
}

function handle(pen: Pen, r: number, height: number, tint: string): string {
  const [x, y] = [r * 0.52, -height * 0.765];
  const fill = pen.linear([
    [0, lighter(tint, 0.7)],
    [1, mix(tint, water.deep, 0.5)],
  ]);
  return `<path d="M${x - r * 0.14} ${y - r * 0.16}C${x + r * 0.3} ${y - r * 0.52} ${x + r * 0.72} ${y - r * 0.1} ${x + r * 0.42} ${y + r * 0.26}" fill="none" stroke="${darker(tint, 0.3)}" stroke-opacity=".55" stroke-width="${r * 0.17}" stroke-linecap="round"/><path d="M${x - r * 0.14} ${y - r * 0.16}C${x + r * 0.3} ${y - r * 0.52} ${x + r * 0.72} ${y - r * 0.1} ${x + r * 0.42} ${y + r * 0.26}" fill="none" stroke="${fill}" stroke-width="${r * 0.14}" stroke-linecap="round"/>`;
}

/** A large bottle upside down in a cooler's collar: neck at the origin, base on top. */
export function upturned(pen: Pen, radius: number, height: number, tint: string): string {
  const form: BottleForm = {
    radius,
    height: height * 1.08,
    neck: radius * 0.3,
    cap: '#0b4ea2',
    tint,
    ribs: [0.16, 0.215, 0.45, 0.505],
    level: 1,
  };
  const top = -height * 0.998;
  const air = top + height * 0.17;
  return [
    `<g transform="translate(0 ${-height}) scale(1 -1)">${bottle(pen, form)}</g>`,
    `<ellipse cx="0" cy="${air}" rx="${radius * 0.99}" ry="${radius * 0.13}" fill="#fff" opacity=".5"/>`,
    `<path d="M${-radius * 0.99} ${air}A${radius} ${radius * 0.13} 0 0 0 ${radius * 0.99} ${air}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>`,
    [
      [-0.3, 0.42, 0.06],
      [-0.18, 0.52, 0.04],
      [-0.34, 0.6, 0.03],
      [0.2, 0.38, 0.035],
    ]
      .map(
        ([x = 0, y = 0, size = 0]) =>
          `<circle cx="${radius * x}" cy="${-height * y}" r="${radius * size}" fill="#fff" opacity=".6"/>`,
      )
      .join(''),
  ].join('');
}
