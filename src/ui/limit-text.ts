/** Keeps a control's text within its limit, counted as it is read: the attribute counts an emoji as two or more. */
import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Browsers before 2024 may lack the segmenter and count code points. */
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
    // no text has more characters than code units
    if (most !== undefined && control.value.length > most) {
      const characters = charactersOf(control.value);
      if (characters.length > most) control.value = characters.slice(0, most).join('');
    }
    onChange?.(event);
  };
