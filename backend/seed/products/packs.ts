/** Bundles of required and optional choices, some with a custom quantity (GEN-01). */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';
import type { SeedBundleOption } from '../seed-catalog-types.ts';

const packs = [shelf.packs, shelf.gifts];

type Choice = readonly [id: number, sku: string, quantity?: number, canChangeQuantity?: boolean];

/** The first selection of a required option is the default. */
function option(
  id: number,
  kind: SeedBundleOption['kind'],
  title: string,
  isRequired: boolean,
  choices: readonly Choice[],
): SeedBundleOption {
  return {
    id,
    kind,
    title,
    isRequired,
    position: id,
    selections: choices.map(([selection, sku, quantity = 1, canChangeQuantity = false], place) => ({
      id: selection,
      sku,
      quantity,
      canChangeQuantity,
      isDefault: isRequired && place === 0,
      position: place + 1,
    })),
  };
}

export const packsAndHampers = [
  product({
    id: 97,
    sku: 'BW-PACK-STARTER',
    name: 'Starter pack',
    urlKey: 'starter-pack',
    categoryIds: [shelf.packs, shelf.gifts, shelf.stationSets],
    shortDescription: 'Choose a cooler, the water for it, and what stands beside it.',
    about: [
      'The order most new customers place, as one form. Pick the cooler, choose spring or purified and how many bottles, then add cups and a rack if you need them.',
    ],
    points: ['Cooler and water arrive together', 'Any number of bottles', 'Set-up guide in the box'],
    details: {
      contains: 'Cooler, water, and what you add',
      delivery: 'One delivery',
      warranty: '2 years on the cooler',
    },
    bundle: {
      options: [
        option(1, 'radio', 'Cooler', true, [
          [1, 'BW-COOL-BENCH-CC'],
          [2, 'BW-COOL-BENCH-HC'],
          [3, 'BW-COOL-FLOOR-CC'],
          [4, 'BW-COOL-FLOOR-HC'],
        ]),
        option(2, 'select', 'Water', true, [
          [5, 'BW-SPRING-15', 2, true],
          [6, 'BW-SPRING-11', 2, true],
          [7, 'BW-PURE-15', 2, true],
          [8, 'BW-PURE-11', 2, true],
        ]),
        option(3, 'checkbox', 'Cups', false, [
          [9, 'BW-CUP-PAPER-200'],
          [10, 'BW-CUP-CONE-115'],
          [11, 'BW-CUP-DISPENSER'],
        ]),
        option(4, 'multi', 'Racks and care', false, [
          [12, 'BW-RACK-2'],
          [13, 'BW-RACK-4'],
          [14, 'BW-CLEAN-KIT'],
        ]),
      ],
    },
    views: [
      ['pack-starter', 'Cooler, bottle and cup of the starter pack'],
      ['pack-starter-close', 'Bottle and cup from close up'],
    ],
    relatedSkus: ['BW-SET-STATION', 'BW-RENT-FLOOR', 'BW-GUIDE-HYDRATION'],
    crosssellSkus: ['BW-SERVICE-WARRANTY-2Y'],
    popularity: 86,
  }),
  product({
    id: 98,
    sku: 'BW-PACK-PANTRY',
    name: 'Office pantry pack',
    urlKey: 'office-pantry-pack',
    categoryIds: packs,
    shortDescription: 'Coffee, tea, milk and something to go with it, as your office takes it.',
    about: [
      'One coffee and one kind of milk are in every pack; teas and snacks are up to you. About a fortnight for ten people.',
    ],
    points: ['Milk by the carton, as many as you like', 'Everything long-life', 'Order again in one press'],
    details: {
      contains: 'Coffee, milk, and what you add',
      keeps: 'Three months or more',
      allergens: 'See each product',
    },
    bundle: {
      options: [
        option(5, 'select', 'Coffee', true, [
          [15, 'BW-COFFEE-BEANS-1KG'],
          [16, 'BW-COFFEE-DECAF-500'],
          [17, 'BW-COFFEE-INSTANT-500'],
          [18, 'BW-COFFEE-PODS-100'],
        ]),
        option(6, 'radio', 'Milk', true, [
          [19, 'BW-MILK-UHT-12', 1, true],
          [20, 'BW-MILK-OAT-6', 1, true],
        ]),
        option(7, 'multi', 'Tea', false, [
          [21, 'BW-TEA-BREAKFAST-100'],
          [22, 'BW-TEA-GREEN-50'],
          [23, 'BW-TEA-CHAI-50'],
        ]),
        option(8, 'checkbox', 'Snacks', false, [
          [24, 'BW-BISCUIT-24'],
          [25, 'BW-NUTS-1KG'],
          [26, 'BW-BARS-24'],
        ]),
      ],
    },
    views: [
      ['pack-pantry', 'Coffee, tea, a mug and biscuits'],
      ['pack-pantry-close', 'Tea and instant coffee from close up'],
    ],
    relatedSkus: ['BW-COFFEE-BEANS-1KG', 'BW-MUG-6', 'BW-SUGAR-500'],
    popularity: 63,
  }),
  product({
    id: 99,
    sku: 'BW-PACK-WORKSITE',
    name: 'Work site pack',
    urlKey: 'work-site-pack',
    categoryIds: packs,
    shortDescription: 'Water that needs no power: bottles, a pump or cradle, and cups.',
    about: [
      'For sites without mains. The pump or cradle is chosen once; the water comes in the number you set, and drink bottles can be added for the crew.',
    ],
    points: ['No power needed', 'Any number of bottles', 'Empties are collected from the site'],
    details: {
      contains: 'Water, a way to pour it, and what you add',
      delivery: 'To the site office',
      fits: '11 L and 15 L bottles',
    },
    bundle: {
      options: [
        option(9, 'radio', 'How you pour', true, [
          [27, 'BW-PUMP-HAND'],
          [28, 'BW-CRADLE'],
        ]),
        option(10, 'radio', 'Water', true, [
          [29, 'BW-SPRING-11', 4, true],
          [30, 'BW-SPRING-15', 4, true],
          [31, 'BW-CASK-15', 2, true],
        ]),
        option(11, 'checkbox', 'For the crew', false, [
          [32, 'BW-SPRING-600-24', 1, true],
          [33, 'BW-FLASK-750', 1, true],
          [34, 'BW-CUP-CONE-115'],
        ]),
      ],
    },
    views: [
      ['pack-worksite', 'Bottle, flask, small bottle and cup'],
      ['pack-worksite-close', 'Flask and bottles from close up'],
    ],
    relatedSkus: ['BW-PUMP-HAND', 'BW-CASK-15', 'BW-SPRING-SPORT-15'],
    popularity: 45,
  }),
  product({
    id: 100,
    sku: 'BW-PACK-WELCOME',
    name: 'Welcome hamper',
    urlKey: 'welcome-hamper',
    categoryIds: packs,
    shortDescription: 'A bottle to keep, something to brew and something to eat, in a ribboned box.',
    about: [
      'For a new colleague, a new client or a new neighbour. Packed by hand in Brisbane, with a plain card on top.',
    ],
    points: ['Packed by hand', 'Card included', 'Box can be used again'],
    details: {
      contains: 'Drink bottle, coffee or tea, a snack',
      packaging: 'Kraft box with ribbon',
      allergens: 'See each product',
    },
    bundle: {
      options: [
        option(12, 'select', 'Bottle', true, [
          [35, 'BW-BOTTLE-STEEL-SAG-500'],
          [36, 'BW-BOTTLE-STEEL-BLU-500'],
          [37, 'BW-FLASK-750'],
        ]),
        option(13, 'radio', 'To brew', true, [
          [38, 'BW-COFFEE-ORIGIN-MED'],
          [39, 'BW-TEA-GREY-100'],
          [40, 'BW-CHOC-1KG'],
        ]),
        option(14, 'checkbox', 'To eat', false, [
          [41, 'BW-BISCUIT-24'],
          [42, 'BW-NUTS-1KG'],
        ]),
      ],
    },
    views: [
      ['hamper-welcome', 'Hamper with a bottle, nuts and coffee, tied with a ribbon'],
      ['hamper-welcome-close', 'The ribbon of the hamper'],
    ],
    relatedSkus: ['BW-FLASK-ENGRAVED', 'BW-GIFT-EMAIL', 'BW-SET-DESK'],
    popularity: 48,
  }),
];
