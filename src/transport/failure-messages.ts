/** Messages for shoppers if the server sends none (§8). */

export const expiredMessage = 'Your session has expired. Please refresh your page to continue';
export const missingMessage = 'Server response was missing for query';
export const unreadableMessage = 'The answer of the shop could not be read.';
export const connectionMessage = 'We could not reach the shop. Please check your connection and try again.';
export const offlineMessage =
  'You are offline, so nothing was sent. Please try again once you are connected; what you entered is kept.';

/** For too many requests at once; unrelated to the session. */
export const tooManyMessage = 'The shop is very busy right now. Please wait a minute and try again.';

/** The server names the cart by its id, which tells a shopper nothing. */
export const lostCartMessage = 'This cart is no longer available.';
export const closedMessage =
  'The shop is being worked on and cannot answer right now. Please try again in a few minutes.';

export const absentMessage = 'This shop cannot do that here.';

export const notFoundMessage = 'That page could not be found. Please try again.';
