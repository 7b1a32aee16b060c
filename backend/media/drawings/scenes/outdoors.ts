/** Draws the parts of landscapes: sky, hills, trees, houses, a road. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';

export function sky(pen: Pen, width: number, height: number, top = '#bfe2f7', low = '#f4fafd'): string {
  return `<rect width="${width}" height="${height}" fill="${pen.down([
    [0, top],
    [0.7, low],
    [1, '#fbfdfe'],
  ])}"/>`;
}

export function sun(pen: Pen, x: number, y: number, radius: number, colour = '#fff3c9'): string {
  const glow = pen.radial([
    [0, colour, 0.95],
    [0.34, colour, 0.8],
    [0.38, colour, 0.3],
    [1, colour, 0],
  ]);
  return `<circle cx="${x}" cy="${y}" r="${radius * 2.8}" fill="${glow}"/>`;
}

/** A rolling line of hills across the full width, with crests around y. */
export function hills(width: number, height: number, y: number, swing: number, colour: string): string {
  const part = width / 4;
  return `<path d="M0 ${y}C${part * 0.5} ${y - swing} ${part} ${y - swing} ${part * 1.4} ${y - swing * 0.2}S${part * 2.3} ${y - swing * 1.2} ${part * 2.8} ${y - swing * 0.4}S${part * 3.6} ${y - swing * 0.9} ${width} ${y - swing * 0.3}V${height}H0Z" fill="${colour}"/>`;
}

/** A round tree of this height, its base at x, y. */
export function tree(x: number, y: number, height: number, colour = '#86b48d'): string {
  return [
    `<ellipse cx="${x + height * 0.08}" cy="${y}" rx="${height * 0.36}" ry="${height * 0.05}" fill="#0b2540" opacity=".14"/>`,
    `<path d="M${x - height * 0.035} ${y}L${x - height * 0.02} ${y - height * 0.5}H${x + height * 0.02}L${x + height * 0.035} ${y}Z" fill="#9a7b57"/>`,
    `<circle cx="${x}" cy="${y - height * 0.64}" r="${height * 0.34}" fill="${colour}"/>`,
    `<circle cx="${x + height * 0.16}" cy="${y - height * 0.54}" r="${height * 0.22}" fill="${darker(colour, 0.08)}"/>`,
    `<circle cx="${x - height * 0.12}" cy="${y - height * 0.74}" r="${height * 0.2}" fill="${lighter(colour, 0.22)}"/>`,
  ].join('');
}

/** A weatherboard house on stumps, as common in Brisbane; the centre of its base at x, y. */
export function house(pen: Pen, x: number, y: number, width: number, wall: string, roof: string): string {
  const half = width / 2;
  const eaves = y - width * 0.5;
  const boards = Array.from({ length: 7 }, (_, line) => {
    const at = eaves + (line + 1) * width * 0.055;
    return `<path d="M${x - half} ${at}H${x + half}" stroke="#0b2540" stroke-opacity=".07" stroke-width="2"/>`;
  }).join('');
  const pane = (left: number) =>
    `<rect x="${x + left * width}" y="${eaves + width * 0.1}" width="${width * 0.17}" height="${width * 0.19}" rx="3" fill="${pen.slant(
      [
        [0, '#eaf6fd'],
        [0.5, '#b9def4'],
        [1, '#8cc6ea'],
      ],
    )}" stroke="#fff" stroke-width="${width * 0.016}"/>`;
  return [
    `<ellipse cx="${x + width * 0.04}" cy="${y}" rx="${half * 1.1}" ry="${width * 0.03}" fill="#0b2540" opacity=".16"/>`,
    [-0.44, -0.2, 0.2, 0.44]
      .map(
        (place) =>
          `<rect x="${x + place * width - width * 0.018}" y="${y - width * 0.1}" width="${width * 0.036}" height="${width * 0.1}" fill="#8a7a66"/>`,
      )
      .join(''),
    `<rect x="${x - half}" y="${eaves}" width="${width}" height="${width * 0.42}" fill="${pen.face(wall)}"/>${boards}`,
    pane(-0.4),
    pane(0.23),
    `<rect x="${x - width * 0.08}" y="${eaves + width * 0.1}" width="${width * 0.16}" height="${width * 0.32}" rx="3" fill="${darker(roof, 0.1)}"/><circle cx="${x + width * 0.05}" cy="${eaves + width * 0.27}" r="${width * 0.012}" fill="#fff"/>`,
    `<path d="M${x - half * 1.16} ${eaves + width * 0.02}L${x - half * 0.5} ${eaves - width * 0.27}H${x + half * 0.5}L${x + half * 1.16} ${eaves + width * 0.02}Z" fill="${pen.down(
      [
        [0, lighter(roof, 0.2)],
        [1, roof],
      ],
    )}"/><path d="M${x - half * 1.16} ${eaves + width * 0.02}H${x + half * 1.16}" stroke="#fff" stroke-width="${width * 0.02}"/>`,
    `<path d="M${x - width * 0.09} ${y - width * 0.08}H${x + width * 0.09}V${y - width * 0.05}H${x + width * 0.11}V${y}H${x - width * 0.11}V${y - width * 0.05}H${x - width * 0.09}Z" fill="#c9b79c"/>`,
  ].join('');
}

/** A road across the picture with a pale kerb above it. */
export function road(pen: Pen, width: number, y: number, height: number): string {
  return [
    `<rect y="${y - 34}" width="${width}" height="36" fill="#e6e9ea"/><path d="M0 ${y - 2}H${width}" stroke="#fff" stroke-width="6"/>`,
    `<rect y="${y}" width="${width}" height="${height}" fill="${pen.down([
      [0, '#a9b5bf'],
      [1, '#c3ccd4'],
    ])}"/>`,
    `<path d="M0 ${y + height * 0.55}H${width}" stroke="#fff" stroke-width="7" stroke-dasharray="70 60" opacity=".8"/>`,
  ].join('');
}

/** A striped awning hanging from y, with alternating stripes. */
export function awning(
  x: number,
  y: number,
  width: number,
  drop: number,
  colours: readonly [string, string],
): string {
  const stripes = 10;
  const step = width / stripes;
  return Array.from({ length: stripes }, (_, place) => {
    const left = x + place * step;
    return `<path d="M${left} ${y}H${left + step}V${y + drop}A${step / 2} ${step / 2.4} 0 0 1 ${left} ${y + drop}Z" fill="${colours[place % 2 === 0 ? 0 : 1]}"/>`;
  }).join('');
}
