/** A page the merchant wrote, the home page among them (§2, CONTENT-04). */

import type { CmsPage } from '#machines/domain/content.ts';
import { useTitleSuffix } from '#shop/use-shop.ts';
import { Html } from '#ui/Html.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import './content.css';
import styles from './ContentScreen.module.css';

export interface ContentScreenProps {
  readonly page: CmsPage;
}

export const ContentScreen = ({ page }: ContentScreenProps) => (
  <>
    <PageTitle
      title={page.metaTitle || page.title}
      suffix={useTitleSuffix()}
      description={page.metaDescription}
    />
    {page.contentHeading !== '' && (
      <div className="container">
        <h1 className={styles['heading']}>{page.contentHeading}</h1>
      </div>
    )}
    {/* the home page says its own heading and is laid out by classes of its own */}
    <Html html={page.content} className={page.contentHeading === '' ? undefined : 'bw-content'} />
  </>
);
