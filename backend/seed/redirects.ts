/**
 * Redirects from the previous shop's URLs, and short URLs for print (§2: non-zero redirectCode).
 */
import type { SeedRedirect } from './seed-types.ts';

export const redirects: readonly SeedRedirect[] = [
  { from: 'faq', to: 'frequently-asked-questions', code: 301, type: 'CMS_PAGE', entityId: 6 },
  { from: 'about.html', to: 'about-us', code: 301, type: 'CMS_PAGE', entityId: 7 },
  { from: 'delivery', to: 'about-us/ordering-and-delivery', code: 301, type: 'CMS_PAGE', entityId: 8 },
  { from: 'privacy', to: 'about-us/privacy-policy', code: 301, type: 'CMS_PAGE', entityId: 15 },
  { from: 'terms', to: 'about-us/terms-and-conditions', code: 301, type: 'CMS_PAGE', entityId: 16 },
  { from: 'where-to-buy', to: 'water-resellers', code: 302, type: 'CMS_PAGE', entityId: 5 },
  { from: 'jobs', to: 'careers', code: 302, type: 'CMS_PAGE', entityId: 13 },
  {
    from: '15-litre-spring-water.html',
    to: '15-l-spring-water-bottle.html',
    code: 301,
    type: 'PRODUCT',
    entityId: 1,
  },
  { from: 'shop/coolers.html', to: 'water-coolers.html', code: 301, type: 'CATEGORY', entityId: 7 },
  { from: 'summer', to: 'water/small-bottles.html', code: 302, type: 'CATEGORY', entityId: 6 },
  {
    from: 'on-facebook',
    to: 'https://www.facebook.com/brightwater.example',
    code: 302,
    type: null,
    entityId: 0,
  },
];
