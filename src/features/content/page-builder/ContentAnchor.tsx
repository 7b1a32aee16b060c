/** Link of CMS content: shop URLs use the router, new tabs are announced (§2, ROUTE-12). */

import type { ReactNode } from 'react';
import type { ContentLink } from '#machines/domain/content-tree.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export interface ContentAnchorProps {
  readonly link: ContentLink;
  readonly className?: string | undefined;
  /** Accessible name, if the content has none. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

const newTab = '(opens in a new tab)';

export const ContentAnchor = ({ link, className, label, children }: ContentAnchorProps) => (
  <a
    href={link.href}
    className={className || undefined}
    title={link.title || undefined}
    aria-label={label !== undefined && link.isNewTab ? `${label} ${newTab}` : label}
    {...(link.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
  >
    {children}
    {link.isNewTab && label === undefined && (
      <>
        {' '}
        <VisuallyHidden>{newTab}</VisuallyHidden>
      </>
    )}
  </a>
);
