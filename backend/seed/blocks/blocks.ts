/** CMS blocks used by the header, the footer, the store config and the pages. */
import { buttons, heading, text } from '../page-builder/elements.ts';
import { column, columns, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsBlock } from '../seed-types.ts';
import { footerBlocks } from './footer.ts';
import { callUs, helpContent } from './help.ts';

export const blocks: readonly SeedCmsBlock[] = [
  {
    identifier: 'header-cms-links',
    title: 'Header links',
    content:
      '<ul><li class="bw-in-au">Free metro delivery from $99</li><li class="bw-in-nz">Prices in Australian dollars</li>' +
      '<li class="bw-in-au"><a href="tel:1300975707">1300 975 707</a></li>' +
      '<li class="bw-in-nz"><a href="tel:0800555014">0800 555 014</a></li></ul>',
  },
  {
    identifier: 'checkout-help',
    title: 'Checkout: help',
    content:
      '<a class="bw-in-au" href="tel:1300975707">Help: 1300 975 707</a>' +
      '<a class="bw-in-nz" href="tel:0800555014">Help: 0800 555 014</a>',
  },
  ...footerBlocks,
  {
    identifier: 'cart-additional-info',
    title: 'Cart: good to know',
    content:
      '<p><span class="bw-in-au">Scheduled delivery is free from $99 in metro areas.</span>' +
      '<span class="bw-in-nz">Scheduled delivery is free from $149 in the North Island and from $199 in the South Island.</span> ' +
      'Empty 15 L and 11 L bottles go back with the driver: there is no deposit.</p>',
  },
  {
    identifier: 'checkout-additional-info',
    title: 'Checkout: good to know',
    content: `<p>Prices include GST. Questions about your order? ${callUs}</p>`,
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
