/** Privacy, terms and trademarks, written for a demonstration shop that sells nothing (§2). */
import { heading, html, text } from '../page-builder/elements.ts';
import { row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsPage } from '../seed-types.ts';

type Section = readonly [title: string, words: string];

const note =
  '<p><em>Brightwater is a made-up business that shows what this software can do. No order is delivered and no card is charged; please enter nothing you would not show a stranger.</em></p>';

function sections(scope: string, some: readonly Section[]): string {
  return pageBuilder(scope, [
    row(
      { look: { padding: '0 0 24px' } },
      text(note),
      ...some.flatMap(([title, words]) => [heading(2, title), text(words)]),
    ),
  ]);
}

const pageLayout = '1column';

export const privacy: SeedCmsPage = {
  pageLayout,
  id: 15,
  identifier: 'about-us/privacy-policy',
  title: 'Privacy policy',
  contentHeading: 'Privacy policy',
  content: sections('about-us/privacy-policy', [
    [
      'What we keep',
      '<p>Your name, your addresses, how to reach you, what you ordered and what you told the driver. For businesses also the business number and who may order.</p>',
    ],
    [
      'What we do not keep',
      '<p>Card numbers. They go from your browser to the payment provider; we are given a token, the kind of card and its last four digits.</p>',
    ],
    [
      'Who else sees it',
      '<p>The driver sees your name, address, phone number and note. The payment provider sees what it needs to pay. Nobody else does, and nothing is sold.</p>',
    ],
    [
      'Cookies and measuring',
      '<p>The shop keeps your cart and your sign-in in your browser. It measures which pages are read only if you agree, and maps and films by others load only when you ask for them.</p>',
    ],
    [
      'Your rights',
      '<p>Ask what we keep about you, have it put right, or have it deleted: <a href="mailto:privacy@brightwater.example.com">privacy@brightwater.example.com</a>. Invoices we must keep for seven years.</p>',
    ],
  ]),
  metaTitle: 'Privacy policy',
  metaKeywords: 'privacy, personal data, cookies',
  metaDescription:
    'What Brightwater keeps about you, what not, who else sees it, and how to have it deleted.',
};

export const terms: SeedCmsPage = {
  pageLayout,
  id: 16,
  identifier: 'about-us/terms-and-conditions',
  title: 'Terms and conditions',
  contentHeading: 'Terms and conditions',
  content: sections('about-us/terms-and-conditions', [
    [
      'Prices',
      '<p>Prices are in Australian dollars and contain GST. What the checkout says before you pay is what you pay.</p>',
    ],
    [
      'Delivery',
      '<p>A window is a promise, floods and fires aside. If you let us leave the order, it is in your care from then on.</p>',
    ],
    [
      'Returnable bottles',
      '<p>The 11 L and 15 L bottles stay ours. There is no deposit; we ask for them back, and charge $15 only for a bottle that was cut open or painted.</p>',
    ],
    [
      'Rental coolers',
      '<p>Three months at least, then month by month. Two services a year and a swap when it fails are part of the rent. Please do not open the housing.</p>',
    ],
    [
      'If something is wrong',
      '<p>Tell us within a week and we bring another one or give the money back, as you choose. Your rights under the Australian Consumer Law and the New Zealand Consumer Guarantees Act come first and are not touched by any of this.</p>',
    ],
    ['Accounts', '<p>Who orders for a company says that they may. Invoices are due in fourteen days.</p>'],
  ]),
  metaTitle: 'Terms and conditions',
  metaKeywords: 'terms, conditions, returns, rental',
  metaDescription:
    'Prices, delivery, returnable bottles, rental coolers, and what happens when something is wrong.',
};

const marks = [
  '<table class="bw-table"><thead><tr><th scope="col">Mark</th><th scope="col">Belongs to</th></tr></thead><tbody>',
  '<tr><th scope="row">Brightwater, the drop</th><td>us, as far as a made-up business can own anything</td></tr>',
  '<tr><th scope="row">Visa</th><td>Visa International Service Association</td></tr>',
  '<tr><th scope="row">Mastercard</th><td>Mastercard International Incorporated</td></tr>',
  '<tr><th scope="row">PayPal</th><td>PayPal, Inc.</td></tr>',
  '</tbody></table>',
].join('');

export const trademarks: SeedCmsPage = {
  pageLayout,
  id: 17,
  identifier: 'trademarks',
  title: 'Trademarks',
  contentHeading: 'Trademarks',
  content: pageBuilder('trademarks', [
    row(
      { look: { padding: '0 0 24px' } },
      text(
        '<p>Names and marks on this site belong to those who own them. They are shown to say how you can pay, not that anyone stands behind this shop.</p>',
      ),
      html(marks),
    ),
  ]),
  metaTitle: 'Trademarks',
  metaKeywords: 'trademarks, marks',
  metaDescription: 'Whose the names and marks on this site are.',
};
