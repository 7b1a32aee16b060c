/** Number input of a stepper: a draft until Enter or blur, then validated or reset. */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { keepDraft, readDraft } from './quantity-draft.ts';
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

/** '1000' and '1,000' as shown in messages, but not '3,5'. */
const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/;

export const QuantityBox = (props: QuantityBoxProps) => {
  const { id, draftName, label, value, min, max, still, onChange, onInvalid, errorId } = props;
  const input = useRef<HTMLInputElement>(null);
  // once nothing is being saved, the value overwrites the input, also after a refused change
  useLayoutEffect(() => {
    if (input.current && !still) input.current.value = String(value);
  }, [value, still]);

  const commit = (box: HTMLInputElement) => {
    const text = box.value.trim();
    if (still) return;
    keepDraft(draftName, null);
    if (text === String(value)) {
      // the valid number was typed again, which clears the error
      if (errorId !== undefined) onChange(value);
      return;
    }
    const quantity = wholeNumber.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
    const isPossible = quantity >= min && quantity <= max;
    if (isPossible && quantity !== value) return onChange(quantity);
    box.value = String(value);
    if (!isPossible) onInvalid?.(text);
    else if (errorId !== undefined) onChange(value);
  };

  // commits a draft restored by a reload, as blur would have
  useEffect(() => {
    const draft = readDraft(draftName);
    if (draft === null || still || !input.current || input.current === document.activeElement) return;
    input.current.value = draft;
    commit(input.current);
  });

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
