/** Frequently asked questions: the four How it works entries as tabs (§2). */
import { block, buttons, heading, text } from '../page-builder/elements.ts';
import { row, tabs, type Tab } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { helpContent } from '../blocks/help.ts';
import type { SeedCmsPage } from '../seed-types.ts';

type Answered = readonly [question: string, answer: string];

function answers(some: readonly Answered[]): string {
  return text(
    some
      .map(
        ([question, answer]) =>
          `<details class="bw-question"><summary>${question}</summary><p>${answer}</p></details>`,
      )
      .join(''),
  );
}

const ordering: readonly Answered[] = [
  [
    'Do I need an account?',
    'No. You can order as a guest with an email address. With an account you see your invoices and coming deliveries, and order the usual in one go.',
  ],
  [
    'Is there a contract?',
    'Not for water, coffee or anything else you buy. A rental cooler is month by month after the first three months.',
  ],
  [
    'What is the smallest order?',
    'One item. Below the free-delivery sum of your area you pay for the delivery; the cart tells you how much is missing.',
  ],
  [
    'How can I pay?',
    'By card, or with PayPal where the checkout offers it. Businesses with an account get one invoice a month.',
  ],
];

const delivery: readonly Answered[] = [
  [
    'When do you come?',
    'On the next round in your suburb: every weekday in metro areas, twice a week in regional ones. Order by 2 pm for next-business-day delivery where it is offered.',
  ],
  [
    'What does delivery cost?',
    'In metro areas $9.95, and nothing from $99. In regional areas $14.95, free from $149. Remote places $29.95, free from $299. The checkout asks for your postcode and knows.',
  ],
  [
    'Do I have to be there?',
    'No. In Australia you can let us leave the order where you say. In New Zealand somebody has to take it.',
  ],
  [
    'Can I fetch it myself?',
    'Yes, from our depots in Brisbane, Sydney, Melbourne and Auckland. We load for you.',
  ],
];

const coolers: readonly Answered[] = [
  [
    'Rent or buy?',
    'If it will stand there for more than two years and you do not mind cleaning it, buy. If you want somebody else to look after it, rent: two services a year are part of the price.',
  ],
  [
    'How often must a cooler be cleaned?',
    'Every six months. Rented ones we do; for your own there is a cleaning kit with everything in the box.',
  ],
  [
    'What if it fails?',
    'A rented cooler is swapped within two working days. One you bought has a warranty of one to three years, as its page says.',
  ],
  [
    'Does it need much power?',
    'A cold cooler uses about as much as a fridge. Hot water roughly doubles that, so hot taps can be switched off over the weekend.',
  ],
];

const bottles: readonly Answered[] = [
  [
    'Is there a deposit?',
    'No. Put the empty bottles where the driver sees them and they go back with the next delivery.',
  ],
  [
    'How long does the water keep?',
    'Twelve months with the seal on, six weeks once it is open. Keep bottles out of the sun.',
  ],
  [
    'Where does it come from?',
    'The spring water from a protected spring in the Southern Highlands of New South Wales. The purified water is mains water, filtered down to almost nothing.',
  ],
  [
    'Can I use other bottles on your cooler?',
    'Any bottle with the common 55 mm neck fits. We can only answer for the taste of our own.',
  ],
];

const tab = (id: string, name: string, some: readonly Answered[]): Tab => ({
  id,
  name,
  body: [answers(some)],
});

export const questions: SeedCmsPage = {
  id: 6,
  identifier: 'frequently-asked-questions',
  title: 'Frequently asked questions',
  contentHeading: 'How it works',
  content: pageBuilder('frequently-asked-questions', [
    row(
      {},
      text(
        '<p>Short answers to what people ask us most. If yours is missing, a person answers the phone.</p>',
      ),
      tabs({ side: 'left', active: 0 }, [
        tab('ordering', 'Ordering', ordering),
        tab('delivery', 'Delivery', delivery),
        tab('coolers', 'Coolers and service', coolers),
        tab('bottles', 'Bottles and returns', bottles),
      ]),
    ),
    row(
      { look: { padding: '24px 0' } },
      heading(2, 'Still wondering?'),
      block(helpContent),
      buttons({}, { label: 'Write to us', href: '/contact-us', kind: 'secondary' }),
    ),
  ]),
  pageLayout: '1column',
  metaTitle: 'How it works: questions and answers',
  metaKeywords: 'water delivery questions, cooler rental, bottle return',
  metaDescription:
    'How ordering, delivery, coolers and bottle returns work at Brightwater: short answers to what people ask us most.',
};
