/**
 * Convenience: how an order is delivered and what delivery costs (§2,
 * /about-us/ordering-and-delivery).
 */
import { block, buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { helpContent } from '../blocks/help.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const rates = [
  '<table class="bw-table"><caption>Delivery by area, GST included</caption>',
  '<thead><tr><th scope="col">Area</th><th scope="col">Scheduled delivery</th><th scope="col">Free from</th><th scope="col">Next business day</th></tr></thead><tbody>',
  '<tr><th scope="row">Metro: Brisbane, Sydney, Melbourne, Canberra, Adelaide, Perth</th><td>$9.95</td><td>$99</td><td>$14.95</td></tr>',
  '<tr><th scope="row">Regional Australia</th><td>$14.95</td><td>$149</td><td>–</td></tr>',
  '<tr><th scope="row">Remote Australia</th><td>$29.95</td><td>$299</td><td>–</td></tr>',
  '<tr><th scope="row">New Zealand, North Island</th><td>$14.95</td><td>$149</td><td>$19.95</td></tr>',
  '<tr><th scope="row">New Zealand, South Island</th><td>$19.95</td><td>$199</td><td>–</td></tr>',
  '</tbody></table>',
].join('');

export const aboutDelivery: SeedCmsPage = {
  id: 8,
  identifier: 'about-us/ordering-and-delivery',
  title: 'Convenience: ordering and delivery',
  contentHeading: 'Ordering and delivery',
  content: pageBuilder('about-us/ordering-and-delivery', [
    row(
      {},
      image({
        src: 'scenes/van-street.jpg',
        mobile: 'scenes/van-street-narrow.jpg',
        alt: 'The delivery van in front of a row of houses',
      }),
      columns(
        column(
          { span: 4, look: { padding: '16px 16px 0 0' } },
          heading(2, '1. Order'),
          text('<p>In the shop, or by phone. By 2 pm for the next business day where we offer it.</p>'),
        ),
        column(
          { span: 4, look: { padding: '16px 16px 0 0' } },
          heading(2, '2. Choose a time'),
          text('<p>Pick a window of three or four hours. We send a message when you are next but two.</p>'),
        ),
        column(
          { span: 4, look: { padding: '16px 0 0' } },
          heading(2, '3. Pour'),
          text('<p>The driver brings the bottles inside, sets one on the cooler and takes the empties.</p>'),
        ),
      ),
    ),
    row(
      { look: { margin: '24px 0' } },
      heading(2, 'What delivery costs'),
      text(rates),
      text(
        '<p>What counts is the sum of the goods with GST. The checkout asks for your postcode and shows what your order costs.</p>',
      ),
    ),
    row(
      {
        look: {
          colour: '#f5f9fc',
          padding: '24px',
          margin: '0 0 24px',
          border: { style: 'dotted', colour: '#7a8896', width: '1px', radius: '12px' },
        },
      },
      heading(2, 'When nobody is in'),
      text(
        '<p>In Australia, tell us at the checkout where we may leave the order and you need not be there. From then on it is in your care, so please choose a dry place out of the sun. In New Zealand somebody has to take the delivery.</p>',
      ),
      block(helpContent),
      buttons(
        {},
        { label: 'Start an order', href: '/water.html' },
        { label: 'Place the usual order', href: '/products', kind: 'secondary' },
      ),
    ),
    row(
      { look: { isHidden: true } },
      text(
        '<p>Christmas rounds: between 24 December and 2 January we deliver on 27, 29 and 31 December only.</p>',
      ),
    ),
  ]),
  pageLayout: '2columns-left',
  metaTitle: 'Ordering and delivery',
  metaKeywords: 'water delivery cost, delivery areas, delivery times',
  metaDescription:
    'How an order comes to your door, what delivery costs in each area of Australia and New Zealand, and what happens when nobody is in.',
};
