/** Planners, boards and desk organisers. */
import { brandOption } from '../attributes.ts';
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.boards, shelf.office];
const filters = { brand: brandOption.ridgeway };

export const plannersAndBoards = [
  product({
    id: 134,
    sku: 'BW-ORGANISER',
    name: 'Timber desk organiser',
    urlKey: 'timber-desk-organiser',
    price: 4200,
    categoryIds,
    stock: 24,
    shortDescription: 'Pens, cards, cables: a place for each, in oiled beech.',
    about: [
      'Made in Tasmania from offcuts of a furniture maker, so the grain is never the same. The drawer takes business cards.',
    ],
    points: ['Oiled beech offcuts', 'Drawer for cards', 'Cork underneath'],
    details: {
      dimensions: '20 × 12 × 13 cm',
      material: 'Beech, cork',
      origin: 'Tasmania',
      care: 'Wipe; oil once a year',
    },
    filters,
    customOptions: [
      {
        id: 7,
        kind: 'checkbox',
        title: 'Finish',
        isRequired: false,
        position: 1,
        price: 0,
        priceType: 'FIXED',
        sku: null,
        maxCharacters: null,
        values: [
          { id: 6, title: 'Brand our logo on it', price: 1200, priceType: 'FIXED', sku: 'logo', position: 1 },
          { id: 7, title: 'Extra coat of oil', price: 350, priceType: 'FIXED', sku: 'oil', position: 2 },
        ],
      },
    ],
    views: [
      ['organiser', 'Timber organiser filled with pens'],
      ['organiser-close', 'Pens in the organiser'],
    ],
    relatedSkus: ['BW-PEN-12', 'BW-NOTEBOOK-A5', 'BW-SET-DESK'],
    popularity: 31,
  }),
  product({
    id: 135,
    sku: 'BW-WHITEBOARD',
    name: 'Whiteboard 120 × 90 cm',
    urlKey: 'whiteboard-120-90',
    price: 14900,
    specialPrice: 12900,
    categoryIds,
    stock: 13,
    shortDescription: 'Enamelled steel: magnetic, and still white in ten years.',
    about: [
      'Painted boards turn grey; enamel does not. Wipes clean with a dry cloth, takes magnets, and comes with a tray, four corners and the screws for plaster or brick.',
    ],
    points: ['25 years of warranty on the surface', 'Magnetic', 'Tray and screws included'],
    details: {
      dimensions: '120 × 90 × 2 cm',
      weight: '12 kg',
      material: 'Enamelled steel, aluminium frame',
      warranty: '25 years on the surface',
    },
    filters,
    customOptions: [
      {
        id: 8,
        kind: 'area',
        title: 'Note for the driver',
        isRequired: false,
        position: 1,
        price: 0,
        priceType: 'FIXED',
        sku: null,
        maxCharacters: 160,
        values: [],
      },
    ],
    views: [
      ['whiteboard', 'Whiteboard with a drawn chart'],
      ['whiteboard-close', 'Corner of the whiteboard'],
    ],
    relatedSkus: ['BW-MARKER-4', 'BW-PLANNER', 'BW-SET-MEETING'],
    crosssellSkus: ['BW-MARKER-4'],
    popularity: 37,
  }),
  product({
    id: 136,
    sku: 'BW-PLANNER',
    name: 'Wall year planner',
    urlKey: 'wall-year-planner',
    price: 1950,
    categoryIds,
    stock: 72,
    shortDescription: 'The year on one sheet, with public holidays of every state and of New Zealand.',
    about: [
      'Laminated, so that it can be wiped, with school terms along the edge. Sent rolled in a tube, never folded.',
    ],
    points: ['Wipes clean', 'School terms and public holidays', 'Sent in a tube'],
    details: { dimensions: '70 × 100 cm', paper: '200 gsm, laminated', packaging: 'Card tube' },
    filters,
    views: [
      ['planner', 'Year planner on a wall'],
      ['planner-close', 'Months of the planner'],
    ],
    relatedSkus: ['BW-WHITEBOARD', 'BW-MARKER-4', 'BW-STICKY-12'],
    popularity: 28,
  }),
];
