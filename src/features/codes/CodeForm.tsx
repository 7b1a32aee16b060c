/** Form for one code with its result; keeps field and button mounted to preserve focus. */

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { CodeMessage } from '#machines/domain/code.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './CodeForm.module.css';

export interface CodeFormProps {
  readonly label: string;
  readonly name: string;
  readonly code: string;
  /** The field is read-only: the code is applied and can only be removed. */
  readonly isFixed?: boolean;
  /** Codes cannot change right now. */
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly action: string;
  readonly message: CodeMessage | null;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export const CodeForm = (props: CodeFormProps) => {
  const { label, name, code, isFixed = false, isLocked, isBusy, busyText, action, message } = props;
  const messageId = useId();
  const isWrong = message !== null && !message.isGood;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isLocked) props.onSubmit();
      }}
    >
      <Field label={label}>
        {(wiring) => (
          <TextInput
            {...wiring}
            aria-describedby={messageId}
            aria-invalid={isWrong || undefined}
            name={name}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            readOnly={isFixed || isLocked || isBusy}
            onChange={({ target }) => props.onChange(target.value)}
          />
        )}
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" color="outline" busy={isBusy} busyText={busyText} aria-disabled={isLocked}>
          {action}
        </Button>
        {props.children}
      </div>
      <div id={messageId} aria-live="polite" className={styles['message']}>
        {message !== null && (
          <p className={message.isGood ? styles['good'] : styles['wrong']}>
            {message.isGood ? (
              <CircleCheck aria-hidden="true" size={16} />
            ) : (
              <CircleAlert aria-hidden="true" size={16} />
            )}
            {message.text}
          </p>
        )}
      </div>
    </form>
  );
};
