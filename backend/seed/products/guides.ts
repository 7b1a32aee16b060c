/** Guides, handbooks and signs to download (GEN-01). */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.guides, shelf.gifts];

export const guides = [
  product({
    id: 145,
    sku: 'BW-GUIDE-HYDRATION',
    name: 'Guide: drinking water at work',
    urlKey: 'guide-drinking-water-at-work',
    price: 900,
    categoryIds,
    shortDescription: 'How much, how cold, how near: 24 pages for whoever looks after the office.',
    about: [
      'What the law asks of an employer in Australia and in New Zealand, how many coolers a floor needs, what heat does to that, and how to read a water report. Written by our service team, without a sales page in it.',
    ],
    points: [
      'Checklists to print',
      'Australian and New Zealand rules',
      'Free to share within your organisation',
    ],
    details: { format: 'PDF', pages: '24', licence: 'Within your organisation' },
    downloads: {
      linksTitle: 'The guide',
      areLinksPurchasedSeparately: false,
      links: [
        {
          id: 1,
          title: 'Drinking water at work (PDF)',
          price: 0,
          position: 1,
          file: 'guides/drinking-water-at-work.pdf',
          hasSample: true,
        },
        {
          id: 2,
          title: 'Checklists (PDF)',
          price: 0,
          position: 2,
          file: 'guides/drinking-water-checklists.pdf',
          hasSample: false,
        },
      ],
      samples: [
        { id: 1, title: 'First three pages', file: 'guides/drinking-water-at-work-sample.pdf', position: 1 },
      ],
    },
    views: [
      ['guide-hydration', 'Cover of the guide to drinking water at work'],
      ['guide-hydration-close', 'Title of the guide'],
    ],
    relatedSkus: ['BW-GUIDE-SANITISE', 'BW-SIGNS', 'BW-PACK-STARTER'],
    popularity: 33,
  }),
  product({
    id: 146,
    sku: 'BW-GUIDE-SANITISE',
    name: 'Cooler sanitising handbook',
    urlKey: 'cooler-sanitising-handbook',
    price: 1200,
    categoryIds,
    shortDescription: 'Every step with a drawing, and a sheet to sign each time it is done.',
    about: [
      'The handbook our own technicians carry, from draining the tank to the last flush, for bottle coolers and plumbed-in ones. With a log sheet to keep beside the cooler.',
    ],
    points: ['32 drawn steps', 'Log sheet to print', 'Updated once a year, at no cost'],
    details: { format: 'PDF', pages: '36', licence: 'Within your organisation' },
    downloads: {
      linksTitle: 'The handbook',
      areLinksPurchasedSeparately: false,
      links: [
        {
          id: 3,
          title: 'Cooler sanitising handbook (PDF)',
          price: 0,
          position: 1,
          file: 'guides/cooler-sanitising-handbook.pdf',
          hasSample: true,
        },
      ],
      samples: [
        {
          id: 2,
          title: 'Steps one to four',
          file: 'guides/cooler-sanitising-handbook-sample.pdf',
          position: 1,
        },
      ],
    },
    views: [
      ['guide-sanitise', 'Cover of the sanitising handbook'],
      ['guide-sanitise-close', 'Title of the handbook'],
    ],
    relatedSkus: ['BW-CLEAN-KIT', 'BW-SERVICE-SANITISE', 'BW-SANITISER-1L'],
    popularity: 31,
  }),
  product({
    id: 147,
    sku: 'BW-SIGNS',
    name: 'Water station signs to print',
    urlKey: 'water-station-signs',
    price: 500,
    categoryIds,
    shortDescription: 'Hot, cold, refill here: signs that match, in the sizes you choose.',
    about: [
      'Clear signs for taps, doors and corridors, in English and te reo Māori. The base price covers the licence; take the sizes you need.',
    ],
    points: ['Each size on its own', 'English and te reo Māori', 'Vector files, so they stay sharp'],
    details: {
      format: 'PDF and SVG',
      licence: 'Any site of your organisation',
      contains: 'Hot, cold, refill here, do not refill, out of order',
    },
    downloads: {
      linksTitle: 'Sizes',
      areLinksPurchasedSeparately: true,
      links: [
        {
          id: 4,
          title: 'A5, five signs',
          price: 400,
          position: 1,
          file: 'signs/water-station-a5.zip',
          hasSample: false,
        },
        {
          id: 5,
          title: 'A4, five signs',
          price: 600,
          position: 2,
          file: 'signs/water-station-a4.zip',
          hasSample: false,
        },
        {
          id: 6,
          title: 'A3 posters, three designs',
          price: 900,
          position: 3,
          file: 'signs/water-station-a3.zip',
          hasSample: true,
        },
      ],
      samples: [
        { id: 3, title: 'All designs on one page', file: 'signs/water-station-overview.pdf', position: 1 },
      ],
    },
    views: [
      ['signs-pack', 'Signs for hot, cold and refill taps'],
      ['signs-pack-close', 'The refill sign from close up'],
    ],
    relatedSkus: ['BW-GUIDE-HYDRATION', 'BW-FOUNTAIN-FILL', 'BW-PLANNER'],
    popularity: 27,
  }),
  product({
    id: 148,
    sku: 'BW-GUIDE-EVENT',
    name: 'Event water planner',
    urlKey: 'event-water-planner',
    price: 700,
    specialPrice: 450,
    categoryIds,
    shortDescription: 'A spreadsheet and a guide: type the guests, the hours and the heat, get the order.',
    about: [
      'Works out bottles, cups and bins from the number of guests, the forecast and how long they stay. With the reasoning beside it, so that you can argue.',
    ],
    points: ['Opens in any spreadsheet', 'From 20 to 5,000 guests', 'Guide of twelve pages'],
    details: { format: 'XLSX and PDF', pages: '12', licence: 'Within your organisation' },
    downloads: {
      linksTitle: 'Files',
      areLinksPurchasedSeparately: false,
      links: [
        {
          id: 7,
          title: 'Planner (XLSX)',
          price: 0,
          position: 1,
          file: 'guides/event-water-planner.xlsx',
          hasSample: false,
        },
        {
          id: 8,
          title: 'Guide (PDF)',
          price: 0,
          position: 2,
          file: 'guides/event-water-planner.pdf',
          hasSample: false,
        },
      ],
      samples: [],
    },
    views: [
      ['guide-event', 'Cover of the event water planner'],
      ['guide-event-close', 'Title of the event water planner'],
    ],
    relatedSkus: ['BW-SET-EVENT', 'BW-SPRING-350-24', 'BW-CUP-CONE-115'],
    popularity: 22,
  }),
];
