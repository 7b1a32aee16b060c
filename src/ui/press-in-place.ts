/** For a button beside a box that may complain as it is left: a press leaves the box only once it is done, or the complaint would push the button away from under it. */

import type { MouseEvent } from 'react';

const keepFocus = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

/** What is done has to ask anew what the box holds: it was left just before. */
export const pressInPlace = (press: () => void) => ({
  onMouseDown: keepFocus,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.focus();
    press();
  },
});
