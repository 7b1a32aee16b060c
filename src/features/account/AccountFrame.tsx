/** Layout of account pages: side navigation, a collapsible menu on phones (ROUTE-01). */

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './AccountFrame.module.css';

export interface AccountPageLink {
  readonly label: string;
  readonly href: string;
}

export interface AccountFrameProps {
  readonly links: readonly AccountPageLink[];
  /** Path of the link to highlight; the details of one order highlight the order list. */
  readonly section: string;
  readonly children: ReactNode;
}

type LinkListProps = Pick<AccountFrameProps, 'links' | 'section'> & { readonly path: string };

const currentOf = (href: string, { section, path }: LinkListProps): 'page' | 'true' | undefined => {
  if (href === path) return 'page';
  return href === section ? 'true' : undefined;
};

const LinkList = (props: LinkListProps) => (
  <ul className={styles['links']}>
    {props.links.map(({ label, href }) => (
      <li key={href}>
        <a className={styles['link']} href={href} aria-current={currentOf(href, props)}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

export const AccountFrame = ({ links, section, children }: AccountFrameProps) => {
  const { pathname } = useLocation();
  const list = <LinkList links={links} section={section} path={pathname} />;
  return (
    <div className={`container ${styles['frame']}`}>
      {/* Remounts on navigation: the menu closes and focus can move to the new page's heading */}
      <nav key={`rail ${pathname}`} className={styles['rail']} aria-label="Your account">
        {list}
      </nav>
      <details key={`menu ${pathname}`} className={styles['menu']}>
        <summary className={styles['summary']}>
          Account menu
          <ChevronDown aria-hidden="true" size={24} />
        </summary>
        <nav aria-label="Your account">{list}</nav>
      </details>
      <div className={styles['page']}>{children}</div>
    </div>
  );
};
