/** What the browser's tab and a search engine read: the title with the brand's suffix, the description. */

import { useLayoutEffect } from 'react';
import { leaveFirstHead } from './first-head.ts';
import { titleOf } from './page-title.ts';
import { useHydrated } from './use-hydrated.ts';

export interface PageTitleProps {
  readonly title: string;
  /** ' | Brand'; left out where the title already ends in it. */
  readonly suffix: string;
  readonly description?: string | undefined;
  /** Nothing for a search engine: a page of one person, or one that means nothing without its link. */
  readonly isPrivate?: boolean | undefined;
}

export const PageTitle = ({ title, suffix, description = '', isPrivate = false }: PageTitleProps) => {
  const name = titleOf(title, suffix);
  const isHydrated = useHydrated();
  // the page came with a title: an element drawn here would be a second one
  useLayoutEffect(() => {
    document.title = name;
    leaveFirstHead();
  });
  if (!isHydrated) return null;
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
};
