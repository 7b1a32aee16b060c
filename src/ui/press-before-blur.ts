/** Delays blur until the click is done; a blur error would move the button away mid-click. */

import type { MouseEvent } from 'react';

const keepFocus = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

/** The handler must read the field again, since it was blurred just before. */
export const pressBeforeBlur = (press: () => void) => ({
  onMouseDown: keepFocus,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.focus();
    press();
  },
});
