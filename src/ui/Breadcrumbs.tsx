/** Breadcrumbs from the home page. */
import { ChevronRight } from 'lucide-react';
import styles from './Breadcrumbs.module.css';
import { renderAnchor, type RenderLink } from './render-link.tsx';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  renderLink?: RenderLink | undefined;
}

export const Breadcrumbs = ({ items, renderLink = renderAnchor }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles['crumbs']}>
      {items.map(({ label, href }, index) => (
        <li key={href ?? label} className={styles['crumb']}>
          {index > 0 && <ChevronRight aria-hidden="true" size={16} />}
          {href === undefined ? (
            <span aria-current="page">{label}</span>
          ) : (
            renderLink({ href, className: styles['link'] ?? '', children: label })
          )}
        </li>
      ))}
    </ol>
  </nav>
);
