/** Draws slim cans, alone and in their tray. */
import { darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at, shadow } from './sheet.ts';

export interface CanSkin {
  readonly colour: string;
  readonly ink: string;
  readonly accent: string;
  readonly word: string;
}

/** A can 290 high standing on the origin. */
export function can(pen: Pen, { colour, ink, accent, word }: CanSkin): string {
  const metal = pen.round('#cfd6dc');
  return [
    `<path d="M-50 -4A50 8 0 0 0 50 -4L60 -22H-60Z" fill="${metal}"/>`,
    `<path d="M-60 -20A60 9 0 0 0 60 -20V-262A60 9 0 0 1 -60 -262Z" fill="${pen.round(colour)}"/>`,
    `<path d="M-60 -262A60 9 0 0 0 60 -262L50 -282H-50Z" fill="${pen.round(darker(colour, 0.06))}"/>`,
    `<path d="M-50 -281A50 8 0 0 0 50 -281V-287H-50Z" fill="${metal}"/>`,
    `<ellipse cx="0" cy="-287" rx="50" ry="8" fill="#eef2f5"/><ellipse cx="0" cy="-286" rx="42" ry="5.6" fill="#b9c3cb"/><ellipse cx="-4" cy="-286" rx="14" ry="3" fill="#e9eef2"/>`,
    `<path d="M-60 -92C-30 -118 22 -72 60 -104V-20A60 9 0 0 1 -60 -20Z" fill="${accent}" opacity=".85"/>`,
    `<path d="M-60 -78C-28 -102 24 -58 60 -88V-20A60 9 0 0 1 -60 -20Z" fill="${darker(accent, 0.14)}" opacity=".7"/>`,
    at(0, -196, drop(ink, colour), 0.78),
    lettering('Brightwater', 0, -130, fitted('Brightwater', 92, 16), ink),
    lettering(word, 0, -112, fitted(word, 84, 9), ink, 0.95),
    lettering('330 mL', 0, -34, 9, '#ffffff', 0.95),
    `<path d="M-44 -250V-40" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>`,
  ].join('');
}

/** A tray of cans with one in front, on the ground in the middle of the drawing. */
export function trayOfCans(pen: Pen, skin: CanSkin): string {
  const row = (x: number, base: number) =>
    [0, 1, 2, 3].map((place) => at(x + place * 122, base, can(pen, skin))).join('');
  return [
    shadow(pen, 400, 640, 620),
    row(226, 584),
    row(176, 622),
    at(359, 648, trayWall(pen)),
    at(330, 620, drop('#a5713a', material.kraft, '#a5713a'), 0.4),
    shadow(pen, 628, 722, 150),
    at(628, 720, can(pen, skin), 1.22),
  ].join('');
}

function trayWall(pen: Pen): string {
  const kraft = material.kraft;
  return [
    `<path d="M252 0L312 -34V-98L252 -64Z" fill="${darker(kraft, 0.24)}"/>`,
    `<path d="M-252 0V-64H252V0Z" fill="${pen.face(kraft)}"/>`,
    `<path d="M-252 -64H252L312 -98" fill="none" stroke="${lighter(kraft, 0.4)}" stroke-width="4" stroke-linejoin="round"/>`,
  ].join('');
}
