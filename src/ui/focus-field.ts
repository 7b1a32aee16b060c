/** Focuses a field by id, or the first focusable element inside it. */

const focusable = 'input, select, textarea, button, summary, a[href], [tabindex]';

/** False if there is no such focusable element. */
export const focusField = (id: string): boolean => {
  const place = document.getElementById(id);
  if (place === null) return false;
  const chosen = place.querySelector<HTMLElement>('input:checked');
  const field = place.matches(focusable) ? place : (chosen ?? place.querySelector<HTMLElement>(focusable));
  field?.focus();
  return field !== null && document.activeElement === field;
};
