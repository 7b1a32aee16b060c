/** Draws cardboard: shipping cartons, the water box with its tap, retail boxes. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { box, recede } from './solids.ts';

/** A taped shipping carton with a printed wave, standing on the origin. */
export function carton(
  pen: Pen,
  width: number,
  height: number,
  depth: number,
  colour: string = material.kraft,
  print: string = brand.blue,
): string {
  const [dx, dy] = recede(depth);
  const clip = pen.clip(`<rect x="${-width / 2}" y="${-height}" width="${width}" height="${height}"/>`);
  return [
    box(pen, { width, height, depth, colour }),
    `<path d="M-22 ${-height}L${-22 + dx} ${-height - dy}H${22 + dx}L22 ${-height}V${-height + 46}H-22Z" fill="${lighter(colour, 0.45)}" opacity=".75"/>`,
    `<g clip-path="${clip}"><path d="M${-width / 2} ${-height * 0.3}C${-width * 0.2} ${-height * 0.42} ${width * 0.16} ${-height * 0.16} ${width / 2} ${-height * 0.34}V0H${-width / 2}Z" fill="${print}"/><path d="M${-width / 2} ${-height * 0.22}C${-width * 0.2} ${-height * 0.34} ${width * 0.16} ${-height * 0.08} ${width / 2} ${-height * 0.26}V0H${-width / 2}Z" fill="${darker(print, 0.3)}" opacity=".5"/></g>`,
    at(-width * 0.24, -height * 0.74, drop(print, colour), height / 430),
    lettering(
      'Brightwater',
      -width * 0.24,
      -height * 0.5,
      fitted('Brightwater', width * 0.38, height * 0.09),
      print,
    ),
  ].join('');
}

export interface RetailBox {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: string;
  readonly ink: string;
  readonly accent: string;
  readonly word: string;
  readonly count?: string;
  /** The brand; the shop's own by default. */
  readonly maker?: string;
}

/** A printed retail box: brand on top, a coloured base, the product's name. */
export function retailBox(
  pen: Pen,
  { width: w, height: h, depth, colour, ink, accent, word, count, maker = 'Brightwater' }: RetailBox,
): string {
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  const foot = h * 0.3;
  return [
    box(pen, { width: w, height: h, depth, colour }),
    `<g clip-path="${clip}"><path d="M${-w / 2} ${-foot}C${-w * 0.18} ${-foot * 1.5} ${w * 0.16} ${-foot * 0.6} ${w / 2} ${-foot * 1.15}V0H${-w / 2}Z" fill="${accent}"/><path d="M${-w / 2} ${-foot * 0.75}C${-w * 0.18} ${-foot * 1.25} ${w * 0.16} ${-foot * 0.35} ${w / 2} ${-foot * 0.9}V0H${-w / 2}Z" fill="${darker(accent, 0.22)}" opacity=".6"/></g>`,
    maker === 'Brightwater'
      ? at(0, -h * 0.785, drop(ink, colour), h / 430)
      : at(0, -h * 0.785, seal(ink, accent), h / 430),
    lettering(maker, 0, -h * 0.57, fitted(maker, w * 0.62, h * 0.085), ink),
    lettering(word, 0, -h * 0.455, fitted(word, w * 0.76, h * 0.055), ink),
    count === undefined
      ? ''
      : lettering(count, -w * 0.36 + 8, -h * 0.07, Math.min(h * 0.075, w * 0.09), '#ffffff'),
  ].join('');
}

/** The round logo of other brands, in a box 100 high. */
export function seal(ink: string, accent: string): string {
  return `<circle r="42" fill="none" stroke="${ink}" stroke-width="6"/><circle r="31" fill="${accent}"/><path d="M-16 6L0 -18L16 6M-10 14H10" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export interface WaterBox {
  readonly word: string;
  readonly size: string;
  readonly foot: string;
  readonly sky: string;
  readonly height?: number;
}

export const springBox: WaterBox = { word: 'SPRING WATER', size: '10 L', foot: brand.blue, sky: '#8cc6ea' };

/** A water box: printed card with a fold-out tap at the bottom. */
export function waterBox(pen: Pen, { word, size, foot, sky, height }: WaterBox = springBox): string {
  const [w, h, depth] = [360, height ?? 420, 260];
  const tall = h / 420;
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  const [dx, dy] = recede(depth);
  return [
    box(pen, { width: w, height: h, depth, colour: '#f4f8fb', side: '#c3d4e2', top: '#ffffff' }),
    `<g clip-path="${clip}"><g transform="scale(1 ${tall})"><path d="M-180 -168C-90 -226 60 -116 180 -196V0H-180Z" fill="${sky}"/><path d="M-180 -138C-90 -196 60 -86 180 -166V0H-180Z" fill="${foot}"/></g></g>`,
    `<path d="M180 ${-196 * tall}L${180 + dx} ${-196 * tall - dy}V${-dy}L180 0Z" fill="${darker(foot, 0.3)}" opacity=".85"/>`,
    `<path d="M${-44 + dx / 2} ${-h - dy / 2 - 14}Q${dx / 2} ${-h - dy / 2 - 44} ${44 + dx / 2} ${-h - dy / 2 - 14}" fill="none" stroke="${material.graphite}" stroke-width="11" stroke-linecap="round"/>`,
    at(0, -h + 84 * tall, drop(brand.blue, '#ffffff'), 1.05 * Math.min(tall, 1)),
    lettering('Brightwater', 0, -h + 180 * tall, 30 * Math.min(tall, 1), brand.blue),
    lettering(word, 0, -h + 212 * tall, fitted(word, 300, 14 * Math.min(tall, 1)), brand.blue),
    lettering(size, 112, -34, fitted(size, 120, 26), '#ffffff'),
    at(-96, -74, boxTap(pen)),
  ].join('');
}

function boxTap(pen: Pen): string {
  return [
    `<circle cx="0" cy="0" r="42" fill="#07305f"/><circle cx="0" cy="0" r="33" fill="${pen.round('#eef2f5')}"/>`,
    `<path d="M-13 6H13L9 62H-9Z" fill="${pen.round('#f5f7f9')}"/><ellipse cx="0" cy="62" rx="9" ry="3" fill="#8995a0"/>`,
    `<rect x="-34" y="-20" width="68" height="24" rx="12" fill="${pen.round(brand.orange)}"/>`,
    `<path d="M-24 -13H10" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  ].join('');
}
