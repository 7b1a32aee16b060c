/** The number of a stepper: typed text is its own draft until Enter or leaving, then a whole number within bounds or put back. */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { keepDraft, readDraft } from './quantity-draft.ts';
import styles from './QuantityStepper.module.css';

export interface QuantityBoxProps {
  id: string | undefined;
  /** Under which a typed number is kept for a reload; without it none is. */
  draftName: string | undefined;
  label: string;
  value: number;
  min: number;
  max: number;
  /** Nothing may change now. */
  still: boolean;
  onChange: (quantity: number) => void;
  onInvalid: ((text: string) => void) | undefined;
  /** The id of the error, when there is one. */
  errorId: string | undefined;
}

/** '1000', and '1,000' as messages write it; not '3,5'. */
const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/;

export const QuantityBox = (props: QuantityBoxProps) => {
  const { id, draftName, label, value, min, max, still, onChange, onInvalid, errorId } = props;
  const input = useRef<HTMLInputElement>(null);
  // Once nothing is being saved, the value rules: a change that was refused goes from the box too.
  useLayoutEffect(() => {
    if (input.current && !still) input.current.value = String(value);
  }, [value, still]);

  const commit = (box: HTMLInputElement) => {
    const text = box.value.trim();
    if (still) return;
    keepDraft(draftName, null);
    if (text === String(value)) {
      // the right number again: whoever complained may stop
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

  // A reload takes the typed number as leaving the box would have.
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
    // The first Esc takes the draft back; the next one may close the drawer it stands in.
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
