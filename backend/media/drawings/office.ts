/** Draws paper, notebooks, pens, notes, markers, and washroom and kitchen products. */
import { brand, darker, lighter, material } from './colour.ts';
import { drop, fitted, lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { band, box, recede } from './solids.ts';

/** A wrapped ream lying flat, 460 wide. */
export function ream(pen: Pen, size = 'A4', tint: string = brand.blue): string {
  const [w, h, depth] = [460, 112, 420];
  const [dx, dy] = recede(depth);
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  const top = `<g transform="matrix(1 0 ${-dx / dy} 1 ${-w / 2} ${-h})"><path d="M0 0H${w}V${-dy}H0Z" fill="#fdfefe"/><path d="M0 0H${w}V-26C320 -44 140 -10 0 -30Z" fill="${tint}" opacity=".9"/></g>`;
  return [
    box(pen, { width: w, height: h, depth, colour: '#f7fafc', side: '#cbd9e4', top: '#ffffff' }),
    top,
    at(dx / 2 - 10, -h - dy * 0.6, `<g transform="scale(1 .5)">${drop(brand.blue, '#ffffff')}</g>`, 0.9),
    `<g clip-path="${clip}"><path d="M-230 -46C-120 -72 90 -22 230 -54V0H-230Z" fill="${tint}"/><path d="M-230 -30C-120 -56 90 -6 230 -38V0H-230Z" fill="${darker(tint, 0.25)}" opacity=".7"/></g>`,
    at(-196, -78, drop(brand.blue, '#ffffff'), 0.42),
    lettering('Brightwater', -92, -72, 19, brand.blue),
    lettering('COPY PAPER', 96, -74, 13, brand.blue),
    lettering(size, 196, -72, 20, brand.blue),
    lettering('80 gsm', 180, -14, 12, '#ffffff'),
    `<path d="M${w / 2} ${-h}L${w / 2 + dx} ${-h - dy}" stroke="#fff" stroke-width="3" stroke-opacity=".8"/>`,
  ].join('');
}

/** An open carton with five reams showing at the top; 440 wide. */
export function paperCarton(pen: Pen): string {
  const [w, h, depth] = [440, 300, 300];
  const [dx, dy] = recede(depth);
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  return [
    box(pen, { width: w, height: h, depth, colour: '#f2f6f9', side: '#c2d0dc', top: '#ffffff' }),
    `<g clip-path="${clip}"><path d="M-220 -96C-110 -146 90 -46 220 -112V0H-220Z" fill="${brand.blue}"/><path d="M-220 -70C-110 -120 90 -20 220 -86V0H-220Z" fill="${brand.deepBlue}" opacity=".7"/></g>`,
    `<path d="M${w / 2} -112L${w / 2 + dx} ${-112 - dy}V${-dy}L${w / 2} 0Z" fill="${brand.deepBlue}" opacity=".85"/>`,
    `<path d="M${-w / 2 - 8} ${-h + 62}V${-h - 6}H${w / 2 + 8}V${-h + 62}Z" fill="${pen.face('#ffffff')}" stroke="#d6e1ea" stroke-width="2"/><path d="M${w / 2 + 8} ${-h - 6}L${w / 2 + dx + 8} ${-h - dy - 6}V${-h - dy + 62}L${w / 2 + 8} ${-h + 62}Z" fill="#cfdbe5"/><path d="M${-w / 2 - 8} ${-h - 6}L${-w / 2 + dx - 4} ${-h - dy - 6}H${w / 2 + dx + 8}L${w / 2 + 8} ${-h - 6}Z" fill="#fdfefe" stroke="#e3ebf1" stroke-width="2"/>`,
    `<rect x="-46" y="${-h + 84}" width="92" height="28" rx="14" fill="#5c4a33" opacity=".75"/>`,
    at(-140, -150, drop(brand.blue, '#ffffff'), 0.66),
    lettering('Brightwater', 10, -148, 25, brand.blue),
    lettering('COPY PAPER', -22, -120, 13, brand.blue),
    lettering('A4', 168, -28, 30, '#ffffff'),
    lettering('80 gsm', -168, -28, 15, '#ffffff'),
  ].join('');
}

/** An upright notebook with band and ribbon, 240 by 340. */
export function notebook(pen: Pen, colour: string, strap: string): string {
  return [
    `<path d="M118 -8L142 -22V-346L118 -334Z" fill="${pen.linear([
      [0, '#fbf6ea'],
      [1, '#d9cfb8'],
    ])}"/><path d="M126 -12V-338M134 -17V-342" stroke="#b8ab8e" stroke-opacity=".5" stroke-width="1.6"/>`,
    `<path d="M-120 -340L-96 -354H146V-350L122 -338Z" fill="${darker(colour, 0.2)}"/>`,
    `<path d="M-120 -340H108Q122 -340 122 -326V-14Q122 0 108 0H-120Z" fill="${pen.face(colour)}"/><path d="M-120 -340H-92V0H-120Z" fill="${darker(colour, 0.25)}" opacity=".55"/>`,
    `<path d="M-92 -340V0" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`,
    at(6, -222, drop(lighter(colour, 0.55), colour, lighter(colour, 0.55)), 0.7),
    `<rect x="82" y="-342" width="14" height="344" fill="${strap}"/><path d="M84 -340V0" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`,
    `<path d="M-46 0L-44 34L-36 26L-28 34L-30 0Z" fill="${strap}"/>`,
  ].join('');
}

/** A ballpoint pen lying, 420 long, its tip to the left. */
export function ballpoint(pen: Pen, colour: string): string {
  const barrel = pen.down([
    [0, lighter(colour, 0.5)],
    [0.35, lighter(colour, 0.1)],
    [1, darker(colour, 0.25)],
  ]);
  const steel = pen.down([
    [0, '#ffffff'],
    [0.45, '#cfd7de'],
    [1, '#8693a0'],
  ]);
  return [
    `<path d="M-210 -3L-160 -15V15L-210 3Z" fill="${steel}"/><path d="M-222 -1.6L-208 -3V3L-222 1.6Z" fill="#56626d"/>`,
    `<rect x="-162" y="-17" width="120" height="34" rx="6" fill="${pen.down([
      [0, '#5f6b76'],
      [0.5, '#39444f'],
      [1, '#1d252d'],
    ])}"/>`,
    Array.from(
      { length: 8 },
      (_, ring) =>
        `<path d="M${-150 + ring * 13} -16V16" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`,
    ).join(''),
    `<rect x="-44" y="-18" width="214" height="36" rx="5" fill="${barrel}"/><rect x="-44" y="-18" width="12" height="36" fill="${steel}"/>`,
    `<rect x="168" y="-12" width="18" height="24" fill="${steel}"/><rect x="184" y="-9" width="30" height="18" rx="7" fill="${barrel}"/>`,
    `<path d="M172 -20V-28H60Q46 -28 46 -20L52 -14L58 -20Z" fill="${steel}"/>`,
    `<path d="M-30 -10H160" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`,
  ].join('');
}

/** A pad of sticky notes, 190 wide. */
export function notePad(pen: Pen, colour: string, height = 46): string {
  const depth = 190;
  const [dx, dy] = recede(depth);
  return [
    box(pen, { width: 190, height, depth, colour, top: lighter(colour, 0.18), side: darker(colour, 0.16) }),
    Array.from(
      { length: Math.round(height / 7) },
      (_, sheet) =>
        `<path d="M-95 ${-5 - sheet * 7}H95" stroke="#0b2540" stroke-opacity=".08" stroke-width="1.6"/>`,
    ).join(''),
    `<path d="M62 ${-height}L${95 + dx * 0.3} ${-height - dy * 0.3}L95 ${-height - 20}Q84 ${-height - 16} 62 ${-height}Z" fill="${lighter(colour, 0.55)}"/>`,
  ].join('');
}

/** A whiteboard marker standing upright, 330 high. */
export function marker(pen: Pen, colour: string): string {
  return [
    `<path d="M-31 -4A31 5 0 0 0 31 -4V-214H-31Z" fill="${pen.round('#f4f6f8')}"/><path d="M-31 -4A31 5 0 0 0 31 -4V-26A31 5 0 0 1 -31 -26Z" fill="${pen.round(colour)}"/>`,
    band(31, 78, 150, pen.round(colour)),
    at(0, -114, drop('#ffffff', colour), 0.4),
    `<path d="M-36 -206A36 6 0 0 0 36 -206V-312Q36 -330 0 -332Q-36 -330 -36 -312Z" fill="${pen.round(colour)}"/><path d="M-36 -226A36 6 0 0 0 36 -226" fill="none" stroke="#0b2540" stroke-opacity=".2" stroke-width="2.5"/>`,
    `<path d="M14 -300H27V-196Q27 -190 20 -190T14 -196Z" fill="${lighter(colour, 0.25)}"/>`,
    `<path d="M-22 -196V-36" stroke="#fff" stroke-opacity=".9" stroke-width="6" stroke-linecap="round"/><path d="M-26 -306V-222" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`,
  ].join('');
}

/** A hand wash bottle with its pump, 500 high. */
export function handWash(pen: Pen): string {
  const green = '#cfe3c4';
  return [
    `<path d="M-10 -440H-104Q-122 -440 -124 -420L-126 -406H-104L-100 -416H-10Z" fill="${pen.down([
      [0, '#ffffff'],
      [1, '#c9d3db'],
    ])}"/>`,
    `<path d="M-26 -452Q-26 -464 0 -464T26 -452V-414H-26Z" fill="${pen.round('#f3f5f7')}"/><rect x="-9" y="-416" width="18" height="52" fill="${pen.round('#dfe5ea')}"/>`,
    `<path d="M-42 -330A42 6 0 0 0 42 -330V-368A42 6 0 0 0 -42 -368Z" fill="${pen.round('#f3f5f7')}"/><ellipse cx="0" cy="-368" rx="42" ry="6" fill="#ffffff"/>`,
    `<path d="M-100 -12A100 14 0 0 0 100 -12V-262C100 -312 50 -316 44 -334H-44C-50 -316 -100 -312 -100 -262Z" fill="${pen.round(green)}"/>`,
    band(100, 52, 236, pen.round('#fbfcf8'), 0.13),
    at(0, -176, drop('#4c7d3c', '#ffffff'), 0.66),
    lettering('Brightwater', 0, -108, 19, '#3d6b2a'),
    lettering('HAND WASH', 0, -82, 12, '#3d6b2a'),
    lettering('LEMON MYRTLE', 0, -62, 8, '#3d6b2a', 0.85),
    `<path d="M-74 -262V-30" stroke="#fff" stroke-opacity=".55" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** A leaf of lemon myrtle, 130 long. */
export function leaf(pen: Pen): string {
  return `<path d="M-66 0C-36 -34 30 -36 66 -2C30 28 -36 30 -66 0Z" fill="${pen.slant([
    [0, lighter(material.leaf, 0.35)],
    [1, darker(material.leaf, 0.15)],
  ])}"/><path d="M-66 0C-20 -4 30 -6 64 -2M-24 -3L-6 -20M-24 -3L-4 13M8 -4L26 -20M8 -4L28 11" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>`;
}

/** A pack of interleaved towels with one pulled out; 380 wide. */
export function towelPack(pen: Pen): string {
  const [w, h, depth] = [380, 210, 260];
  const [dx, dy] = recede(depth);
  const clip = pen.clip(`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  return [
    box(pen, { width: w, height: h, depth, colour: '#eef4f8', side: '#bfd0dd', top: '#f9fcfe' }),
    `<path d="M${-130 + dx / 2} ${-h - dy / 2 + 8}H${130 + dx / 2}L${118 + dx / 2} ${-h - dy / 2 - 12}H${-118 + dx / 2}Z" fill="#8fa6b8"/>`,
    `<path d="M${-112 + dx / 2} ${-h - dy / 2}C${-118 + dx / 2} ${-h - dy - 40} ${-90 + dx / 2} ${-h - dy - 86} ${-30 + dx / 2} ${-h - dy - 92}C${30 + dx / 2} ${-h - dy - 98} ${70 + dx / 2} ${-h - dy - 66} ${122 + dx / 2} ${-h - dy - 86}C${110 + dx / 2} ${-h - dy - 40} ${118 + dx / 2} ${-h - dy / 2 - 20} ${112 + dx / 2} ${-h - dy / 2}Z" fill="${pen.slant(
      [
        [0, '#ffffff'],
        [0.6, '#f3f1ea'],
        [1, '#d8d5c8'],
      ],
    )}"/><path d="M${-40 + dx / 2} ${-h - dy - 88}C${-52 + dx / 2} ${-h - dy - 40} ${-30 + dx / 2} ${-h - dy / 2 - 30} ${-44 + dx / 2} ${-h - dy / 2}M${58 + dx / 2} ${-h - dy - 78}C${44 + dx / 2} ${-h - dy - 40} ${66 + dx / 2} ${-h - dy / 2 - 20} ${54 + dx / 2} ${-h - dy / 2}" fill="none" stroke="#0b2540" stroke-opacity=".12" stroke-width="3"/>`,
    `<g clip-path="${clip}"><path d="M-190 -84C-90 -126 80 -44 190 -96V0H-190Z" fill="#8cc6ea"/><path d="M-190 -58C-90 -100 80 -18 190 -70V0H-190Z" fill="${brand.blue}"/></g>`,
    at(-118, -150, drop(brand.blue, '#ffffff'), 0.66),
    lettering('Brightwater', 38, -150, fitted('Brightwater', 190, 25), brand.blue),
    lettering('HAND TOWELS', 22, -120, 13, brand.blue),
  ].join('');
}

/** A stack of folded towels, 240 wide. */
export function towelStack(pen: Pen): string {
  return Array.from({ length: 9 }, (_, fold) => {
    const y = -fold * 13;
    return `<path d="M-118 ${y}Q-128 ${y - 6} -118 ${y - 12}H112V${y}Z" fill="${pen.face('#f6f3ea')}" stroke="#cfc9b8" stroke-width="1.6"/><path d="M112 ${y}L164 ${y - 30}V${y - 42}L112 ${y - 12}Z" fill="#ddd8c8"/>`;
  })
    .concat('<path d="M-118 -116L-66 -146H164L112 -116Z" fill="#fdfbf4"/>')
    .join('');
}

/** A round tub with a lid, 350 high. */
export function tub(pen: Pen): string {
  return [
    `<path d="M-138 -14A138 20 0 0 0 138 -14V-300H-138Z" fill="${pen.round('#f4f8fb')}"/>`,
    `<path d="M-138 -110C-80 -138 50 -76 138 -124V-14A138 20 0 0 1 -138 -14Z" fill="${pen.round('#8cc6ea')}"/><path d="M-138 -82C-80 -110 50 -48 138 -96V-14A138 20 0 0 1 -138 -14Z" fill="${pen.round(brand.blue)}"/>`,
    at(0, -218, drop(brand.blue, '#ffffff'), 0.84),
    lettering('Brightwater', 0, -140, 24, brand.blue),
    lettering('DISHWASHER TABLETS', 0, -48, 12, '#ffffff'),
    `<path d="M-146 -292A146 21 0 0 0 146 -292V-334A146 21 0 0 0 -146 -334Z" fill="${pen.round(brand.blue)}"/><ellipse cx="0" cy="-334" rx="146" ry="21" fill="${lighter(brand.blue, 0.22)}"/><ellipse cx="-8" cy="-335" rx="122" ry="15" fill="${lighter(brand.blue, 0.12)}"/>`,
  ].join('');
}

/** A two-coloured dishwasher tablet, 110 wide. */
export function tablet(pen: Pen): string {
  return [
    box(pen, { width: 110, height: 24, depth: 110, colour: '#f4f8fb', side: '#c6d4df' }),
    `<g transform="translate(0 -26)">${box(pen, { width: 110, height: 18, depth: 110, colour: '#5aa9dc', side: '#2f7cb4', top: '#8cc6ea' })}</g>`,
    `<ellipse cx="20" cy="-56" rx="30" ry="9" fill="#0b4ea2" opacity=".85"/><ellipse cx="17" cy="-60" rx="28" ry="8.4" fill="${brand.orange}"/><ellipse cx="10" cy="-62" rx="12" ry="3" fill="#fff" opacity=".5"/>`,
  ].join('');
}
