/** CMS blocks named by the header, the footer, the store config and the pages. */
import { buttons, heading, text } from '../page-builder/elements.ts';
import { column, columns, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsBlock } from '../seed-types.ts';
import { footerBlocks } from './footer.ts';
import { helpContent } from './help.ts';

export const blocks: readonly SeedCmsBlock[] = [
  {
    identifier: 'header-cms-links',
    title: 'Header links',
    content:
      '<ul><li>Free metro delivery from $99</li><li><a href="tel:1300975707">1300 975 707</a></li></ul>',
  },
  {
    identifier: 'checkout-help',
    title: 'Checkout: help',
    content: '<a href="tel:1300975707">Help: 1300 975 707</a>',
  },
  ...footerBlocks,
  {
    identifier: 'cart-additional-info',
    title: 'Cart: good to know',
    content:
      '<p>Scheduled delivery is free from $99 in metro areas. Empty 15 L and 11 L bottles go back with the driver: there is no deposit.</p>',
  },
  {
    identifier: 'checkout-additional-info',
    title: 'Checkout: good to know',
    content:
      '<p>Prices include GST. Questions about your order? Call <a href="tel:1300975707">1300 975 707</a>, weekdays 7 am to 6 pm AEST.</p>',
  },
  { identifier: 'help', title: 'Help', content: helpContent },
  {
    identifier: 'order-confirmation-help',
    title: 'Order confirmation: what happens next',
    content: pageBuilder('order-confirmation-help', [
      row(
        {},
        heading(2, 'What happens next'),
        columns(
          column(
            { span: 4 },
            text('<p>We send a confirmation by mail, and a message when the van is next but two.</p>'),
          ),
          column(
            { span: 4 },
            text('<p>Put empty bottles where the driver sees them. They go back without a deposit.</p>'),
          ),
          column(
            { span: 4 },
            text('<p>Something to change? Until the evening before the delivery a call is enough.</p>'),
          ),
        ),
        buttons(
          {},
          { label: 'Questions and answers', href: '/frequently-asked-questions', kind: 'secondary' },
          { label: 'Contact us', href: '/contact-us', kind: 'link' },
        ),
      ),
    ]),
  },
  {
    identifier: 'inactive-account',
    title: 'Account: inactive',
    content: `<p>An inactive account cannot order. Its invoices and addresses are still here.</p>${helpContent}`,
  },
];
