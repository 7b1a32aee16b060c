/** The side column of a page of content: what else there is in its section (CONTENT-04). */

import type { ReactNode } from 'react';
import { SectionLinks } from '#features/content/SectionLinks.tsx';
import { aboutLinks } from '#features/shell/footer-links.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { paths } from '#paths.ts';

/** A page's identifier is its address; a page of no section has nothing beside it. */
export const sectionOf = ({ identifier }: CmsPage): ReactNode => {
  const path = `/${identifier}`;
  const isOfAbout = path === paths.aboutUs || path.startsWith(`${paths.aboutUs}/`);
  return isOfAbout ? <SectionLinks links={aboutLinks} current={path} /> : null;
};
