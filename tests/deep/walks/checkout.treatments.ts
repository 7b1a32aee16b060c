/** Each answer of the checkout's server as what happens to a request on the road. */

import {
  answer,
  calls,
  doThenAnswer,
  loseOnTheWayBack,
  loseOnTheWayThere,
  pass,
  refuseGraphql,
  type Call,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { refusals, type ServerMove } from './checkout.replies.ts';

const tokenise: Call = {
  name: 'tokenise',
  glob: '**/payment_methods/credit_cards',
  isMeant: (request) => request.method() === 'POST',
};
/** What waits on the road until the test lets it go. */
export const heldCalls: readonly Call[] = [
  calls.saveEmail,
  calls.checkPostcode,
  calls.estimate,
  calls.saveShipping,
  calls.readCart,
  calls.order,
  calls.orderState,
  tokenise,
];

const cardProblem = { error: { message: 'Credit card is invalid' }, fieldErrors: [] };
const methodProblem = { message: refusals.totals, payment_methods: [], totals: {} };

/** What each answer is on the road. */
export const treatments: Readonly<
  Record<ServerMove | 'the card is accepted' | 'the card is refused', readonly [Call, Treatment]>
> = {
  'the e-mail is accepted': [calls.saveEmail, pass],
  'the e-mail is refused': [calls.saveEmail, refuseGraphql(refusals.email)],
  'the e-mail is lost': [calls.saveEmail, loseOnTheWayThere],
  'the postcode is accepted': [calls.checkPostcode, pass],
  'the postcode is refused': [calls.checkPostcode, answer(200, { valid: false, message: refusals.postcode })],
  'the postcode is lost': [calls.checkPostcode, loseOnTheWayThere],
  'the estimate is made': [calls.estimate, pass],
  'the estimate is empty': [calls.estimate, answer(200, [])],
  'the estimate is lost': [calls.estimate, loseOnTheWayThere],
  'the totals are worked out': [calls.saveShipping, pass],
  'the totals are refused': [calls.saveShipping, answer(200, methodProblem)],
  'the totals are lost': [calls.saveShipping, loseOnTheWayThere],
  'the card is accepted': [tokenise, pass],
  'the card is refused': [tokenise, answer(422, cardProblem)],
  'the cart is the same': [calls.readCart, pass],
  'the cart is changed': [calls.readCart, pass],
  'the cart is unreadable': [calls.readCart, refuseGraphql(refusals.cart)],
  'the order is placed': [calls.order, pass],
  'the order is declined': [calls.order, answer(400, { message: refusals.declined })],
  'the order is lost on the way there': [calls.order, loseOnTheWayThere],
  'the order is lost on the way back': [calls.order, loseOnTheWayBack],
  'the order is placed with an error': [calls.order, doThenAnswer(500, { message: refusals.server })],
  'the outcome is told': [calls.orderState, pass],
  'the outcome is lost': [calls.orderState, loseOnTheWayThere],
};
