/** Expandable entry of the mobile menu; one is open at a time (SHELL-04). */

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChrome } from '#shop/use-shop.ts';
import type { AccountLink } from './account-links.ts';
import styles from './MobileMenu.module.css';

export interface MobileMenuGroupProps {
  readonly id: string;
  readonly name: string;
  readonly links: readonly AccountLink[];
  /** The current path. */
  readonly path: string;
  /** True on the page of the group or a page below it. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  /** Rendered after the links. */
  readonly children?: ReactNode;
}

/** View after the shopper closed the open group. */
const nothing = '';

export const MobileMenuGroup = (props: MobileMenuGroupProps) => {
  const { id, name, links, path, isCurrent, isOpen, children } = props;
  const chrome = useChrome();
  const listId = `mobile-menu-${id}`;
  return (
    <>
      <button
        type="button"
        className={styles['name']}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => chrome.send({ type: 'chrome.setView', view: isOpen ? nothing : id })}
      >
        {name}
        <ChevronDown aria-hidden="true" size={20} className={styles['caret']} />
      </button>
      <ul id={listId} className={styles['list']} hidden={!isOpen}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              className={styles['link']}
              href={href}
              aria-current={href === path ? 'page' : undefined}
              onClick={() => chrome.send({ type: 'chrome.close' })}
            >
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
};
