/** Skip link: the first tab stop, leads past the header (§2). */
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the main landmark, which needs tabIndex -1. */
  targetId?: string | undefined;
  children?: string | undefined;
}

export const SkipLink = ({ targetId = 'main', children = 'Skip to main content' }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles['skip']}>
    {children}
  </a>
);
