/**
 * Draws carry bottles and cups: sports, children's and aluminium bottles, reusable cups, carafes,
 * jugs.
 */
import { brand, darker, lighter, water } from './colour.ts';
import { drop, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band } from './solids.ts';

/** A clear tinted bottle with a flip straw, 470 high. */
export function sportsBottle(pen: Pen, colour: string): string {
  const body =
    'M-78 -8A78 12 0 0 0 78 -8V-150C78 -176 66 -190 66 -210S78 -244 78 -268V-318C78 -350 58 -358 54 -366H-54C-58 -358 -78 -350 -78 -318V-268C-78 -244 -66 -230 -66 -210S-78 -176 -78 -150Z';
  return [
    `<path d="${body}" fill="${pen.linear([
      [0, darker(colour, 0.12), 0.9],
      [0.14, lighter(colour, 0.1), 0.85],
      [0.3, lighter(colour, 0.62), 0.8],
      [0.5, lighter(colour, 0.3), 0.8],
      [0.85, colour, 0.86],
      [1, darker(colour, 0.18), 0.9],
    ])}"/><path d="M-70 -12A70 10 0 0 0 70 -12V-290H-70Z" fill="${water.clear}" opacity=".22"/>`,
    [0, 1, 2, 3, 4]
      .map(
        (step) => `<path d="M52 ${-52 - step * 46}H70" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`,
      )
      .join(''),
    `<path d="M-60 -362A60 9 0 0 0 60 -362V-412A60 9 0 0 0 -60 -412Z" fill="${pen.round(darker(colour, 0.35))}"/><ellipse cx="0" cy="-412" rx="60" ry="9" fill="${colour}"/>`,
    `<path d="M-22 -414V-438Q-22 -452 -8 -452H44Q58 -452 58 -440V-432H2V-412Z" fill="${pen.round(lighter(colour, 0.2))}"/>`,
    `<path d="M-60 -386C-108 -386 -108 -330 -72 -322" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="13" stroke-linecap="round"/>`,
    at(-4, -146, drop('#ffffff', colour), 0.62),
    lettering('Brightwater', -4, -88, 13, '#ffffff'),
    `<path d="M-58 -300V-260M-54 -150V-40" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A small bottle with a carry handle and a wave of dots, 360 high. */
export function kidsBottle(pen: Pen, colour: string, accent: string): string {
  return [
    `<path d="M-44 -318C-52 -382 52 -382 44 -318" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="19" stroke-linecap="round"/><path d="M-44 -320C-50 -378 50 -378 44 -320" fill="none" stroke="${lighter(accent, 0.25)}" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M-82 -10A82 13 0 0 0 82 -10V-226C82 -252 66 -258 60 -268H-60C-66 -258 -82 -252 -82 -226Z" fill="${pen.round(colour)}"/>`,
    `<path d="M-66 -264A66 10 0 0 0 66 -264V-308A66 10 0 0 0 -66 -308Z" fill="${pen.round(accent)}"/><ellipse cx="0" cy="-308" rx="66" ry="10" fill="${lighter(accent, 0.35)}"/>`,
    `<path d="M-82 -74C-50 -104 -24 -50 6 -76S58 -98 82 -70V-10A82 13 0 0 1 -82 -10Z" fill="${accent}" opacity=".9"/>`,
    [
      [-44, -190, 9],
      [-8, -214, 6],
      [30, -186, 10],
      [54, -220, 5],
      [-60, -140, 5],
      [0, -146, 8],
      [46, -134, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".85"/>`)
      .join(''),
    `<path d="M-60 -226V-60" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** A resealable aluminium bottle of water, 400 high. */
export function aluminiumBottle(pen: Pen, word: string): string {
  const metal = pen.round('#d3dae0');
  return [
    `<path d="M-62 -6A62 9 0 0 0 62 -6V-262C62 -308 34 -314 32 -344H-32C-34 -314 -62 -308 -62 -262Z" fill="${metal}"/>`,
    band(62, 30, 236, pen.round(brand.blue), 0.14),
    `<path d="M-62 -92C-30 -116 26 -66 62 -100V-30A62 9 0 0 1 -62 -30Z" fill="#8cc6ea" opacity=".9"/>`,
    at(0, -176, drop('#ffffff', brand.blue), 0.7),
    lettering('Brightwater', 0, -116, 15, '#ffffff'),
    lettering(word, 0, -54, 8.6, '#ffffff'),
    `<path d="M-34 -340A34 5 0 0 0 34 -340V-388A34 5 0 0 0 -34 -388Z" fill="${pen.round('#aab5bf')}"/><ellipse cx="0" cy="-388" rx="34" ry="5" fill="#eef2f5"/>`,
    `<path d="M-44 -250V-40" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`,
  ].join('');
}

/** A reusable cup with a band and a lid, 270 high. */
export function travelCup(pen: Pen, colour: string): string {
  return [
    `<path d="M-94 -226L-66 -8A66 10 0 0 0 66 -8L94 -226Z" fill="${pen.round(lighter(colour, 0.45))}"/>`,
    `<path d="M-88 -176A88 13 0 0 0 88 -176L77 -92A77 11 0 0 1 -77 -92Z" fill="${pen.round(colour)}"/>`,
    [0, 1, 2, 3]
      .map(
        (ring) =>
          `<path d="M${-86 + ring * 3} ${-158 + ring * 20}A86 12 0 0 0 ${86 - ring * 3} ${-158 + ring * 20}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>`,
      )
      .join(''),
    `<path d="M-102 -222A102 14 0 0 0 102 -222V-242L88 -262A88 12 0 0 0 -88 -262L-102 -242Z" fill="${pen.round(darker(colour, 0.18))}"/><ellipse cx="0" cy="-262" rx="88" ry="12" fill="${darker(colour, 0.05)}"/><ellipse cx="-44" cy="-261" rx="17" ry="4" fill="#0b2540" opacity=".5"/>`,
    `<path d="M-66 -210L-50 -40" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>`,
  ].join('');
}

/** A paper cup with a printed body and a sipping lid, 250 high. */
export function lidCup(pen: Pen, colour: string, lid = '#26313b'): string {
  return [
    `<path d="M-90 -214L-64 -8A64 10 0 0 0 64 -8L90 -214Z" fill="${pen.round(colour)}"/>`,
    Array.from(
      { length: 9 },
      (_, rib) =>
        `<path d="M${-72 + rib * 18} -200L${-52 + rib * 13} -10" stroke="#0b2540" stroke-opacity=".07" stroke-width="5"/>`,
    ).join(''),
    at(0, -112, drop('#ffffff', colour), 0.6),
    `<path d="M-98 -206A98 14 0 0 0 98 -206V-222L84 -248A84 11 0 0 0 -84 -248L-98 -222Z" fill="${pen.round(lid)}"/><ellipse cx="0" cy="-248" rx="84" ry="11" fill="${lighter(lid, 0.18)}"/><ellipse cx="0" cy="-247" rx="68" ry="7.5" fill="${darker(lid, 0.12)}"/><ellipse cx="-46" cy="-249" rx="12" ry="3" fill="#05090d"/>`,
  ].join('');
}

/** A glass carafe; 420 high at `size` 1, which scales its height. */
export function carafe(pen: Pen, size = 1): string {
  const h = 420 * size;
  const wide = 84 + size * 20;
  const outline = `M${-wide * 0.78} -4A${wide * 0.78} 12 0 0 0 ${wide * 0.78} -4C${wide * 1.12} ${-h * 0.16} ${wide * 1.06} ${-h * 0.4} 46 ${-h * 0.66}C34 ${-h * 0.76} 42 ${-h * 0.88} 62 ${-h}H-62C-42 ${-h * 0.88} -34 ${-h * 0.76} -46 ${-h * 0.66}C${-wide * 1.06} ${-h * 0.4} ${-wide * 1.12} ${-h * 0.16} ${-wide * 0.78} -4Z`;
  const clip = pen.clip(`<path d="${outline}"/>`);
  return [
    `<path d="${outline}" fill="${pen.linear([
      [0, '#b7d3e4', 0.8],
      [0.18, '#ffffff', 0.6],
      [0.5, '#eaf5fb', 0.4],
      [0.86, '#cfe5f2', 0.6],
      [1, '#a4c4d8', 0.85],
    ])}"/>`,
    `<g clip-path="${clip}"><rect x="-140" y="${-h * 0.5}" width="280" height="${h * 0.5}" fill="${pen.linear(
      [
        [0, water.deep, 0.6],
        [0.25, '#e3f3fc', 0.75],
        [0.6, water.clear, 0.7],
        [1, water.deep, 0.6],
      ],
    )}"/><ellipse cx="0" cy="${-h * 0.5}" rx="${wide * 0.86}" ry="12" fill="#ecf8fe" opacity=".95"/><path d="M${-wide * 0.62} ${-h * 0.44}C${-wide * 0.84} ${-h * 0.3} ${-wide * 0.84} ${-h * 0.16} ${-wide * 0.66} -40" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/></g>`,
    `<path d="${outline}" fill="none" stroke="#86abc3" stroke-opacity=".7" stroke-width="2.5"/>`,
    `<path d="M-44 ${-h + 30}Q0 ${-h + 44} 44 ${-h + 30}L60 ${-h - 6}Q0 ${-h - 18} -60 ${-h - 6}Z" fill="${pen.round('#b98a54')}"/><ellipse cx="0" cy="${-h - 9}" rx="60" ry="8" fill="#d8b07e"/>`,
  ].join('');
}

/** A water jug with a handle and an ice lip; 380 high, its handle to the right. */
export function jug(pen: Pen, lid: string | null): string {
  return [
    `<path d="M104 -300C196 -300 190 -96 96 -92" fill="none" stroke="#9fc3da" stroke-width="25" stroke-linecap="round"/><path d="M104 -302C186 -300 180 -100 96 -96" fill="none" stroke="#e6f3fb" stroke-width="15" stroke-linecap="round"/>`,
    `<path d="M-116 -352L-92 -8A92 13 0 0 0 92 -8L112 -346A112 15 0 0 1 -112 -346Z" fill="${pen.linear([
      [0, '#bcd8e8', 0.85],
      [0.16, '#ffffff', 0.6],
      [0.5, '#eaf5fb', 0.45],
      [1, '#a9c9dc', 0.85],
    ])}"/>`,
    `<path d="M-105 -228L-88 -14A88 11 0 0 0 88 -14L103 -228Z" fill="${pen.linear([
      [0, water.deep, 0.55],
      [0.25, '#e3f3fc', 0.75],
      [0.6, water.clear, 0.7],
      [1, water.deep, 0.55],
    ])}"/><ellipse cx="-1" cy="-228" rx="104" ry="14" fill="#eef8fe"/>`,
    `<ellipse cx="-2" cy="-348" rx="114" ry="15" fill="#fff" fill-opacity=".4" stroke="#8fb4ca" stroke-width="3"/><path d="M-112 -352L-152 -366L-104 -328Z" fill="#dcedf7" stroke="#8fb4ca" stroke-width="2.5"/>`,
    lid === null
      ? ''
      : `<path d="M-114 -338A114 15 0 0 0 110 -338V-362A112 15 0 0 0 -114 -362Z" fill="${pen.round(lid)}"/><ellipse cx="-2" cy="-364" rx="112" ry="15" fill="${lighter(lid, 0.2)}"/>`,
    `<path d="M-88 -306L-72 -50" stroke="#fff" stroke-opacity=".9" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A plain unbreakable tumbler, tinted; 200 high. */
export function tumbler(pen: Pen, colour: string): string {
  return [
    `<path d="M-82 -196L-62 -6A62 10 0 0 0 62 -6L82 -196A82 12 0 0 1 -82 -196Z" fill="${pen.linear([
      [0, darker(colour, 0.12), 0.85],
      [0.2, lighter(colour, 0.55), 0.7],
      [0.55, lighter(colour, 0.25), 0.7],
      [1, colour, 0.9],
    ])}"/>`,
    [-52, -22, 10, 40]
      .map((x) => `<path d="M${x * 1.3} -176L${x} -30" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>`)
      .join(''),
    `<ellipse cx="0" cy="-196" rx="82" ry="12" fill="${lighter(colour, 0.5)}" stroke="${darker(colour, 0.1)}" stroke-opacity=".5" stroke-width="2"/><ellipse cx="0" cy="-195" rx="72" ry="9" fill="${darker(colour, 0.05)}" opacity=".7"/>`,
  ].join('');
}
