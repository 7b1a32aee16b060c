/** Pages of the current section, for a side column (CONTENT-04). */

import styles from './SectionLinks.module.css';

export interface SectionLinksProps {
  /** The first link names the section and is its start page. */
  readonly links: readonly { readonly name: string; readonly path: string }[];
  readonly current: string;
}

export const SectionLinks = ({ links, current }: SectionLinksProps) => (
  <nav aria-label={links[0]?.name}>
    <ul className={styles['links']}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a className={styles['link']} href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
