/** The button; while busy it keeps its width and the focus, ignores presses and says that it is working (§2, §9). */
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ButtonLook {
  /** Give it, even as false, to any button that can be busy, so that the change is announced. */
  busy?: boolean | undefined;
  /** What is announced while busy. */
  busyText?: string | undefined;
  /** A decorative icon before the words. */
  icon?: ReactNode;
}

export const Button = ({
  size,
  color,
  wide,
  busy,
  busyText = 'Working…',
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) => {
  // Not `disabled`: that would throw the keyboard's focus away in the middle of the work.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...props}
        // oxlint-disable-next-line react/button-has-type -- it defaults to "button" above
        type={type}
        className={classNames(buttonLook({ size, color, wide }), className)}
        aria-disabled={busy || props['aria-disabled']}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <span className={styles['label']}>
          {icon}
          {children}
        </span>
        {busy && (
          <span className={styles['busy']}>
            <Spinner />
          </span>
        )}
      </button>
      {busy !== undefined && (
        <span className="visually-hidden" aria-live="polite">
          {busy ? busyText : ''}
        </span>
      )}
    </>
  );
};
