/** Button; while busy it keeps width and focus, ignores clicks and announces its work (§2, §9). */
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ButtonLook {
  /** Pass false rather than nothing if it can become busy, so the live region exists beforehand. */
  busy?: boolean | undefined;
  /** Announced while busy. */
  busyText?: string | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
}

/** Blur waits for the click: an error shown by it would move the button away mid-press. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

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
  // not `disabled`: that would drop the keyboard focus while busy
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else {
      // a key's press has no detail: Enter in a field leaves the focus there
      if (event.detail > 0) event.currentTarget.focus();
      onClick?.(event);
    }
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
        onMouseDown={keepFocus}
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
