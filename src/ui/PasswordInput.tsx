/** Password input with a reveal button. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Named by the reveal button; defaults to 'password'. */
  what?: string | undefined;
}

export const PasswordInput = ({ what = 'password', ...props }: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles['password']}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className={styles['input']}
      />
      <IconButton
        label={isShown ? `Hide ${what}` : `Show ${what}`}
        icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        aria-controls={props.id}
        className={styles['toggle']}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
};
