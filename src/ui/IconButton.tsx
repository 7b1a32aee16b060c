/** Icon button of 44 px with an accessible name and tooltip. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  /** Badge on the corner; mention it in `label` too. */
  count?: number | undefined;
}

export const IconButton = ({ label, icon, count, type = 'button', className, ...props }: IconButtonProps) => (
  <button
    title={label}
    {...props}
    // oxlint-disable-next-line react/button-has-type -- it defaults to "button" above
    type={type}
    aria-label={label}
    className={classNames(styles['iconButton'], className)}
  >
    {icon}
    {count !== undefined && count > 0 && (
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
    )}
  </button>
);
