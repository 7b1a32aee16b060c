/** The first thing the Tab key meets: past the header, to what the page is about (§2). */
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The id of the main landmark, which must have tabIndex -1. */
  targetId?: string | undefined;
  children?: string | undefined;
}

export const SkipLink = ({ targetId = 'main', children = 'Skip to main content' }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles['skip']}>
    {children}
  </a>
);
