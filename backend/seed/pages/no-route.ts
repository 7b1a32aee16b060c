/** The CMS page no-route, shown for unknown paths with status 404 (§2). */
import { callUs } from '../blocks/help.ts';
import type { SeedCmsPage } from '../seed-types.ts';

export const noRoute: SeedCmsPage = {
  id: 2,
  identifier: 'no-route',
  title: '404 Not Found',
  contentHeading: 'This page has run dry',
  content: [
    '<div class="bw-no-route">',
    '<p>The address may have a typing slip in it, or the page has moved. Nothing in your cart is lost.</p>',
    '<p>Most people look for one of these:</p>',
    '<ul>',
    '<li><a href="/">The home page</a></li>',
    '<li><a href="/water.html">Spring water and sparkling water</a></li>',
    '<li><a href="/water-coolers.html">Water coolers to buy or rent</a></li>',
    '<li><a href="/office-supplies.html">Office supplies</a></li>',
    '</ul>',
    `<p>${callUs}</p>`,
    '</div>',
  ].join(''),
  pageLayout: '1column',
  metaTitle: '404 Not Found',
  metaKeywords: '',
  metaDescription: 'The page you asked for could not be found.',
};
