/** Gift cards by email and by post (GEN-01). */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.giftCards, shelf.gifts];
const threeYears = 1096;

export const giftCards = [
  product({
    id: 142,
    sku: 'BW-GIFT-EMAIL',
    name: 'E-gift card',
    urlKey: 'e-gift-card',
    categoryIds,
    shortDescription: 'A code by email, within minutes, for $25, $50, $100 or $200.',
    about: [
      'Type the name and the email of whoever it is for, add a line of your own, and it is on its way as soon as you have paid. The code works on everything in the shop and can be spent in parts.',
    ],
    points: ['Sent within minutes', 'Spent in parts', 'Valid for three years'],
    details: { validity: 'Three years', delivery: 'By email', format: 'A code to type in the cart' },
    giftCard: {
      kind: 'VIRTUAL',
      amounts: [2500, 5000, 10_000, 20_000],
      openAmount: null,
      isMessageAllowed: true,
      lifetimeDays: threeYears,
    },
    views: [
      ['gift-email', 'Blue gift cards'],
      ['gift-email-close', 'The e-gift card from close up'],
    ],
    relatedSkus: ['BW-GIFT-OPEN', 'BW-PACK-WELCOME', 'BW-FLASK-ENGRAVED'],
    popularity: 60,
  }),
  product({
    id: 143,
    sku: 'BW-GIFT-OPEN',
    name: 'E-gift card, any amount',
    urlKey: 'e-gift-card-any-amount',
    categoryIds,
    shortDescription: 'You name the amount, from $10 to $1,000.',
    about: [
      'For a refund among friends, a team’s budget, or the exact price of a cooler. Otherwise the same card: by email, spent in parts, valid for three years.',
    ],
    points: ['From $10 to $1,000', 'Sent within minutes', 'Valid for three years'],
    details: { validity: 'Three years', delivery: 'By email', format: 'A code to type in the cart' },
    giftCard: {
      kind: 'VIRTUAL',
      amounts: [5000, 15_000],
      openAmount: { from: 1000, to: 100_000 },
      isMessageAllowed: true,
      lifetimeDays: threeYears,
    },
    views: [
      ['gift-open', 'Green gift cards'],
      ['gift-open-close', 'The gift card for any amount from close up'],
    ],
    relatedSkus: ['BW-GIFT-EMAIL', 'BW-GIFT-PRINTED', 'BW-PACK-STARTER'],
    popularity: 50,
  }),
  product({
    id: 144,
    sku: 'BW-GIFT-PRINTED',
    name: 'Printed gift card in an envelope',
    urlKey: 'printed-gift-card',
    categoryIds,
    shortDescription: 'A card to hold, in an envelope of its own, by post.',
    about: [
      'Printed on card rather than plastic, with the code beneath a strip to rub off. Sent on the next working day with ordinary post.',
    ],
    points: ['Card, not plastic', 'Room for a few words by hand', 'Valid for three years'],
    details: { validity: 'Three years', delivery: 'By post', material: '400 gsm card' },
    giftCard: {
      kind: 'PHYSICAL',
      amounts: [5000, 10_000],
      openAmount: null,
      isMessageAllowed: true,
      lifetimeDays: threeYears,
    },
    views: [
      ['gift-printed', 'Gift card in its envelope'],
      ['gift-printed-close', 'The card from close up'],
    ],
    relatedSkus: ['BW-GIFT-EMAIL', 'BW-PACK-WELCOME', 'BW-CARAFE'],
    popularity: 40,
  }),
];
