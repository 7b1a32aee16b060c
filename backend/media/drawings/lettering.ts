/** Sets a word as outlines and draws the brand's drop. */
import { brand } from './colour.ts';
import { words } from './words.ts';

export type Lettered = keyof typeof words;

/** A word of this cap height, its baseline at y, centred on x. */
export function lettering(
  word: Lettered,
  x: number,
  y: number,
  capHeight: number,
  colour: string,
  opacity = 1,
): string {
  const { d, width } = words[word];
  const scale = capHeight / 700;
  return `<path transform="translate(${x - (width * scale) / 2} ${y}) scale(${scale})" d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** Width a word takes at this cap height. */
export function letteringWidth(word: Lettered, capHeight: number): number {
  return (words[word].width * capHeight) / 700;
}

/** The largest cap height at which a word stays within a width. */
export function fitted(word: Lettered, width: number, capHeight: number): number {
  return Math.min(capHeight, (width * 700) / words[word].width);
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
