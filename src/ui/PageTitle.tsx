/** Document title with the shop's suffix, and the description. */

import { useLayoutEffect } from 'react';
import { leaveFirstHead, takeOver } from './first-head.ts';
import { titleOf } from './page-title.ts';

export interface PageTitleProps {
  readonly title: string;
  /** For example ' | Brand'; omitted if the title already ends in it. */
  readonly suffix: string;
  readonly description?: string | undefined;
  /** Excludes the page from search engines: personal, or meaningless without its link. */
  readonly isPrivate?: boolean | undefined;
}

export const PageTitle = ({ title, suffix, description = '', isPrivate = false }: PageTitleProps) => {
  const name = titleOf(title, suffix);
  // server HTML has a title element already; rendering another would duplicate it
  useLayoutEffect(() => {
    document.title = name;
    leaveFirstHead();
  });
  // the server takes it from the page's beginning and writes the head
  if (import.meta.env.SSR) return <title>{name}</title>;
  return (
    <>
      {description !== '' && <meta ref={takeOver} name="description" content={description} />}
      {isPrivate && <meta ref={takeOver} name="robots" content="noindex" />}
    </>
  );
};
