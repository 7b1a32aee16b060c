/** Water at Home: the offer for households (§2). */
import { slide, slider } from '../page-builder/banners.ts';
import { buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, divider, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { productGrid, type FindProduct } from '../page-builder/product-list.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const slides = [
  slide('Crock', {
    appearance: 'collage-right',
    backdrop: { desktop: 'home/at-home.jpg' },
    content:
      '<h2>A crock on the bench</h2><p>No power, no noise: eight litres of cool water in glazed clay.</p>',
    href: '/ceramic-crock-8-l.html',
    button: 'See the crock',
    overlay: 'rgba(255, 255, 255, 0.88)',
    look: { minHeight: '400px', padding: '32px' },
  }),
  slide('Delivery', {
    appearance: 'collage-left',
    backdrop: { desktop: 'scenes/van-street.jpg', mobile: 'scenes/van-street-narrow.jpg' },
    content:
      '<h2>We carry the heavy part</h2><p>Sixteen kilograms a bottle, up your stairs and into the kitchen.</p>',
    href: '/about-us/ordering-and-delivery',
    button: 'How we deliver',
    buttonKind: 'secondary',
    overlay: 'rgba(216, 238, 251, 0.92)',
    showOverlay: 'hover',
    showButton: 'hover',
    look: { minHeight: '400px', padding: '32px' },
  }),
  slide('Summer', {
    appearance: 'collage-centered',
    backdrop: { desktop: 'scenes/heatwave.jpg' },
    content:
      '<h2>Before the first hot week</h2><p>Put one bottle more on your order in November. January says thank you.</p>',
    href: '/water/spring-water.html',
    button: 'Order spring water',
    overlay: 'rgba(255, 255, 255, 0.86)',
    look: { minHeight: '400px', padding: '32px', align: 'center' },
  }),
];

const usual = ['BW-SPRING-15', 'BW-SPRING-11', 'BW-CROCK-8', 'BW-COOL-BENCH-CC', 'BW-PUMP-USB', 'BW-GLASS-6'];

export function waterAtHome(find: FindProduct): SeedCmsPage {
  return {
    id: 4,
    identifier: 'water-at-home',
    title: 'Water at home',
    contentHeading: 'Water at home',
    content: pageBuilder('water-at-home', [
      row(
        { appearance: 'full-bleed', look: { margin: '0 0 32px' } },
        slider(
          { isInfinite: true, isFading: true, autoplaySpeed: 7000, look: { minHeight: '400px' } },
          ...slides,
        ),
      ),
      row(
        {},
        columns(
          column(
            { span: 4, appearance: 'align-top', look: { padding: '0 24px 0 0' } },
            heading(2, 'Small kitchen?'),
            text(
              '<p>A bench-top cooler is as wide as a toaster is long, and a hand pump turns any bottle into a tap.</p>',
            ),
          ),
          column(
            { span: 4, appearance: 'align-top', look: { padding: '0 24px 0 0' } },
            heading(2, 'Bad back?'),
            text(
              '<p>Our 11 L bottle weighs four kilograms less, and the driver sets it on the cooler when you ask.</p>',
            ),
          ),
          column(
            { span: 4, appearance: 'align-top', look: { padding: '0 24px 0 0' } },
            heading(2, 'Never at home?'),
            text(
              '<p>Leave us a note where the bottles go. On the veranda, behind the gate: we take care of it.</p>',
            ),
          ),
        ),
        divider(),
      ),
      row(
        {},
        heading(2, 'The usual order'),
        text('<p>Two bottles last a family of four about a week and a half.</p>'),
        productGrid(usual.map(find)),
      ),
      row(
        {
          look: {
            colour: '#d8eefb',
            padding: '32px',
            border: { style: 'dashed', colour: '#0b4ea2', width: '2px', radius: '12px' },
          },
        },
        columns(
          column(
            { span: 7, appearance: 'align-center' },
            heading(2, 'First time?'),
            text(
              '<p>Order as a guest. If you like it, keep your details with us and the next order takes a minute. There is no contract for bottles, and no deposit.</p>',
            ),
            buttons(
              { appearance: 'stacked', isSameWidth: true },
              { label: 'Choose your water', href: '/water.html' },
              { label: 'Read the questions first', href: '/frequently-asked-questions', kind: 'secondary' },
            ),
          ),
          column(
            { span: 5, appearance: 'align-bottom' },
            image({
              src: 'scenes/veranda.jpg',
              mobile: 'scenes/veranda.jpg',
              alt: 'Two full bottles beside a front door',
              href: '/water/spring-water.html',
              look: { align: 'center' },
            }),
          ),
        ),
      ),
    ]),
    pageLayout: 'cms-full-width',
    metaTitle: 'Water at home: delivered to your kitchen',
    metaKeywords: 'home water delivery, bench-top water cooler, spring water',
    metaDescription:
      'Soft spring water for your kitchen, a crock or cooler to pour it from, and a driver who carries it inside. No contract, no deposit.',
  };
}
