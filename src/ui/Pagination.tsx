/** Pagination of a list; nothing for a single page. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageNumbers } from './page-numbers.ts';
import styles from './Pagination.module.css';
import { renderAnchor, type RenderLink } from './render-link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  renderLink?: RenderLink | undefined;
  /** Distinguishes two paginations on a page. */
  label?: string | undefined;
}

export const Pagination = ({
  page,
  pageCount,
  hrefFor,
  renderLink = renderAnchor,
  label = 'Pages',
}: PaginationProps) => {
  if (pageCount < 2) return null;
  const link = styles['link'] ?? '';
  return (
    <nav aria-label={label}>
      <ul className={styles['pages']}>
        {page > 1 && (
          <li>
            {renderLink({
              href: hrefFor(page - 1),
              className: link,
              children: (
                <>
                  <ChevronLeft aria-hidden="true" size={20} />
                  <span>
                    Previous <VisuallyHidden>page</VisuallyHidden>
                  </span>
                </>
              ),
            })}
          </li>
        )}
        {pageNumbers(page, pageCount).map((number) => (
          <li key={number} className={styles['number']}>
            {typeof number === 'string' ? (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            ) : (
              renderLink({
                href: hrefFor(number),
                className: link,
                ...(number === page ? { 'aria-current': 'page' as const } : {}),
                children: (
                  <>
                    <VisuallyHidden>Page</VisuallyHidden> {number}
                  </>
                ),
              })
            )}
          </li>
        ))}
        <li className={styles['place']}>
          Page {page} of {pageCount}
        </li>
        {page < pageCount && (
          <li>
            {renderLink({
              href: hrefFor(page + 1),
              className: link,
              children: (
                <>
                  <span>
                    Next <VisuallyHidden>page</VisuallyHidden>
                  </span>
                  <ChevronRight aria-hidden="true" size={20} />
                </>
              ),
            })}
          </li>
        )}
      </ul>
    </nav>
  );
};
