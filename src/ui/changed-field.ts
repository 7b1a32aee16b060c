/** Replays input made before hydration, so that React receives it. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Change {
  readonly target: Field;
  readonly value: string;
  readonly checked?: boolean | undefined;
}

export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export const changeOf = (target: Field): Change => ({
  target,
  value: target.value,
  checked: isToggle(target) ? target.checked : undefined,
});

/** React patches the value setter of the element, so the prototype's setter bypasses it. */
const setUnseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

export const repeatChange = ({ target, value, checked }: Change): void => {
  if (!target.isConnected || target.disabled) return;
  if (isToggle(target)) {
    // the click toggles it back to the recorded state
    if (target.checked === checked) target.checked = !checked;
    target.click();
    return;
  }
  if (target instanceof HTMLSelectElement) target.value = value;
  else {
    target.value = value === '' ? target.defaultValue : '';
    setUnseen(target, value);
  }
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  // forms validate on blur, so one is dispatched if the field has lost focus
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
