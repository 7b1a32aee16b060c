/** Focuses the first invalid field of a refused form. */

export const focusFirstError = (form: HTMLFormElement): void => {
  // aria-invalid is set with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
