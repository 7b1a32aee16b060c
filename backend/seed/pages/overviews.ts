/** All products, Place order and the site map: pages of links (§2). */
import { categories } from '../categories.ts';
import { buttons, heading, text } from '../page-builder/elements.ts';
import { column, columns, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { productGrid, type FindProduct } from '../page-builder/product-list.ts';
import type { SeedCategory } from '../seed-catalog-types.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const rootId = 2;

function pathOf(category: SeedCategory): string {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? `${pathOf(parent)}/${category.urlKey}` : category.urlKey;
}

function links(some: readonly (readonly [href: string, name: string])[]): string {
  return `<ul>${some
    .map(([href, name]) => `<li><a href="${href}">${name.replaceAll('&', '&amp;')}</a></li>`)
    .join('')}</ul>`;
}

const shown = categories.filter(({ includeInMenu, isActive }) => includeInMenu && isActive !== false);

const departments = shown
  .filter(({ parentId }) => parentId === rootId)
  .map((top) => ({
    top: [`/${pathOf(top)}.html`, top.name] as const,
    shelves: shown
      .filter(({ parentId }) => parentId === top.id)
      .map((each) => [`/${pathOf(each)}.html`, each.name] as const),
  }));

const pageLayout = '1column';

export function allProducts(find: FindProduct): SeedCmsPage {
  return {
    pageLayout,
    id: 18,
    identifier: 'all-products',
    title: 'All products',
    contentHeading: 'All products',
    content: pageBuilder('all-products', [
      row(
        {},
        text(
          '<p>Everything we have, department by department: choose a shelf, or start with what most people take.</p>',
        ),
        heading(2, 'What most people take'),
        productGrid(['BW-SPRING-15', 'BW-CUP-PAPER-200', 'BW-RENT-FLOOR', 'BW-COFFEE-BEANS-1KG'].map(find)),
      ),
    ]),
    metaTitle: 'All products',
    metaKeywords: 'all products, departments, shop',
    metaDescription:
      'Water, coolers, cups, filters, coffee, tea and office supplies: every shelf of Brightwater.',
  };
}

export const placeOrder: SeedCmsPage = {
  pageLayout,
  id: 19,
  identifier: 'products',
  title: 'Place order',
  contentHeading: 'Place order',
  content: pageBuilder('products', [
    row(
      {},
      text(
        '<p>The usual, in one go: set the quantities and add them all at once. Signed in, you find what you ordered last time already filled in.</p>',
      ),
      buttons({}, { label: 'Look around instead', href: '/all-products', kind: 'link' }),
    ),
  ]),
  metaTitle: 'Place order',
  metaKeywords: 'quick order, reorder, order pad',
  metaDescription: 'The quick way to the usual order: set quantities and add everything at once.',
};

const site = [
  ['/', 'Home'],
  ['/water-at-work', 'Water at work'],
  ['/water-at-home', 'Water at home'],
  ['/water-resellers', 'Where To Buy Water'],
  ['/frequently-asked-questions', 'How it works'],
  ['/products', 'Place order'],
  ['/around-the-water-cooler', 'News'],
] as const;

const company = [
  ['/about-us', 'About us'],
  ['/about-us/ordering-and-delivery', 'Convenience'],
  ['/about-us/quality', 'Quality'],
  ['/about-us/sustainability', 'Sustainability'],
  ['/about-us/community-care', 'Community care'],
  ['/careers', 'Careers'],
  ['/contact-us', 'Contact us'],
  ['/about-us/privacy-policy', 'Privacy policy'],
  ['/about-us/terms-and-conditions', 'Terms and conditions'],
  ['/trademarks', 'Trademarks'],
] as const;

export const siteMap: SeedCmsPage = {
  pageLayout,
  id: 20,
  identifier: 'sitemap',
  title: 'Site map',
  contentHeading: 'Site map',
  content: pageBuilder('sitemap', [
    row(
      {},
      columns(
        column(
          { span: 6 },
          heading(2, '<a href="/all-products">Products</a>'),
          ...departments.map(({ top, shelves }) => text(`${links([top])}${links(shelves)}`)),
        ),
        column({ span: 3 }, heading(2, 'Pages'), text(links(site))),
        column({ span: 3 }, heading(2, 'Company'), text(links(company))),
      ),
    ),
  ]),
  metaTitle: 'Site map',
  metaKeywords: 'site map, all pages',
  metaDescription: 'Every page and every shelf of Brightwater on one page.',
};
