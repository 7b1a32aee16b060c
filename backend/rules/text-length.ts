/** Counts the characters a reader sees: an emoji is one, however it is encoded. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function lengthOf(text: string): number {
  return charactersOf(text).length;
}

export function cutTo(text: string, most: number): string {
  return charactersOf(text).slice(0, most).join('');
}
