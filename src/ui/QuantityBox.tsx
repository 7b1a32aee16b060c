/** Number input of a stepper: a draft until Enter or blur, then validated or reset. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { keepDraft, quantityIn, readDraft } from './quantity-draft.ts';
import styles from './QuantityStepper.module.css';

export interface QuantityBoxProps {
  id: string | undefined;
  /** Key that stores the draft for a reload; no key, no draft. */
  draftName: string | undefined;
  label: string;
  value: number;
  min: number;
  max: number;
  /** Read-only while a change is being saved. */
  still: boolean;
  onChange: (quantity: number) => void;
  onInvalid: ((text: string) => void) | undefined;
  /** Id of the error message, if any. */
  errorId: string | undefined;
}

export const QuantityBox = (props: QuantityBoxProps) => {
  const { id, draftName, label, value, min, max, still, onChange, onInvalid, errorId } = props;
  const input = useRef<HTMLInputElement>(null);
  // once nothing is being saved, the value overwrites the input, also after a refused change
  useLayoutEffect(() => {
    if (input.current && !still) input.current.value = String(value);
  }, [value, still]);

  const commit = (box: HTMLInputElement) => {
    if (still) return;
    keepDraft(draftName, null);
    const text = box.value.trim();
    const quantity = text === String(value) ? value : quantityIn(text, min, max);
    if (quantity === null || quantity === value) box.value = String(value);
    if (quantity === null) onInvalid?.(text);
    // the valid number typed again clears the error
    else if (quantity !== value || errorId !== undefined) onChange(quantity);
  };

  /** Leaves the box for a shopper who reloaded the page while typing. */
  const restore = useEffectEvent((name: string | undefined) => {
    const draft = readDraft(name);
    if (draft === null || !input.current || input.current === document.activeElement) return;
    input.current.value = draft;
    commit(input.current);
  });
  useEffect(() => {
    if (!still) restore(draftName);
  }, [draftName, still]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(box);
    }
    // the first Esc resets the draft; a second one may close the surrounding drawer
    if (event.key === 'Escape' && box.value !== String(value)) {
      event.preventDefault();
      box.value = String(value);
      keepDraft(draftName, null);
    }
  };

  return (
    <input
      ref={input}
      id={id}
      className={styles['box']}
      defaultValue={value}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={errorId}
      aria-invalid={errorId ? true : undefined}
      readOnly={still}
      onInput={({ currentTarget: { value: text } }) =>
        keepDraft(draftName, text === String(value) ? null : text)
      }
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => commit(event.currentTarget)}
      onKeyDown={press}
    />
  );
};
