/** Steps of a task: finished ones with a summary, the current one and locked ones. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { bringInView } from './focus-in-view.ts';
import styles from './StepTabs.module.css';
import { useOnChange } from './use-on-change.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Step {
  id: string;
  label: string;
  /** Done steps can be reopened; locked ones cannot be opened yet. */
  state: 'current' | 'done' | 'locked';
  /** One-line summary of the input. */
  summary?: ReactNode;
}

export interface StepTabsProps {
  /** Accessible name of the list, such as "Checkout steps". */
  label: string;
  steps: readonly Step[];
  onSelect: (id: string) => void;
}

const said = { current: 'Current step:', done: 'Edit', locked: 'Later step:' } as const;

export const StepTabs = ({ label, steps, onSelect }: StepTabsProps) => {
  const current = steps.find(({ state }) => state === 'current')?.id;
  // the heading of the new step has the focus
  useOnChange(current, () => bringInView(document.activeElement));
  return (
    <nav aria-label={label}>
      <ol className={styles['steps']}>
        {steps.map(({ id, label: name, state, summary }, index) => {
          const inside = (
            <>
              <span className={styles['number']} aria-hidden="true">
                {state === 'done' ? <Check size={18} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles['name']}>
                <VisuallyHidden>{said[state]}</VisuallyHidden> {name}
              </span>{' '}
              {summary && <span className={styles['summary']}>{summary}</span>}
            </>
          );
          return (
            <li
              key={id}
              className={classNames(styles['step'], styles[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' ? (
                <button type="button" className={styles['face']} onClick={() => onSelect(id)}>
                  {inside}
                  <span className={styles['edit']} aria-hidden="true">
                    Edit
                  </span>
                </button>
              ) : (
                <div className={styles['face']}>{inside}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
