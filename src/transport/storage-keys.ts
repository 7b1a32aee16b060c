/** The names under which things are kept (§7 browser storage). */

export const storagePrefix = 'BRIGHTWATER__';

export const storageKeys = {
  cartId: 'cartId',
  /** What the cart last held (BEY-03). */
  cartLines: 'cart_lines',
  /** In session storage, between a guest's cart leaving and its merge into the customer's (CART-11). */
  releasedCart: 'released_cart',
  signinToken: 'signin_token',
  /** Whose token it is, for as long as it lives. */
  sessionEmail: 'session_email',
  /** Why there is none any more, for the other tabs. */
  sessionEnd: 'session_end',
  /** The last session was a customer's: outlives their token, names nobody, goes when they are forgotten (BEY-08). */
  customerTrace: 'customer_trace',
  /** Which of their accounts or teams a customer buys for (BEY-10). */
  chosenAccount: 'chosen_account',
  /** They have several, so that the header keeps room for the switcher (BEY-19). */
  severalAccounts: 'several_accounts',
  /** Changes with every change of the cart, so that other tabs read it again. */
  cartChange: 'cart_change',
  /** What providers may learn (TRK-05). */
  consent: 'consent',
  imagesBySku: 'imagesBySku',
  /** Skus of the products last looked at, the newest first. */
  recentlyViewed: 'recently_viewed',
  paymentMethod: 'paymentMethod',
  /** Of the order that is being written (BEY-04). */
  poNumber: 'po_number',
  /** How far the checkout had come (BEY-04). */
  checkoutTab: 'checkout_tab',
  /** An order whose outcome is not known yet (PAY-04). */
  pendingOrder: 'pending_order',
  shippingMethod: 'shippingMethod',
  availableShippingMethods: 'availableShippingMethods',
  /** The postcode whose delivery days were asked for (BEY-18). */
  promisedPlace: 'promised_place',
  /** The account or team whose addresses the order began with (CHK-15). */
  draftAccount: 'draft_account',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  /** Whether it is billed where it is delivered (ADDR-02). */
  billingChoice: 'billing_choice',
  /** Where and by whom an order is collected (CHK-09). */
  collection: 'collection',
  /** One entry per path, `routes:/water.html`. */
  routes: 'routes',
  /** The merchant's blocks that do not exist. */
  absentBlocks: 'absent_blocks',
  /** What is kept of the API's public answers; each of them is under this name and a hash (STO-02). */
  keptAnswers: 'api',

  // in session storage
  /** {signedIn} (SESS-06). */
  customerInfo: 'customer_info',
  guestEmail: 'guest_email',
  /** For which cart the instalment provider was asked, and what it said (PAY-03). */
  instalments: 'instalments',
  /** What one page hands on to the next, `handed_on:` and a name. */
  handedOn: 'handed_on',
  receipt: 'receipt',
  /** Products and quantities on the quick-order pad. */
  padRows: 'pad_rows',
  /** What was bought, for the confirmation to tell (CHK-06). */
  purchaseEvent: 'purchase_event',
  /** The steps of this checkout that analytics was told of (BEY-11). */
  reportedSteps: 'reported_steps',
  /** The cart as it was last told of. */
  cartInsight: 'cart_insight',
  /** An order whose call waits for the marketing tracker's script. */
  pendingOrderCall: 'pending_order_call',
  /** When a page of a release that is gone was last loaded anew, so that it is not done over and over. */
  reloadedAt: 'reloaded_at',
} as const;

/** How the keys begin whose values can be had again: the first to go when storage is full. */
export const keysToBeHadAgain: readonly string[] = [
  storageKeys.keptAnswers,
  `${storageKeys.routes}:`,
  storageKeys.imagesBySku,
];
