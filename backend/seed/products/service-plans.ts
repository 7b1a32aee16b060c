/** Service visits, tests and warranties, without shipment. */
import type { CustomOption } from '../../database/schema/product-details.ts';
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.servicePlans, shelf.coolers];
const area = 'Within 60 km of Brisbane, Sydney, Melbourne, Adelaide, Perth, Auckland and Wellington';

/** Nothing is delivered, so the checkout does not ask for an address. */
const placeQuestion = (id: number, title: string): readonly CustomOption[] => [
  {
    id,
    kind: 'area',
    title,
    isRequired: true,
    position: 1,
    price: 0,
    priceType: 'FIXED',
    sku: null,
    maxCharacters: 200,
    values: [],
  },
];
const visitPlace = 'Address of the visit';

export const servicePlans = [
  product({
    id: 73,
    sku: 'BW-SERVICE-SANITISE',
    name: 'Cooler sanitising visit',
    urlKey: 'cooler-sanitising-visit',
    price: 8900,
    isService: true,
    categoryIds,
    shortDescription: 'A technician cleans and sanitises your cooler where it stands.',
    about: [
      'We drain the tank, sanitise everything water touches, replace the tap seals and flush until nothing is left to taste. It takes about forty minutes; the cooler is ready to drink from when we leave.',
      'Any make of bottle cooler is welcome. A sticker with the date stays on the back.',
    ],
    points: ['Recommended every six months', 'Tap seals included', 'Any make of bottle cooler'],
    details: {
      visit: 'About 40 minutes',
      area,
      booking: 'We ring within one working day to agree on a time',
      service: 'One cooler a visit; each further one half price, agreed on site',
    },
    customOptions: placeQuestion(41, visitPlace),
    views: [
      ['service-sanitise', 'Cooler, sanitiser and a technician’s case'],
      ['service-sanitise-close', 'Sanitiser beside the cooler'],
    ],
    relatedSkus: ['BW-CLEAN-KIT', 'BW-SERVICE-FILTER', 'BW-GUIDE-SANITISE'],
    popularity: 52,
  }),
  product({
    id: 74,
    sku: 'BW-SERVICE-INSTALL',
    name: 'Plumbed-in cooler installation',
    urlKey: 'plumbed-in-cooler-installation',
    price: 18900,
    isService: true,
    categoryIds,
    shortDescription: 'Connection to an existing cold water pipe by a licensed plumber.',
    about: [
      'A licensed plumber brings the fittings, connects the cooler to a cold water pipe within three metres, fits a stop tap and checks for leaks. You get a certificate where your state asks for one.',
    ],
    points: [
      'Up to three metres of pipe included',
      'Stop tap and pressure valve included',
      'Packaging taken away',
    ],
    details: {
      visit: 'One to two hours',
      area,
      booking: 'We ring within one working day to agree on a time',
      service: 'Longer runs and stone bench tops are quoted first',
    },
    customOptions: placeQuestion(42, visitPlace),
    views: [
      ['service-install', 'Cooler with a toolbox and spanner'],
      ['service-install-close', 'Toolbox beside the cooler'],
    ],
    relatedSkus: ['BW-COOL-MAINS-CR', 'BW-COOL-MAINS-HC', 'BW-TAP-UNDERBENCH'],
    popularity: 40,
  }),
  product({
    id: 75,
    sku: 'BW-SERVICE-WARRANTY-2Y',
    name: 'Two more years of warranty',
    urlKey: 'two-more-years-of-warranty',
    price: 5900,
    isService: true,
    categoryIds,
    shortDescription: 'Keeps a cooler you bought from us covered until it is four years old.',
    about: [
      'The same cover as in the first two years: parts, labour and a replacement while we repair. It comes on top of your rights under Australian and New Zealand consumer law and takes nothing away from them.',
    ],
    points: ['Parts and labour', 'A cooler to use meanwhile', 'Buy it any time in the first two years'],
    details: {
      validity: 'Two years from the end of the first two',
      service: 'Parts, labour, replacement cooler',
      booking: 'Nothing to book: it starts by itself',
    },
    views: [
      ['service-warranty', 'Cooler with a shield'],
      ['service-warranty-close', 'The shield from close up'],
    ],
    relatedSkus: ['BW-COOL-FLOOR-HC', 'BW-COOL-BENCH-HC', 'BW-SERVICE-SANITISE'],
    popularity: 38,
  }),
  product({
    id: 76,
    sku: 'BW-SERVICE-FILTER',
    name: 'Filter change visit',
    urlKey: 'filter-change-visit',
    price: 11900,
    specialPrice: 9900,
    isService: true,
    categoryIds,
    shortDescription: 'Two fresh cartridges, fitted and flushed, and the old ones taken away.',
    about: [
      'For twin under-sink systems and plumbed-in coolers. The price includes one sediment and one carbon cartridge and the trip.',
    ],
    points: ['Both cartridges included', 'O-rings checked and greased', 'Reminder sent when it is due again'],
    details: {
      visit: 'About 30 minutes',
      area,
      booking: 'We ring within one working day to agree on a time',
      life: '6 to 12 months',
    },
    customOptions: placeQuestion(43, visitPlace),
    views: [
      ['service-filter', 'Twin filter with a fresh cartridge and spanner'],
      ['service-filter-close', 'The housings of the twin filter'],
    ],
    relatedSkus: ['BW-FILTER-TWIN', 'BW-FILTER-CARBON', 'BW-SERVICE-WATER-TEST'],
    popularity: 36,
  }),
  product({
    id: 77,
    sku: 'BW-SERVICE-WATER-TEST',
    name: 'Laboratory water test',
    urlKey: 'laboratory-water-test',
    price: 14900,
    isService: true,
    categoryIds,
    shortDescription: 'Send a sample, get a plain-language report from an accredited laboratory.',
    about: [
      'We post you two sterile flasks and a prepaid bag. The laboratory measures bacteria, hardness, pH, nitrate and twelve metals, and you get the figures beside what the Australian Drinking Water Guidelines allow.',
    ],
    points: ['Eighteen figures, each explained', 'Prepaid return bag', 'Report within ten working days'],
    details: {
      booking: 'Flasks are posted within two working days',
      delivery: 'Report by email',
      area: 'Anywhere in Australia and New Zealand',
    },
    customOptions: placeQuestion(44, 'Address for the flasks'),
    views: [
      ['service-water-test', 'Sample flasks and test strips'],
      ['service-water-test-close', 'A flask with a water sample'],
    ],
    relatedSkus: ['BW-TEST-50', 'BW-FILTER-TWIN', 'BW-FILTER-WHOLE'],
    popularity: 30,
  }),
];
