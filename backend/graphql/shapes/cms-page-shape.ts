/** Shapes a CMS page (§3). */
import type { CmsPageRow } from '../../store/content.ts';
import { settingText, type Settings } from '../../store/settings.ts';

export function cmsPageShape(page: CmsPageRow, settings: Settings) {
  const isHome = page.identifier === settingText(settings, 'cms_home_page', 'home');
  return {
    __typename: 'CmsPage',
    identifier: page.identifier,
    url_key: page.identifier,
    title: page.title,
    content: page.content,
    content_heading: page.contentHeading || null,
    page_layout: page.pageLayout,
    meta_title: page.metaTitle || null,
    meta_description: page.metaDescription || null,
    meta_keywords: page.metaKeywords || null,
    canonical_url: isHome ? '/' : `/${page.identifier}`,
    relative_url: page.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
  };
}
