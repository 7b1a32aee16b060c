/** Moves the focus to a field by its id, or to the first thing that takes it inside the group of that id. */

const focusable = 'input, select, textarea, button, summary, a[href], [tabindex]';

/** False where there is no such thing on the page, or it takes no focus. */
export const focusField = (id: string): boolean => {
  const place = document.getElementById(id);
  if (place === null) return false;
  const chosen = place.querySelector<HTMLElement>('input:checked');
  const field = place.matches(focusable) ? place : (chosen ?? place.querySelector<HTMLElement>(focusable));
  field?.focus();
  return field !== null && document.activeElement === field;
};
