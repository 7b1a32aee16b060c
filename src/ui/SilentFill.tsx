/** A value put into a control without an event, as password managers and autofill do, is heard like one that is typed (BEY-21). */

import { Component, useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface SilentFillProps {
  readonly control: RefObject<Control | null>;
  /** What the control is given to show; anything but a text is left alone. */
  readonly value: unknown;
}

/** What comes before a form is sent, or before the next field is written. */
const occasions = ['pointerdown', 'keydown', 'focusin', 'submit'] as const;

/** React hears an event only where the text differs from the one it last put there itself. */
const say = (control: Control, text: string, known: string): void => {
  const prototype: unknown = Object.getPrototypeOf(control);
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  control.value = known;
  setter?.call(control, text);
  const isPicked = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isPicked ? 'change' : 'input', { bubbles: true }));
};

/** A class, for these alone may look at the page before React writes the old value over the new one. */
class SilentFill extends Component<SilentFillProps> {
  override componentDidMount(): void {
    for (const occasion of occasions) document.addEventListener(occasion, this.hear, { capture: true });
  }

  override getSnapshotBeforeUpdate(before: SilentFillProps): string | null {
    // what the page itself puts there in the same moment counts
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

/** The ref for the control, which serves the caller's own too, and what stands beside it. */
export const useSilentFill = <Element extends Control>(
  value: unknown,
  ref: Ref<Element> | undefined,
): readonly [RefObject<Element | null>, ReactNode] => {
  const control = useRef<Element>(null);
  // by now the element is there
  useImperativeHandle(ref, () => control.current as Element, []);
  return [control, <SilentFill key="silent-fill" control={control} value={value} />];
};
