/** Draws words as outlines, and the brand's drop. */
import { brand } from './colour.ts';
import { glyphs, kerning } from './glyphs.ts';

interface Glyph {
  readonly width: number;
  readonly outline: string;
}

const letters: ReadonlyMap<string, Glyph> = new Map(
  glyphs.map((entry) => {
    const [width = '', ...outline] = entry.slice(2).split(' ');
    return [entry.charAt(0), { width: Number(width), outline: outline.join(' ') }];
  }),
);

const kerns: ReadonlyMap<string, number> = new Map(
  kerning.flatMap(([amount, pairs]) => pairs.split(' ').map((pair): [string, number] => [pair, amount])),
);

interface Placed {
  readonly x: number;
  readonly outline: string;
}

/** The position of each letter of a word and the total width, in thousandths of the em. */
function composed(word: string): { readonly placed: readonly Placed[]; readonly width: number } {
  const placed: Placed[] = [];
  let width = 0;
  for (const [place, letter] of [...word].entries()) {
    const glyph = letters.get(letter);
    if (glyph === undefined) throw new Error(`No outline for ‘${letter}’ in ‘${word}’.`);
    width += kerns.get(`${word[place - 1] ?? ''}${letter}`) ?? 0;
    if (glyph.outline !== '') placed.push({ x: width, outline: glyph.outline });
    width += glyph.width;
  }
  return { placed, width };
}

/** A word with this cap height, its baseline at y, centred on x. */
export function lettering(
  word: string,
  x: number,
  y: number,
  capHeight: number,
  colour: string,
  opacity = 1,
): string {
  const { placed, width } = composed(word);
  const scale = capHeight / 700;
  const outlines = placed
    .map(({ x: left, outline }) => `<path transform="translate(${left})" d="${outline}"/>`)
    .join('');
  return `<g transform="translate(${x - (width * scale) / 2} ${y}) scale(${scale})" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${outlines}</g>`;
}

/** The largest cap height at which a word fits into a width. */
export function fitted(word: string, width: number, capHeight: number): number {
  return Math.min(capHeight, (width * 700) / composed(word).width);
}

/** The drop emblem in a box 100 high, centred on its origin. */
export function drop(body: string = brand.blue, wave = '#ffffff', sun: string = brand.orange): string {
  return [
    `<path d="M0 -50C6 -36 36 -8 36 16A36 34 0 0 1 -36 16C-36 -8 -6 -36 0 -50Z" fill="${body}"/>`,
    `<circle cx="9" cy="-2" r="9.5" fill="${sun}"/>`,
    `<path d="M-36 15C-24 5 -13 6 -1 14S24 23 36 13C36 37 20 50 0 50S-36 37 -36 15Z" fill="${wave}" opacity=".2"/>`,
    `<path d="M-35.6 20C-24 10 -13 11 -1 19S24 28 35.7 18C35.3 22 34.6 25 33.4 28C22 35 10 32 -2 26S-24 20 -33.6 27.6C-34.8 25 -35.4 22.6 -35.6 20Z" fill="${wave}"/>`,
  ].join('');
}
