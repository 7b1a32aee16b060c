/** Contact, careers and where to buy (§2). */
import { block, buttons, heading, image, text } from '../page-builder/elements.ts';
import { map, type Place } from '../page-builder/embeds.ts';
import { column, columns, divider, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { helpContent } from '../blocks/help.ts';
import type { SeedCmsPage } from '../seed-types.ts';
import { pickupLocations } from '../services/pickup-locations.ts';

const countryNames = { AU: 'Australia', NZ: 'New Zealand' } as const;

export const depots: readonly Place[] = pickupLocations.map((own) => ({
  name: own.name,
  latitude: Number(own.latitude),
  longitude: Number(own.longitude),
  phone: own.telephone,
  address: own.street.join(', '),
  city: own.city,
  state: own.region ?? '',
  postcode: own.postcode,
  country: countryNames[own.countryId],
  comment: own.description,
}));

export const contact: SeedCmsPage = {
  id: 14,
  identifier: 'contact-us',
  title: 'Contact us',
  contentHeading: 'Contact us',
  content: pageBuilder('contact-us', [
    row(
      {},
      text('<p>Something missing, something broken, or just a question? Write to us, call, or come by.</p>'),
      buttons({}, { label: 'Write to us', href: '#enquiry-form' }),
      divider(),
      columns(
        column({ span: 6 }, heading(2, 'By phone and mail'), block(helpContent)),
        column(
          { span: 6 },
          heading(2, 'Already a customer?'),
          text('<p>Invoices, coming deliveries and cooler services are in your account, at any hour.</p>'),
          buttons(
            {},
            { label: 'Login to your account', href: '/customer/login', kind: 'secondary' },
            { label: 'Become a customer', href: '/customer/login', kind: 'link' },
          ),
        ),
      ),
      divider(),
      heading(2, 'Our depots'),
      map(depots, true, { height: '420px' }),
    ),
  ]),
  pageLayout: '1column',
  metaTitle: 'Contact us',
  metaKeywords: 'contact, phone, depots',
  metaDescription: 'Phone, mail, an enquiry form and four depots: how to reach a person at Brightwater.',
};

const job = (title: string, place: string, words: string): string =>
  `<li><strong>${title}</strong>, ${place}<br>${words}</li>`;

export const careers: SeedCmsPage = {
  id: 13,
  identifier: 'careers',
  title: 'Careers',
  contentHeading: 'Work at Brightwater',
  content: pageBuilder('careers', [
    row(
      {},
      columns(
        column(
          { span: 6, appearance: 'align-center' },
          text(
            '<p>Ninety people, four depots, and a company where the driver who knows the street decides about the street. We pay above the award, finish at four on Fridays, and there is always something to drink.</p>',
          ),
        ),
        column(
          { span: 6 },
          image({
            src: 'scenes/loading-dock.jpg',
            alt: 'A delivery van at the loading dock, bottles on a trolley beside it',
          }),
        ),
      ),
      heading(2, 'Open now'),
      text(
        `<ul>${[
          job(
            'Delivery driver',
            'Eagle Farm QLD',
            'Your own round, Monday to Friday. A heavy rigid licence is a plus, a trolley is provided.',
          ),
          job(
            'Cooler technician',
            'Alexandria NSW',
            'Service and swap coolers at sixty addresses a week. We teach what you do not know.',
          ),
          job(
            'Laboratory assistant, part-time',
            'Eagle Farm QLD',
            'Three mornings a week, tasting included.',
          ),
          job(
            'Customer care',
            'Penrose, Auckland',
            'You answer the phone on the second ring and know the answer on the fifth.',
          ),
        ].join('')}</ul>`,
      ),
      text('<p>Nothing that fits? Write to us anyway, in three sentences, without a photograph.</p>'),
      buttons(
        {},
        { label: 'Apply by mail', href: 'mailto:careers@brightwater.example.com' },
        {
          label: 'See us on LinkedIn',
          href: 'https://www.linkedin.com/company/brightwater-example',
          kind: 'link',
          isNewTab: true,
        },
      ),
    ),
  ]),
  pageLayout: '1column',
  metaTitle: 'Careers',
  metaKeywords: 'jobs, careers, delivery driver',
  metaDescription:
    'Drivers, technicians and people who answer the phone on the second ring: what is open at Brightwater now.',
};

const resellers: readonly Place[] = [
  {
    name: 'Tillerman’s Corner Store',
    latitude: -26.6828,
    longitude: 153.1193,
    phone: '07 5550 0117',
    address: '3 Parkyn Parade',
    city: 'Mooloolaba',
    state: 'Queensland',
    postcode: '4557',
    country: 'Australia',
    comment: 'Small bottles and sparkling cans',
  },
  {
    name: 'Gumtree Rural Supplies',
    latitude: -27.5598,
    longitude: 151.9507,
    phone: '07 5550 0142',
    address: '210 Ruthven Street',
    city: 'Toowoomba',
    state: 'Queensland',
    postcode: '4350',
    country: 'Australia',
    comment: '15 L bottles to take away, empties taken back',
  },
  {
    name: 'Lighthouse Grocer',
    latitude: -41.2924,
    longitude: 174.7787,
    phone: '04 555 0119',
    address: '44 Cuba Street',
    city: 'Wellington',
    state: '',
    postcode: '6011',
    country: 'New Zealand',
    comment: 'Small bottles, glass and cans',
  },
];

/** Its path contains the setting `storefront/resellers_product`. */
export const whereToBuy: SeedCmsPage = {
  id: 5,
  identifier: 'water-resellers',
  title: 'Where To Buy Water',
  contentHeading: 'Where To Buy Water',
  content: pageBuilder('water-resellers', [
    row(
      {},
      columns(
        column(
          { span: 7 },
          text(
            '<p>Most of our water comes to your door. If you would rather carry a carton home yourself, these shops keep it on the shelf, and our own depots hand it over the counter.</p>',
          ),
        ),
        column(
          { span: 5 },
          image({
            src: 'scenes/corner-shop.jpg',
            alt: 'A corner shop with crates of water under its awning',
          }),
        ),
      ),
      heading(2, 'Shops and depots', { margin: '24px 0 8px' }),
      map([...resellers, ...depots], false, {
        height: '360px',
        border: { style: 'solid', colour: '#d5dee6', width: '1px', radius: '12px' },
      }),
      buttons({ look: { margin: '24px 0 0' } }, { label: 'Have it delivered instead', href: '/water.html' }),
    ),
  ]),
  pageLayout: '1column',
  metaTitle: 'Where To Buy Water',
  metaKeywords: 'water resellers, shops, depots',
  metaDescription: 'Shops and depots in Australia and New Zealand that keep Brightwater on the shelf.',
};
