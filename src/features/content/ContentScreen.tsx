/** CMS page, including the home page (§2, CONTENT-04). */

import type { ReactNode } from 'react';
import type { CmsPage, PageLayout } from '#machines/domain/content.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import './content.css';
import styles from './ContentScreen.module.css';

export interface ContentScreenProps {
  readonly page: CmsPage;
  /** Content of the side column, if the layout has one. */
  readonly aside: ReactNode;
  /** Added by the shop below the content. */
  readonly children?: ReactNode;
}

/** Side column by page layout; undefined without one (CONTENT-04). */
const sides: Readonly<Partial<Record<PageLayout, string | undefined>>> = {
  '2columns-left': styles['left'],
  '3columns': styles['left'],
  '2columns-right': styles['right'],
};

const ContentScreen = ({ page, aside, children }: ContentScreenProps) => {
  const side = sides[page.layout];
  const content = (
    <>
      {page.contentHeading !== '' && (
        <div className={styles['head']}>
          <h1 className={styles['heading']}>{page.contentHeading}</h1>
        </div>
      )}
      {/* the home page brings its own heading and full-width rows */}
      <div className={classNames(styles['content'], page.contentHeading !== '' && styles['headed'])}>
        <DrawnContent tree={page.content} />
      </div>
      {children}
    </>
  );
  return (
    <>
      <PageTitle
        title={page.metaTitle || page.title}
        suffix={useTitleSuffix()}
        description={page.metaDescription}
      />
      {side === undefined || aside === null ? (
        content
      ) : (
        <div className={classNames(styles['columns'], side)}>
          <div className={styles['main']}>{content}</div>
          <div className={styles['side']}>{aside}</div>
        </div>
      )}
    </>
  );
};

export default ContentScreen;
