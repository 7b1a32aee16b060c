/** After a refused form the focus goes to its first field in error (look.md, everyone can use it). */

export const focusFirstError = (form: HTMLFormElement): void => {
  // the marks appear with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
