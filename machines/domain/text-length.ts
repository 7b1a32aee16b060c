/** The length of a text for its reader: an emoji counts as one, in any encoding. */

/** Browsers before 2024 may lack the segmenter and count code points. */
export const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);

export const lengthOf = (text: string): number => charactersOf(text).length;
