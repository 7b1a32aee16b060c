/** Focuses the first invalid field of a refused form. */

// radio buttons take no aria-invalid: their group is described by its error, and only then
const invalid = '[aria-invalid="true"], fieldset[aria-describedby] input';

export const focusFirstError = (form: HTMLFormElement): void => {
  // aria-invalid is set with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>(invalid)?.focus());
};
