/** Link styled as a button, for navigation. */
import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { renderAnchor, type RenderLink } from './render-link.tsx';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  renderLink?: RenderLink | undefined;
}

export const LinkButton = ({ href, children, icon, renderLink = renderAnchor, ...look }: LinkButtonProps) =>
  renderLink({
    href,
    className: buttonLook(look),
    children: (
      <span className={styles['label']}>
        {icon}
        {children}
      </span>
    ),
  });
