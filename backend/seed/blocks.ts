/** CMS blocks named by the header, the footer and the store config. */
import type { SeedCmsBlock } from './seed-types.ts';

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
  {
    identifier: 'footer-links',
    title: 'Footer links',
    content: [
      '<ul>',
      '<li><a href="/water.html">Water</a></li>',
      '<li><a href="/water-coolers.html">Water coolers</a></li>',
      '<li><a href="/cups-accessories.html">Cups &amp; accessories</a></li>',
      '<li><a href="/filters-care.html">Filters &amp; care</a></li>',
      '<li><a href="/coffee-tea.html">Coffee &amp; tea</a></li>',
      '<li><a href="/office-supplies.html">Office supplies</a></li>',
      '</ul>',
    ].join(''),
  },
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
];
