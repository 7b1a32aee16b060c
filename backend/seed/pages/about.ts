/** About us, with links to its four child pages (§2). */
import { banner } from '../page-builder/banners.ts';
import { buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, divider, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const child = (href: string, name: string, words: string): string =>
  column(
    {
      span: 3,
      look: {
        padding: '20px',
        margin: '8px',
        border: { style: 'solid', colour: '#d5dee6', width: '1px', radius: '12px' },
        classes: 'bw-card',
      },
    },
    heading(3, name),
    text(`<p>${words}</p>`),
    buttons({}, { label: 'Read on', href, kind: 'link' }),
  );

export const about: SeedCmsPage = {
  id: 7,
  identifier: 'about-us',
  title: 'About us',
  contentHeading: 'About Brightwater',
  content: pageBuilder('about-us', [
    row(
      {
        appearance: 'full-bleed',
        parallax: 0.5,
        backdrop: { desktop: 'scenes/spring.jpg', mobile: 'scenes/spring-narrow.jpg' },
        look: { minHeight: '420px', verticalAlign: 'middle', margin: '0 0 32px', padding: '40px' },
      },
      heading(2, 'Good water, brought by people who know your door', {
        align: 'center',
        classes: 'bw-on-picture',
      }),
    ),
    row(
      {},
      columns(
        column(
          { span: 7, look: { padding: '0 24px 0 0' } },
          text(
            '<p>Brightwater began in 2004 with one van, forty bottles and a spring that a neighbour’s family had looked after for three generations. Today ninety of us bring water, coolers, coffee and office supplies to homes and workplaces in Australia and New Zealand.</p><p>What has not changed: we bottle within a day of drawing, we carry the bottles inside, and the empty ones come back with us.</p>',
          ),
          buttons(
            {},
            { label: 'Work with us', href: '/careers', kind: 'secondary' },
            { label: 'Contact', href: '/contact-us', kind: 'link' },
          ),
        ),
        column(
          { span: 5, appearance: 'align-center' },
          image({
            src: 'scenes/loading-dock.jpg',
            alt: 'A delivery van at the loading dock, bottles on a trolley beside it',
          }),
        ),
      ),
      divider('#0b4ea2', '20%', '3px'),
    ),
    row(
      {},
      heading(2, 'What we stand for', { align: 'left' }),
      columns(
        child('/about-us/ordering-and-delivery', 'Convenience', 'Order in a minute, have it carried inside.'),
        child('/about-us/quality', 'Quality', 'From the spring to the seal in a day, tested every hour.'),
        child(
          '/about-us/sustainability',
          'Sustainability',
          'Forty lives for a bottle, and full vans both ways.',
        ),
        child(
          '/about-us/community-care',
          'Community care',
          'Water where it is needed, not only where it is ordered.',
        ),
      ),
    ),
    row(
      { look: { margin: '32px 0 0' } },
      banner({
        appearance: 'poster',
        backdrop: { desktop: 'scenes/van-street.jpg', mobile: 'scenes/van-street-narrow.jpg' },
        content: '<h2>Do we come to you?</h2><p>Every Australian postcode, and all of New Zealand.</p>',
        href: '/about-us/ordering-and-delivery',
        button: 'See delivery areas',
        buttonKind: 'link',
        overlay: 'rgba(216, 238, 251, 0.86)',
        look: { minHeight: '300px', padding: '40px', align: 'center' },
      }),
    ),
  ]),
  pageLayout: 'cms-full-width',
  metaTitle: 'About us',
  metaKeywords: 'Brightwater, water company, Brisbane',
  metaDescription:
    'Brightwater brings spring water, coolers, coffee and office supplies to homes and workplaces in Australia and New Zealand since 2004.',
};
