/**
 * The style guide for content editors: every page-builder element in every appearance; in no menu
 * (CONTENT-01).
 */
import { banner, slide, slider, type Banner } from '../page-builder/banners.ts';
import { block, buttons, heading, html, image, text } from '../page-builder/elements.ts';
import { map, video } from '../page-builder/embeds.ts';
import { column, columns, divider, row, tabs } from '../page-builder/layout.ts';
import { pageBuilder, type Backdrop, type Look } from '../page-builder/markup.ts';
import { productCarousel, productGrid, type FindProduct } from '../page-builder/product-list.ts';
import { helpContent } from '../blocks/help.ts';
import type { SeedProduct } from '../seed-catalog-types.ts';
import type { SeedCmsPage } from '../seed-types.ts';
import { shelf } from '../shelves.ts';
import { depots } from './contact.ts';

const van: Backdrop = { desktop: 'scenes/van-street.jpg', mobile: 'scenes/van-street-narrow.jpg' };
const staffRoom: Backdrop = { desktop: 'scenes/staff-room.jpg', mobile: 'scenes/staff-room-narrow.jpg' };
const spring: Backdrop = { desktop: 'scenes/spring.jpg', mobile: 'scenes/spring-narrow.jpg' };
const waves = {
  src: '/media/wysiwyg/films/waves.mp4',
  fallback: 'scenes/spring.jpg',
  overlay: 'rgba(255, 255, 255, 0.4)',
  isLooped: true,
};
const onPicture: Look = { align: 'center', classes: 'bw-on-picture' };
const pale: Look = { colour: '#d8eefb', padding: '24px', margin: '0 0 24px' };
const tall: Look = { minHeight: '280px', verticalAlign: 'middle', padding: '32px', margin: '0 0 24px' };
const below: Look = { margin: '0 0 24px' };

const rows = [
  row(
    {},
    heading(2, 'Rows'),
    text('<p>A row is as wide as its words, as wide as the page, or reaches from edge to edge.</p>'),
  ),
  row({ look: pale }, heading(3, 'Contained'), text('<p>Colour and words end at 1280 pixels.</p>')),
  row(
    { appearance: 'full-width', look: { ...pale, padding: '24px 0' } },
    heading(3, 'Full width'),
    text('<p>The colour goes on to the edges of the window, the words do not.</p>'),
  ),
  row(
    { appearance: 'full-bleed', look: { ...pale, padding: '24px 16px' } },
    heading(3, 'Full bleed'),
    text('<p>Colour and words go on to the edges.</p>'),
  ),
  row(
    { appearance: 'full-width', backdrop: van, look: tall },
    heading(3, 'A picture behind, another one on phones', onPicture),
  ),
  row(
    { appearance: 'full-bleed', backdrop: staffRoom, parallax: 0.5, look: tall },
    heading(3, 'A picture that moves slower than the page', onPicture),
  ),
  row(
    { appearance: 'full-width', video: waves, look: tall },
    heading(3, 'A film of our own behind', onPicture),
  ),
];

const columnOf = (appearance: 'full-height' | 'align-top' | 'align-center' | 'align-bottom', name: string) =>
  column(
    { span: 3, appearance, look: { ...pale, margin: '0', padding: '16px' } },
    heading(3, name),
    text(
      appearance === 'full-height' ? '<p>As high as the line, however little is in it.</p>' : '<p>Short.</p>',
    ),
  );

const order = [
  row(
    {},
    heading(2, 'Columns'),
    columns(
      columnOf('full-height', 'Full height'),
      columnOf('align-top', 'Top'),
      columnOf('align-center', 'Centre'),
      columnOf('align-bottom', 'Bottom'),
    ),
    columns(
      column({ span: 4, look: { padding: '24px 0' } }, heading(3, 'Four of twelve'), text('<p>A third.</p>')),
      column(
        { span: 8, backdrop: spring, look: { minHeight: '200px', padding: '24px', verticalAlign: 'bottom' } },
        heading(3, 'Eight of twelve, with a picture', { classes: 'bw-on-picture' }),
      ),
    ),
    divider(),
    divider('#0b4ea2', '50%', '3px'),
  ),
];

const words = [
  row(
    {},
    heading(2, 'Words'),
    heading(3, 'A heading of the third level, centred', { align: 'center' }),
    heading(4, 'A heading of the fourth level, to the right', { align: 'right' }),
    text(
      '<p>Running text with <strong>weight</strong>, <em>stress</em> and <a href="/about-us">a link</a>.</p><ul><li>A list</li><li>of two</li></ul><ol><li>Another</li><li>in order</li></ol><blockquote><p>Water is the one thing everybody in the office agrees on.</p></blockquote>',
    ),
    text('<p>A box has a border, a radius and room within.</p>', {
      border: { style: 'dashed', colour: '#7a8896', width: '2px', radius: '12px' },
      padding: '16px',
      margin: '8px 0 16px',
    }),
    html(
      '<table class="bw-table"><caption>Code of our own</caption><thead><tr><th scope="col">Bottle</th><th scope="col">Holds</th></tr></thead><tbody><tr><th scope="row">Returnable</th><td>15 L</td></tr><tr><th scope="row">Small</th><td>600 mL</td></tr></tbody></table>',
    ),
    heading(3, 'A block'),
    block(helpContent, { padding: '16px 0' }),
    text('<p>This paragraph is hidden and must not be read by anybody.</p>', { isHidden: true }),
  ),
  row({ look: { isHidden: true } }, heading(2, 'A hidden row')),
];

const pictures = [
  row(
    {},
    heading(2, 'Pictures'),
    columns(
      column(
        { span: 6 },
        image({
          src: 'scenes/spring.jpg',
          mobile: 'scenes/spring-narrow.jpg',
          alt: 'The spring between ferns and sandstone',
          caption: 'Another picture on phones, and a caption.',
        }),
      ),
      column(
        { span: 6 },
        image({
          src: 'scenes/veranda.jpg',
          alt: 'Water at home',
          href: '/water-at-home',
          caption: 'This one leads on.',
          look: {
            border: { style: 'solid', colour: '#d5dee6', width: '1px', radius: '12px' },
            padding: '8px',
          },
        }),
      ),
    ),
  ),
];

const kinds = [
  { label: 'Primary', href: '/water.html' },
  { label: 'Secondary', href: '/about-us', kind: 'secondary' },
  { label: 'Link', href: 'https://www.example.com/', kind: 'link', isNewTab: true },
] as const;

const pressed = [
  row(
    {},
    heading(2, 'Buttons'),
    buttons({ look: below }, ...kinds),
    buttons({ appearance: 'stacked', isSameWidth: true, look: below }, ...kinds),
    buttons({ isSameWidth: true, look: { ...below, align: 'center' } }, ...kinds),
    heading(2, 'Tabs'),
    ...(['left', 'center', 'right'] as const).map((side, active) =>
      tabs({ side, active, look: below }, [
        { id: `${side}-one`, name: 'Bottles', body: [text('<p>They come back forty times.</p>')] },
        { id: `${side}-two`, name: 'Coolers', body: [text('<p>We clean them twice a year.</p>')] },
        {
          id: `${side}-three`,
          name: 'Cups',
          look: { align: 'center', verticalAlign: 'middle' },
          body: [text('<p>Paper, in the middle of its panel.</p>')],
        },
      ]),
    ),
  ),
];

const posterOf = (appearance: NonNullable<Banner['appearance']>, name: string, more: Partial<Banner> = {}) =>
  banner({
    appearance,
    backdrop: staffRoom,
    content: `<h3>${name}</h3><p>Words on a veil, a button, and all of it one link.</p>`,
    href: '/water-at-work',
    button: `See ${name.toLowerCase()}`,
    overlay: 'rgba(255, 255, 255, 0.7)',
    look: { minHeight: '300px', padding: '24px', margin: '0 0 16px' },
    ...more,
  });

const slidesOf = (again: string) => [
  slide(`Bottles${again}`, {
    backdrop: spring,
    content: '<h3>Bottles</h3><p>Filled within a day of drawing.</p>',
    href: '/water.html',
    button: 'See bottles',
    overlay: 'rgba(255, 255, 255, 0.7)',
    look: { minHeight: '320px', padding: '32px' },
  }),
  slide(`Coolers${again}`, {
    appearance: 'collage-right',
    backdrop: staffRoom,
    content: '<h3>Coolers</h3><p>The button waits for the pointer.</p>',
    href: '/water-coolers.html',
    button: 'See coolers',
    buttonKind: 'secondary',
    showButton: 'hover',
    overlay: 'rgba(255, 255, 255, 0.7)',
    look: { minHeight: '320px', padding: '32px' },
  }),
];

const shown = [
  row(
    {},
    heading(2, 'Banners'),
    posterOf('poster', 'Poster'),
    posterOf('collage-left', 'Left', { buttonKind: 'secondary' }),
    posterOf('collage-centered', 'Centre', { buttonKind: 'link' }),
    posterOf('collage-right', 'Right', { showButton: 'hover' }),
    posterOf('poster', 'Film', { video: { ...waves, overlay: '' } }),
  ),
  row(
    { appearance: 'full-bleed' },
    heading(2, 'Sliders', { align: 'center' }),
    slider({ autoplaySpeed: 6000, isInfinite: true, look: below }, ...slidesOf('')),
    slider({ isFading: true, hasDots: false, look: below }, ...slidesOf(', fading')),
  ),
  row(
    {},
    heading(2, 'Films and maps'),
    video(waves.src, 'Our own film of waves', '640px', { margin: '0 0 24px' }),
    video('https://vimeo.com/76979871', 'A film of another house', '640px', { align: 'center', ...below }),
    map(depots, false, { height: '360px', margin: '0 0 24px' }),
  ),
];

const goods = (find: FindProduct, products: readonly SeedProduct[]) => [
  row(
    {},
    heading(2, 'Products'),
    heading(3, 'A shelf, by sku'),
    productGrid(['BW-SPRING-15', 'BW-CUP-PAPER-200', 'BW-COFFEE-BEANS-1KG'].map(find), below),
    heading(3, 'A carousel, by category'),
    productCarousel(
      products.filter(({ categoryIds }) => categoryIds.includes(shelf.springWater)).slice(0, 8),
      { look: below },
    ),
  ),
];

export const styleGuide = (find: FindProduct, products: readonly SeedProduct[]): SeedCmsPage => ({
  id: 21,
  identifier: 'style-guide',
  title: 'Style guide',
  contentHeading: 'Style guide',
  content: pageBuilder('style-guide', [
    ...rows,
    ...order,
    ...words,
    ...pictures,
    ...pressed,
    ...shown,
    ...goods(find, products),
  ]),
  pageLayout: 'cms-full-width',
  metaTitle: 'Style guide for the people who write our pages',
  metaKeywords: 'style guide, page builder',
  metaDescription:
    'Every element that our pages are built from, in every appearance, to look at and to copy from.',
});
