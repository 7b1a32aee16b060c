/** What may be done with promo code and gift cards, by the shopper and by the server. */

export const wrongCode = 'NOPE';
export const unknownCardMessage = 'Please correct the gift card code.';

export type CodesSubject = 'promo code' | 'gift card' | 'both at once';
export type CodesQuestion = 'the promo code' | 'the gift card' | 'the balance' | 'the sums';
export type CodesFate = 'answered' | 'lost on the way there' | 'lost on the way back';
export type CodesMove =
  | `the shopper types a ${'good' | 'wrong'} ${'promo code' | 'gift card'}`
  | 'the shopper presses the button of the promo code'
  | 'the shopper applies the gift card'
  | 'the shopper checks the balance'
  | 'the shopper takes the gift card off'
  | 'the shopper asks for the sums again'
  | `${CodesQuestion} is ${CodesFate}`;

/** The children that ask, and what may come of it; what only reads is as good as never asked when its answer is lost. */
export const questions: Readonly<Record<CodesQuestion, readonly (readonly string[])[]>> = {
  'the promo code': [
    ['promo', 'applyPromo'],
    ['promo', 'removePromo'],
  ],
  'the gift card': [
    ['giftCard', 'applyGiftCard'],
    ['giftCard', 'removeGiftCard'],
  ],
  'the balance': [['giftCard', 'readGiftCardBalance']],
  'the sums': [['cart', 'readCart']],
};
export const fates: Readonly<Record<CodesQuestion, readonly CodesFate[]>> = {
  'the promo code': ['answered', 'lost on the way there', 'lost on the way back'],
  'the gift card': ['answered', 'lost on the way there', 'lost on the way back'],
  'the balance': ['answered', 'lost on the way there'],
  'the sums': ['answered', 'lost on the way there'],
};
