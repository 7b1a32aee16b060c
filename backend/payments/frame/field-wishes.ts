/** What the shop asks of a mounted field through the SDK: focus, clear, classes, attributes, a message. */
import type { FieldName, FrameBus } from './frame-types.ts';

export interface FieldWishesNeeds {
  readonly name: FieldName;
  readonly input: HTMLInputElement;
  /** Describes the input, so what is written in it is read out with it. */
  readonly note: Element;
  readonly bus: FrameBus;
  readonly clear: () => void;
}

export type ObeyWishes = (needs: FieldWishesNeeds) => void;

/** Sent to the browser as source (frame-page.ts), so it may use nothing but its own inside. */
export function obeyWishes({ name, input, note, bus, clear }: FieldWishesNeeds): void {
  const settable = new Set(['aria-invalid', 'aria-required', 'disabled', 'placeholder']);
  // Wishes go out to every frame; each carries the name of the field it means.
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
