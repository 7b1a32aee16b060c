/** What stands beside a page of content and beneath it: what else there is in its section (CONTENT-04), the enquiry form (CONTENT-03). */

import { Suspense, type ReactNode } from 'react';
import { SectionLinks } from '#features/content/SectionLinks.tsx';
import { aboutLinks } from '#features/shell/footer-links.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { WingGate } from './WingGate.tsx';

const EnquirySection = lazyPart(() => import('#features/contact/EnquirySection.tsx'));

/** A page's identifier is its address; a page of no section has nothing beside it. */
export const sectionOf = ({ identifier }: CmsPage): ReactNode => {
  const path = `/${identifier}`;
  const isOfAbout = path === paths.aboutUs || path.startsWith(`${paths.aboutUs}/`);
  return isOfAbout ? <SectionLinks links={aboutLinks} current={path} /> : null;
};

const enquiryWings = ['desk'] as const;

/** Whatever stands above it is read while the form is on its way. */
export const formOf = ({ identifier }: CmsPage): ReactNode =>
  `/${identifier}` === paths.contactUs ? (
    <WingGate names={enquiryWings} waiting={null}>
      <Suspense fallback={null}>
        <EnquirySection />
      </Suspense>
    </WingGate>
  ) : null;
