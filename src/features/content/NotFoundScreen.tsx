/** 404 page: the message of §2 and the merchant's content, if it loads (ROUTE-10). */

import { paths } from '#paths.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useContent, useTitleSuffix } from '#shop/use-reading.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import './content.css';
import styles from './NotFoundScreen.module.css';

export const NotFoundScreen = () => {
  const content = useContent({ kind: 'notFoundPage' });
  const page = content?.kind === 'cmsPage' ? content.page : null;
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title={page?.title ?? 'Page not found'} suffix={useTitleSuffix()} />
      <h1>{page?.contentHeading || page?.title || 'Page not found'}</h1>
      <p className={styles['sentence']}>That page could not be found. Please try again.</p>
      {page === null ? (
        <LinkButton href={paths.home} color="primary">
          Go to the home page
        </LinkButton>
      ) : (
        <DrawnContent tree={page.content} />
      )}
    </div>
  );
};
