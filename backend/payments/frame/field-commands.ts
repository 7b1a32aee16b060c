/**
 * Handles the shop's requests to a mounted field through the SDK: focus, clear, classes,
 * attributes, a message.
 */
import type { FieldName, FrameBus } from './frame-types.ts';

export interface FieldCommandsNeeds {
  readonly name: FieldName;
  readonly input: HTMLInputElement;
  /** Describes the input, so that screen readers read its text. */
  readonly note: Element;
  readonly bus: FrameBus;
  readonly clear: () => void;
}

export type RunCommands = (needs: FieldCommandsNeeds) => void;

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function runCommands({ name, input, note, bus, clear }: FieldCommandsNeeds): void {
  const settable = new Set(['aria-invalid', 'aria-required', 'disabled', 'placeholder']);
  // requests go to every frame and name the field they are for
  const on = (event: string, act: (wish: (key: string) => string) => void): void =>
    bus.on(event, (data) => {
      if (typeof data !== 'object' || data === null || Reflect.get(data, 'field') !== name) return;
      act((key) => String(Reflect.get(data, key) ?? ''));
    });

  on('TRIGGER_INPUT_FOCUS', () => input.focus());
  on('CLEAR_FIELD', clear);
  on('ADD_CLASS', (wish) => input.classList.add(wish('classname')));
  on('REMOVE_CLASS', (wish) => input.classList.remove(wish('classname')));
  on('SET_ATTRIBUTE', (wish) => {
    if (wish('attribute') === 'disabled') input.disabled = wish('value') === 'true';
    else if (settable.has(wish('attribute'))) input.setAttribute(wish('attribute'), wish('value'));
  });
  on('REMOVE_ATTRIBUTE', (wish) => {
    if (settable.has(wish('attribute'))) input.removeAttribute(wish('attribute'));
  });
  on('SET_MESSAGE', (wish) => {
    note.textContent = wish('message');
  });
}
