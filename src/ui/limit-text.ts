/** Limits the visible length of a text; maxlength counts an emoji as two or more characters. */
import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Browsers before 2024 may lack the segmenter and count code points instead. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);

export const limitText =
  <Control extends HTMLInputElement | HTMLTextAreaElement>(
    most: number | undefined,
    onChange: ChangeEventHandler<Control> | undefined,
  ) =>
  (event: ChangeEvent<Control>): void => {
    const { currentTarget: control } = event;
    // a text never has more characters than code units
    if (most !== undefined && control.value.length > most) {
      const characters = charactersOf(control.value);
      if (characters.length > most) control.value = characters.slice(0, most).join('');
    }
    onChange?.(event);
  };
