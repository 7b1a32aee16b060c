/**
 * The home page: one row whose text is styled by the content stylesheet through `bw-` classes (§2).
 */
import { html, text } from '../page-builder/elements.ts';
import { row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsPage } from '../seed-types.ts';

interface Tile {
  readonly href: string;
  readonly file: string;
  readonly name: string;
  readonly note: string;
}

const tiles: readonly Tile[] = [
  { href: '/water.html', file: 'water', name: 'Water', note: 'Still and sparkling' },
  { href: '/water-coolers.html', file: 'water-coolers', name: 'Water coolers', note: 'Buy or rent' },
  {
    href: '/cups-accessories.html',
    file: 'cups-accessories',
    name: 'Cups & accessories',
    note: 'Cups, pumps and racks',
  },
  { href: '/filters-care.html', file: 'filters-care', name: 'Filters & care', note: 'Keep it tasting right' },
  { href: '/coffee-tea.html', file: 'coffee-tea', name: 'Coffee & tea', note: 'Roasted every week' },
  {
    href: '/office-supplies.html',
    file: 'office-supplies',
    name: 'Office supplies',
    note: 'On the same truck',
  },
];

/** An image URL with the parameters of §7 and §9, but smaller: the first view waits for it. */
function media(path: string, width: number, height: number): string {
  return `/media/${path}?width=${width}&amp;height=${height}&amp;fit=cover&amp;quality=75&amp;format=pjpg&amp;auto=webp`;
}

function amp(words: string): string {
  return words.replaceAll('&', '&amp;');
}

const hero = [
  '<section class="bw-hero">',
  '<picture class="bw-hero-picture">',
  `<source media="(max-width: 1023px)" srcset="${media('wysiwyg/home/hero-narrow.jpg', 640, 480)} 640w, ${media('wysiwyg/home/hero-narrow.jpg', 960, 720)} 960w" sizes="(min-width: 768px) 50vw, 100vw" width="640" height="480">`,
  `<img src="${media('wysiwyg/home/hero.jpg', 1280, 560)}" srcset="${media('wysiwyg/home/hero.jpg', 960, 420)} 960w, ${media('wysiwyg/home/hero.jpg', 1280, 560)} 1280w, ${media('wysiwyg/home/hero.jpg', 1600, 700)} 1600w, ${media('wysiwyg/home/hero.jpg', 2560, 1120)} 2560w" sizes="(min-width: 1400px) 1400px, 100vw" width="1280" height="560" alt="A water cooler in a bright kitchen, with a glass of water on the table" fetchpriority="high">`,
  '</picture>',
  '<div class="bw-hero-text">',
  '<h1>Good water, delivered to your door</h1>',
  '<p class="bw-lead">Spring water, coolers and everything around them, brought to homes and workplaces across Australia and New Zealand. We carry the heavy part.</p>',
  '<p class="bw-actions"><a class="bw-button bw-button-primary" href="/water.html">Shop water</a><a class="bw-button bw-button-outline" href="/water-coolers/rental-coolers.html">Rent a cooler</a></p>',
  '</div>',
  '</section>',
].join('');

const promises = [
  '<ul class="bw-promises">',
  '<li><strong>Free delivery from $99</strong><span>in every metro area</span></li>',
  '<li><strong>Next business day</strong><span>if you order by 2 pm</span></li>',
  '<li><strong>No bottle deposit</strong><span>we take the empties back</span></li>',
  '<li><strong>No contract needed</strong><span>order when you run low</span></li>',
  '</ul>',
].join('');

const categories = [
  '<section class="bw-section" aria-labelledby="home-categories">',
  '<h2 id="home-categories">What can we bring you?</h2>',
  '<ul class="bw-tiles">',
  ...tiles.map(
    ({ href, file, name, note }) =>
      `<li><a class="bw-tile" href="${href}"><img src="${media(`catalog/category/${file}.jpg`, 320, 240)}" srcset="${media(`catalog/category/${file}.jpg`, 320, 240)} 320w, ${media(`catalog/category/${file}.jpg`, 640, 480)} 640w, ${media(`catalog/category/${file}.jpg`, 960, 720)} 960w" sizes="(min-width: 1024px) 420px, 50vw" width="320" height="240" alt="" loading="lazy"><span class="bw-tile-text"><span class="bw-tile-name">${amp(name)}</span><span class="bw-tile-note">${amp(note)}</span></span></a></li>`,
  ),
  '</ul>',
  '</section>',
].join('');

const steps = [
  '<section class="bw-section bw-section-tint" aria-labelledby="home-steps">',
  '<h2 id="home-steps">How it works</h2>',
  '<ol class="bw-steps">',
  '<li><h3>Choose</h3><p>Pick your water and, if you need one, a cooler. Order as a guest; an account can wait.</p></li>',
  '<li><h3>We deliver</h3><p>The driver brings the bottles inside, sets a full one on the cooler and takes the empties.</p></li>',
  '<li><h3>Pour and reorder</h3><p>Running low? Order again in a minute, or call us and we do it for you.</p></li>',
  '</ol>',
  '</section>',
].join('');

const audiences = [
  '<section class="bw-section" aria-labelledby="home-audiences">',
  '<h2 id="home-audiences">Made for where you are</h2>',
  '<div class="bw-pair">',
  `<article class="bw-panel"><img src="${media('wysiwyg/home/at-home.jpg', 640, 400)}" srcset="${media('wysiwyg/home/at-home.jpg', 640, 400)} 640w, ${media('wysiwyg/home/at-home.jpg', 1280, 800)} 1280w" sizes="(min-width: 768px) 50vw, 100vw" width="640" height="400" alt="A ceramic crock and a glass of water on a kitchen bench" loading="lazy"><div class="bw-panel-text"><h3>For home</h3><p>A crock or bench-top cooler, soft spring water and a delivery that fits around the school run.</p><p><a class="bw-link" href="/water-coolers/bench-top-coolers.html">See bench-top coolers</a></p></div></article>`,
  `<article class="bw-panel"><img src="${media('wysiwyg/home/at-work.jpg', 640, 400)}" srcset="${media('wysiwyg/home/at-work.jpg', 640, 400)} 640w, ${media('wysiwyg/home/at-work.jpg', 1280, 800)} 1280w" sizes="(min-width: 768px) 50vw, 100vw" width="640" height="400" alt="A floor-standing cooler beside a desk in an office" loading="lazy"><div class="bw-panel-text"><h3>For work</h3><p>Coolers with servicing included, cups, coffee and paper: one delivery, one invoice.</p><p><a class="bw-link" href="/water-coolers/rental-coolers.html">See rental coolers</a></p></div></article>`,
  '</div>',
  '</section>',
].join('');

export const home: SeedCmsPage = {
  id: 1,
  identifier: 'home',
  title: 'Home',
  contentHeading: '',
  content: pageBuilder('home', [
    row(
      { appearance: 'full-bleed', isUnstyled: true },
      text(`<div class="bw-home">${hero}${promises}</div>`),
      // the storefront replaces this with its postcode form
      html('', { classes: 'bw-delivery-check' }),
      text(`<div class="bw-home">${categories}${steps}${audiences}</div>`),
    ),
  ]),
  pageLayout: 'cms-full-width',
  metaTitle: 'Spring water and coolers, delivered',
  metaKeywords: 'spring water, water delivery, water cooler, office supplies',
  metaDescription:
    'Spring water, water coolers, coffee and office supplies, delivered to homes and workplaces across Australia and New Zealand.',
};
