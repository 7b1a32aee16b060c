/** Draws a glazed crock on its timber stand. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band, barrelPath } from './solids.ts';

export function crock(pen: Pen): string {
  const glaze = '#f3efe6';
  return stand(pen) + at(0, -208, pot(pen, glaze)) + at(0, -262, brassTap(pen));
}

function stand(pen: Pen): string {
  const timber = material.timber;
  const plank = pen.down([
    [0, lighter(timber, 0.25)],
    [1, darker(timber, 0.12)],
  ]);
  const leg = pen.linear([
    [0, lighter(timber, 0.2)],
    [1, darker(timber, 0.16)],
  ]);
  return [
    `<path d="M-70 -190L-84 -22H-64L-52 -190ZM110 -190L124 -26H108L96 -190Z" fill="${darker(timber, 0.34)}"/>`,
    `<path d="M-150 -186L-168 4H-140L-120 -186ZM150 -186L168 4H140L120 -186Z" fill="${leg}"/>`,
    `<rect x="-158" y="-84" width="316" height="18" rx="5" fill="${plank}"/>`,
    `<path d="M-172 -206H172V-182Q172 -178 168 -178H-168Q-172 -178 -172 -182Z" fill="${plank}"/>`,
    `<path d="M-172 -206L-140 -222H196L172 -206Z" fill="${lighter(timber, 0.38)}"/><path d="M172 -206L196 -222V-196L172 -179Z" fill="${darker(timber, 0.22)}"/>`,
    `<path d="M-150 -196H-40M-10 -190H120" stroke="${darker(timber, 0.22)}" stroke-opacity=".45" stroke-width="2" stroke-linecap="round"/>`,
  ].join('');
}

function pot(pen: Pen, glaze: string): string {
  const r = 140;
  return [
    `<ellipse cx="10" cy="-2" rx="128" ry="18" fill="#0b2540" opacity=".25"/>`,
    `<path d="M-118 -6C-138 -10 -140 -40 -140 -60V-236C-140 -262 -126 -270 -112 -276H112C126 -270 140 -262 140 -236V-60C140 -40 138 -10 118 -6A118 18 0 0 1 -118 -6Z" fill="${pen.round(glaze)}"/>`,
    band(r, 206, 236, pen.round(brand.blue), 0.12),
    band(r, 190, 197, pen.round(brand.blue), 0.12),
    `<path d="M-112 -276A112 18 0 0 0 112 -276V-288H-112Z" fill="${pen.round(darker(glaze, 0.05))}"/>`,
    `<ellipse cx="0" cy="-288" rx="112" ry="19" fill="${pen.linear([
      [0, '#ffffff'],
      [1, darker(glaze, 0.1)],
    ])}"/>`,
    `<ellipse cx="0" cy="-289" rx="92" ry="14" fill="${darker(glaze, 0.14)}"/>`,
    lid(pen, glaze),
    at(0, -130, drop(brand.blue, glaze), 0.8),
    `<path d="M-104 -170C-108 -130 -106 -90 -98 -56" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>`,
  ].join('');
}

function lid(pen: Pen, glaze: string): string {
  return [
    `<path d="${barrelPath(78, 92, 24, 0.16)}" transform="translate(0 -287)" fill="${pen.round(glaze)}"/>`,
    `<ellipse cx="0" cy="-311" rx="78" ry="12" fill="#fdfbf6"/>`,
    `<path d="M-15 -312C-24 -334 -18 -346 0 -346S24 -334 15 -312Z" fill="${pen.round(material.timber)}"/>`,
  ].join('');
}

function brassTap(pen: Pen): string {
  const steel = pen.round(material.steel);
  return [
    `<circle cx="0" cy="0" r="17" fill="${pen.round('#aab5bf')}"/>`,
    `<rect x="-9" y="-5" width="18" height="38" rx="6" fill="${steel}"/>`,
    `<path d="M-7 33H7L5 44H-5Z" fill="${darker(material.steel, 0.25)}"/>`,
    `<rect x="-6" y="-34" width="12" height="30" rx="6" fill="${pen.round('#333c45')}"/>`,
  ].join('');
}
