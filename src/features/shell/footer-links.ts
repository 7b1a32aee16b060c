/** Static links of the footer (§2 footer menu, SHELL-15, SHELL-16). */

import { enquiryPath, paths, resellersPathOf } from '#paths.ts';

export interface FooterLink {
  readonly name: string;
  readonly path: string;
  /** Hidden for signed-in customers. */
  readonly isForGuests?: true;
}

/** Shown before and after the categories. */
export const overviewLinks: readonly FooterLink[] = [{ name: 'All products', path: paths.allProducts }];
export const placeLinksOf = (resellersProduct: string): readonly FooterLink[] => [
  { name: 'Water at work', path: paths.waterAtWork },
  { name: 'Water at home', path: paths.waterAtHome },
  { name: 'Where To Buy Water', path: resellersPathOf(resellersProduct) },
];

export const howItWorksLinks: readonly FooterLink[] = [
  'Ordering',
  'Delivery',
  'Coolers and service',
  'Bottles and returns',
].map((name) => ({ name, path: paths.questions }));

export const aboutLinks: readonly FooterLink[] = [
  { name: 'About us', path: paths.aboutUs },
  { name: 'Convenience', path: paths.orderingAndDelivery },
  { name: 'Quality', path: paths.quality },
  { name: 'Sustainability', path: paths.sustainability },
  { name: 'Community care', path: paths.communityCare },
  { name: 'News', path: paths.news },
];

export const accountLinks: readonly FooterLink[] = [
  { name: 'Login to your account', path: paths.signIn, isForGuests: true },
  { name: 'Place order', path: paths.products },
  { name: 'Sign up', path: paths.signIn, isForGuests: true },
];

export const usefulLinks: readonly FooterLink[] = [{ name: 'Careers', path: paths.careers }];

export const contactLinks: readonly FooterLink[] = [
  { name: 'Enquiry Form', path: enquiryPath },
  { name: 'Login to Your Account', path: paths.signIn, isForGuests: true },
  { name: 'Become a Customer', path: paths.signIn, isForGuests: true },
  { name: 'Careers', path: paths.careers },
];

export const legalLinks: readonly FooterLink[] = [
  { name: 'Privacy policy', path: paths.privacyPolicy },
  { name: 'Terms and conditions', path: paths.termsAndConditions },
  { name: 'Trademarks', path: paths.trademarks },
  { name: 'Site map', path: paths.siteMap },
];
