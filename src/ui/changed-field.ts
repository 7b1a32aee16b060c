/** What was typed or chosen in a field before React knew it, done again so that React hears of it. */

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

/** React compares with the last value set on the element itself, so the prototype's setter goes unseen. */
const setUnseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

export const repeatChange = ({ target, value, checked }: Change): void => {
  if (!target.isConnected || target.disabled) return;
  if (isToggle(target)) {
    // so that the click changes it
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
  // what was typed counts once the field is left
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
