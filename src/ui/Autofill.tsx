/** Detects values that password managers or autofill set without an event (BEY-21). */

import { Component, useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface SilentFillProps {
  readonly control: RefObject<Control | null>;
  /** Value of the controlled input; ignored unless it is a string. */
  readonly value: unknown;
}

/** Events that precede a submit or input in the next field. */
const occasions = ['pointerdown', 'keydown', 'focusin', 'submit'] as const;

/** React only fires when the value differs from the one it set last. */
const say = (control: Control, text: string, known: string): void => {
  const prototype: unknown = Object.getPrototypeOf(control);
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  control.value = known;
  setter?.call(control, text);
  const isPicked = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isPicked ? 'change' : 'input', { bubbles: true }));
};

/** Only a class can read the DOM before React overwrites it with the old value. */
class SilentFill extends Component<SilentFillProps> {
  override componentDidMount(): void {
    for (const occasion of occasions) document.addEventListener(occasion, this.hear, { capture: true });
  }

  override getSnapshotBeforeUpdate(before: SilentFillProps): string | null {
    // a change made by the page in the same render wins
    return before.value === this.props.value ? this.silentText(before) : null;
  }

  override componentDidUpdate(_before: SilentFillProps, _state: object, overwritten: string | null): void {
    if (overwritten !== null) this.say(overwritten);
  }

  override componentWillUnmount(): void {
    for (const occasion of occasions) document.removeEventListener(occasion, this.hear, { capture: true });
  }

  private readonly hear = (): void => {
    const text = this.silentText(this.props);
    if (text !== null) this.say(text);
  };

  private silentText({ control, value }: SilentFillProps): string | null {
    const text = control.current?.value ?? value;
    return typeof value === 'string' && typeof text === 'string' && text !== value ? text : null;
  }

  private say(text: string): void {
    const { control, value } = this.props;
    if (control.current !== null) say(control.current, text, String(value));
  }

  override render(): ReactNode {
    return null;
  }
}

/** Returns the control's ref, shared with the caller's ref, and the element to render beside it. */
export const useAutofill = <Element extends Control>(
  value: unknown,
  ref: Ref<Element> | undefined,
): readonly [RefObject<Element | null>, ReactNode] => {
  const control = useRef<Element>(null);
  // the element is mounted by now
  useImperativeHandle(ref, () => control.current as Element, []);
  return [control, <SilentFill key="silent-fill" control={control} value={value} />];
};
