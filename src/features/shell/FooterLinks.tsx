/** Footer links, plain or grouped under a heading (SHELL-15). */

import type { ReactNode } from 'react';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FooterLink } from './footer-links.ts';
import styles from './FooterLinks.module.css';

export interface FooterListProps {
  readonly links: readonly FooterLink[];
  readonly label?: string;
  readonly className?: string | undefined;
  /** Further list items. */
  readonly children?: ReactNode;
}

export const FooterList = ({ links, label, className, children }: FooterListProps) => {
  // the server draws the footer for guests
  const isHydrated = useHydrated();
  const isSignedIn = useSelected(useSession(), selectIsSignedIn) && isHydrated;
  const shown = links.filter(({ isForGuests }) => !isForGuests || !isSignedIn);
  return (
    <ul className={className ?? styles['list']} aria-label={label}>
      {shown.map(({ name, path }) => (
        <li key={name}>
          <a className={styles['link']} href={path}>
            {name}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
};

export interface FooterGroupProps {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly FooterLink[];
  readonly children?: ReactNode;
}

export const FooterGroup = ({ id, heading, links, children }: FooterGroupProps) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className={styles['heading']}>
      {heading}
    </h2>
    <FooterList links={links}>{children}</FooterList>
  </nav>
);
