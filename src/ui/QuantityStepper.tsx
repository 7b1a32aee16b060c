/** Quantity input with decrease and increase buttons; reports valid whole numbers only. */
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './Field.module.css';
import { QuantityBox } from './QuantityBox.tsx';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** Id of the number input, as a link target of errors. */
  boxId?: string | undefined;
  /** Key that stores a typed number across a reload. */
  draftName?: string | undefined;
  /** What is counted, such as "quantity of Spring water 15 L"; the buttons prefix it. */
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** The last change is being saved; further ones wait. */
  busy?: boolean | undefined;
  onChange: (quantity: number) => void;
  /** Called when the typed text is invalid and was reset. */
  onInvalid?: ((text: string) => void) | undefined;
  error?: string | undefined;
}

export const QuantityStepper = (props: QuantityStepperProps) => {
  const { label, value, min = 1, max = 10_000, disabled = false, busy = false, error } = props;
  const { boxId, draftName, onChange, onInvalid } = props;
  const errorId = useId();
  const still = disabled || busy;
  const canDecrease = !still && value > min;
  const canIncrease = !still && value < max;
  return (
    <div>
      <fieldset
        aria-label={label}
        aria-busy={busy || undefined}
        className={classNames(styles['stepper'], still && styles['still'], error && styles['wrong'])}
      >
        <button
          type="button"
          className={styles['step']}
          aria-label={`Decrease ${label}`}
          aria-disabled={!canDecrease}
          onClick={() => canDecrease && onChange(value - 1)}
        >
          <Minus aria-hidden="true" size={20} />
        </button>
        <QuantityBox
          id={boxId}
          {...{ draftName, label, value, min, max, still, onChange, onInvalid }}
          errorId={error ? errorId : undefined}
        />
        <button
          type="button"
          className={styles['step']}
          aria-label={`Increase ${label}`}
          aria-disabled={!canIncrease}
          onClick={() => canIncrease && onChange(value + 1)}
        >
          <Plus aria-hidden="true" size={20} />
        </button>
      </fieldset>
      <p id={errorId} aria-live="polite" className={fieldStyles['error']}>
        {error}
      </p>
    </div>
  );
};
