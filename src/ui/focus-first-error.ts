/** Focuses the first invalid field of a refused form. */

// radio buttons take no aria-invalid, so their group is marked
const invalid = '[aria-invalid="true"], [data-invalid] input';

export const focusFirstError = (form: HTMLFormElement): void => {
  // aria-invalid is set with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>(invalid)?.focus());
};
