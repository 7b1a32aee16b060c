/** Coolers by the month, servicing included (GEN-02). */
import { shelf } from '../categories.ts';
import { product } from '../draft.ts';

const categoryIds = [shelf.rental, shelf.coolers];

export const rentalCoolers = [
  product({
    id: 17,
    sku: 'BW-RENT-BENCH',
    name: 'Bench-top cooler rental',
    urlKey: 'rental-bench-top-cooler',
    price: 1495,
    isRental: true,
    categoryIds,
    stock: 40,
    shortDescription: 'A bench-top cooler by the month, delivered, installed and serviced by us.',
    about: [
      'Cold and room-temperature water for small offices, clinics and kitchens. We bring it, set it up, sanitise it twice a year and swap it within two working days if it fails. The price is per month.',
    ],
    points: [
      'Delivery, set-up and servicing included',
      'No lock-in after three months',
      'Free swap if it fails',
    ],
    details: {
      term: 'Monthly, three months minimum',
      service: 'Sanitised every six months, included',
      dimensions: '31 × 33 × 52 cm without bottle',
      power: '240 V, 85 W',
      temperature: 'Cold 5 °C, room temperature',
      fits: '11 L and 15 L bottles',
      colour: 'White with blue front',
    },
    views: [
      ['cooler-rent-bench', 'Rental bench-top cooler with a bottle'],
      ['cooler-rent-bench-close', 'The taps of the rental cooler'],
    ],
    relatedSkus: ['BW-SPRING-15', 'BW-SPRING-11', 'BW-CUP-PAPER-200'],
    popularity: 72,
  }),
  product({
    id: 18,
    sku: 'BW-RENT-FLOOR',
    name: 'Floor-standing cooler rental, hot and cold',
    urlKey: 'rental-floor-standing-cooler',
    price: 1995,
    isRental: true,
    categoryIds,
    stock: 55,
    shortDescription: 'Hot and cold water for up to 20 people, with servicing in the monthly price.',
    about: [
      'Our most rented cooler. Hot tap for tea, cold tap for everything else, and nothing to look after: two services a year are part of the rent. The price is per month.',
    ],
    points: [
      'Delivery, set-up and servicing included',
      'No lock-in after three months',
      'Free swap if it fails',
    ],
    details: {
      term: 'Monthly, three months minimum',
      service: 'Sanitised every six months, included',
      dimensions: '31 × 34 × 99 cm without bottle',
      power: '240 V, 90 W cold, 500 W hot',
      temperature: 'Cold 5 °C, hot 90 °C',
      fits: '11 L and 15 L bottles',
      colour: 'White with blue front',
    },
    views: [
      ['cooler-rent-floor', 'Rental floor-standing cooler with a bottle'],
      ['cooler-rent-floor-close', 'The hot and cold taps of the rental cooler'],
    ],
    relatedSkus: ['BW-SPRING-15', 'BW-CUP-PAPER-200', 'BW-RACK-4'],
    popularity: 90,
  }),
  product({
    id: 19,
    sku: 'BW-RENT-MAINS',
    name: 'Mains-connected cooler rental, filtered',
    urlKey: 'rental-mains-cooler',
    price: 3495,
    isRental: true,
    categoryIds,
    stock: 12,
    shortDescription: 'Filtered, chilled mains water without bottles, for busy floors and schools.',
    about: [
      'Plumbed to your mains and filtered through a carbon block, so it never runs dry. Our plumber connects it, and filters are changed every six months as part of the rent. The price is per month.',
    ],
    points: [
      'Standard plumbing connection included',
      'Filters changed every six months',
      'Touch-free pouring',
    ],
    details: {
      term: 'Monthly, twelve months minimum',
      service: 'Filter change and sanitising every six months, included',
      capacity: '12 L an hour at 6 °C',
      dimensions: '34 × 38 × 112 cm',
      power: '240 V, 180 W',
      temperature: 'Cold 6 °C, room temperature',
      rating: '0.5 micron carbon block',
      colour: 'Graphite and steel',
    },
    views: [
      ['cooler-rent-mains', 'Rental mains-connected cooler'],
      ['cooler-rent-mains-close', 'The touch-free outlet of the cooler'],
    ],
    relatedSkus: ['BW-FILTER-CARBON', 'BW-FLASK-750', 'BW-CUP-CONE-115'],
    popularity: 54,
  }),
];
