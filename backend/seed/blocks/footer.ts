/** The columns of the footer, for storefronts that read them from content (§2 footer menu). */
import type { SeedCmsBlock } from '../seed-types.ts';

type Link = readonly [href: string, name: string];

function list(some: readonly Link[]): string {
  return `<ul>${some.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join('')}</ul>`;
}

export const footerBlocks: readonly SeedCmsBlock[] = [
  {
    identifier: 'footer-links',
    title: 'Footer: products',
    content: list([
      ['/water.html', 'Water'],
      ['/water-coolers.html', 'Water coolers'],
      ['/cups-accessories.html', 'Cups &amp; accessories'],
      ['/filters-care.html', 'Filters &amp; care'],
      ['/coffee-tea.html', 'Coffee &amp; tea'],
      ['/office-supplies.html', 'Office supplies'],
    ]),
  },
  {
    identifier: 'footer-how-it-works',
    title: 'Footer: how it works',
    content: list([
      ['/frequently-asked-questions', 'Ordering'],
      ['/frequently-asked-questions', 'Delivery'],
      ['/frequently-asked-questions', 'Coolers and service'],
      ['/frequently-asked-questions', 'Bottles and returns'],
    ]),
  },
  {
    identifier: 'footer-about',
    title: 'Footer: about',
    content: list([
      ['/about-us', 'About us'],
      ['/about-us/ordering-and-delivery', 'Convenience'],
      ['/about-us/quality', 'Quality'],
      ['/about-us/sustainability', 'Sustainability'],
      ['/about-us/community-care', 'Community care'],
      ['/around-the-water-cooler', 'News'],
    ]),
  },
  {
    identifier: 'footer-account',
    title: 'Footer: my account',
    content: list([
      ['/customer/login', 'Login to your account'],
      ['/products', 'Place order'],
      ['/customer/login', 'Sign up'],
    ]),
  },
  {
    identifier: 'footer-useful-links',
    title: 'Footer: useful links',
    content: list([
      ['/careers', 'Careers'],
      ['/contact-us', 'Contact us'],
      ['/water-resellers', 'Where To Buy Water'],
    ]),
  },
  {
    identifier: 'footer-legal',
    title: 'Footer: legal',
    content: list([
      ['/about-us/privacy-policy', 'Privacy policy'],
      ['/about-us/terms-and-conditions', 'Terms and conditions'],
      ['/trademarks', 'Trademarks'],
      ['/sitemap', 'Site map'],
    ]),
  },
];
