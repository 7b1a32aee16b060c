/** Water at Work: the offer for offices, workshops and clinics (§2). */
import { banner } from '../page-builder/banners.ts';
import { buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { productCarousel, type FindProduct } from '../page-builder/product-list.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const card = {
  align: 'left',
  padding: '24px',
  margin: '8px',
  border: { style: 'solid', colour: '#d5dee6', width: '1px', radius: '12px' },
  classes: 'bw-card',
} as const;

const wanted = [
  'BW-RENT-FLOOR',
  'BW-RENT-MAINS',
  'BW-SPRING-15',
  'BW-CUP-PAPER-200',
  'BW-COFFEE-BEANS-1KG',
  'BW-PAPER-A4-5',
];

export function waterAtWork(find: FindProduct): SeedCmsPage {
  return {
    id: 3,
    identifier: 'water-at-work',
    title: 'Water at work',
    contentHeading: 'Water at work',
    content: pageBuilder('water-at-work', [
      row(
        { appearance: 'full-bleed', look: { margin: '0 0 32px' } },
        banner({
          appearance: 'collage-right',
          backdrop: { desktop: 'scenes/staff-room.jpg', mobile: 'scenes/staff-room-narrow.jpg' },
          content:
            '<h2>One cooler, twenty people, no lifting</h2><p>We bring the bottles inside, set a full one on the cooler and take the empties away. You only pour.</p>',
          href: '/water-coolers/rental-coolers.html',
          button: 'See rental coolers',
          overlay: 'rgba(255, 255, 255, 0.86)',
          look: { minHeight: '420px', padding: '40px' },
        }),
      ),
      row(
        {},
        heading(2, 'How many bottles does a team drink?', { align: 'center' }),
        text(
          '<p style="text-align: center;">Reckon with one and a half litres a person and day. Ten people empty about five 15 L bottles a week in winter, and seven in January.</p>',
        ),
        columns(
          column(
            { span: 4, look: card },
            heading(3, 'Up to 8 people'),
            text(
              '<p>A bench-top cooler and three or four bottles a week. It needs a power point and the space of a coffee machine.</p><p><strong>From $14.95 a month</strong></p>',
            ),
            buttons({}, { label: 'Bench-top rental', href: '/rental-bench-top-cooler.html', kind: 'link' }),
          ),
          column(
            { span: 4, look: card },
            heading(3, '8 to 20 people'),
            text(
              '<p>A floor-standing cooler with hot and cold taps: tea for the early ones, cold water for the rest.</p><p><strong>From $19.95 a month</strong></p>',
            ),
            buttons(
              {},
              { label: 'Floor-standing rental', href: '/rental-floor-standing-cooler.html', kind: 'link' },
            ),
          ),
          column(
            { span: 4, look: card },
            heading(3, 'More than 20'),
            text(
              '<p>A cooler on the mains with its own filter. No bottles to swap, and no limit but the tap.</p><p><strong>From $34.95 a month</strong></p>',
            ),
            buttons({}, { label: 'Mains-connected rental', href: '/rental-mains-cooler.html', kind: 'link' }),
          ),
        ),
      ),
      row(
        { appearance: 'full-width', look: { colour: '#f5f9fc', padding: '32px 0', margin: '32px 0' } },
        columns(
          column(
            { span: 6, appearance: 'align-center' },
            image({
              src: 'home/at-work.jpg',
              alt: 'A floor-standing cooler beside a desk in an office',
              caption: 'Two services a year are part of the rent.',
            }),
          ),
          column(
            { span: 6, appearance: 'align-center', look: { padding: '0 24px' } },
            heading(2, 'One delivery, one invoice'),
            text(
              '<ul><li>Water, cups, coffee, paper and washroom supplies come on the same truck.</li><li>One invoice a month for every site, or one for each team.</li><li>Purchase order numbers where your company asks for them.</li><li>The driver knows your loading dock, your lift key and your receptionist.</li></ul>',
            ),
            buttons(
              { appearance: 'inline' },
              { label: 'Open a business account', href: '/customer/login', kind: 'primary' },
              { label: 'Ask us', href: '/contact-us', kind: 'secondary' },
            ),
          ),
        ),
      ),
      row(
        {},
        heading(2, 'What workplaces order most'),
        productCarousel(wanted.map(find), {
          autoplaySpeed: 6000,
          isInfinite: true,
          hasArrows: true,
          hasDots: true,
          mode: 'continuous',
          centerPadding: '60px',
        }),
      ),
    ]),
    pageLayout: 'cms-full-width',
    metaTitle: 'Water at work: coolers and deliveries for teams',
    metaKeywords: 'office water delivery, water cooler rental, workplace water',
    metaDescription:
      'Spring water, rental coolers, coffee and office supplies for workplaces: brought inside, serviced twice a year, on one invoice.',
  };
}
