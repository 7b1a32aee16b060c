/**
 * What a content page shows beside and below its content: links of its
 * section (CONTENT-04) and the enquiry form (CONTENT-03).
 */

import { Suspense, type ReactNode } from 'react';
import { SectionLinks } from '#features/content/SectionLinks.tsx';
import { aboutLinks } from '#features/shell/footer-links.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { WingGate } from './WingGate.tsx';

const EnquirySection = lazyPart(() => import('#features/contact/EnquirySection.tsx'));

/** A page's identifier is its address. Only pages of the "About us" section have links. */
export const sectionOf = ({ identifier }: CmsPage): ReactNode => {
  const path = `/${identifier}`;
  const isOfAbout = path === paths.aboutUs || path.startsWith(`${paths.aboutUs}/`);
  return isOfAbout ? <SectionLinks links={aboutLinks} current={path} /> : null;
};

const enquiryWings = ['desk'] as const;

/** The content above the form stays readable while the form loads. */
export const formOf = ({ identifier }: CmsPage): ReactNode =>
  `/${identifier}` === paths.contactUs ? (
    <WingGate names={enquiryWings} waiting={null}>
      <Suspense fallback={null}>
        <EnquirySection />
      </Suspense>
    </WingGate>
  ) : null;
