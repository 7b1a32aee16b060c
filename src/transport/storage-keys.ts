/** Keys of browser storage (§7 browser storage). */

export const storagePrefix = 'BRIGHTWATER__';

export const storageKeys = {
  cartId: 'cartId',
  /** The cart's last known content (BEY-03). */
  cartLines: 'cart_lines',
  /** In session storage: a guest's cart until it is merged into the customer's (CART-11). */
  releasedCart: 'released_cart',
  signinToken: 'signin_token',
  /** The token owner's email, for the token's lifetime. */
  sessionEmail: 'session_email',
  /** Why there is no token any more, for the other tabs. */
  sessionEnd: 'session_end',
  /**
   * The last session was a customer's. It outlives the token, identifies no
   * one, and is removed when the customer is forgotten (BEY-08).
   */
  customerTrace: 'customer_trace',
  /** The account or team that a customer buys for (BEY-10). */
  chosenAccount: 'chosen_account',
  /** The customer has several accounts, so the header reserves room for the switcher (BEY-19). */
  severalAccounts: 'several_accounts',
  /** Changes with every change of the cart, so that other tabs read it again. */
  cartChange: 'cart_change',
  /** Consent to tracking providers (TRK-05). */
  consent: 'consent',
  imagesBySku: 'imagesBySku',
  /** Skus of the recently viewed products, newest first. */
  recentlyViewed: 'recently_viewed',
  paymentMethod: 'paymentMethod',
  /** For the order in progress (BEY-04). */
  poNumber: 'po_number',
  /** The last tab of the checkout (BEY-04). */
  checkoutTab: 'checkout_tab',
  /** An order with an unknown outcome (PAY-04). */
  pendingOrder: 'pending_order',
  shippingMethod: 'shippingMethod',
  availableShippingMethods: 'availableShippingMethods',
  /** The postcode whose delivery days were requested (BEY-18). */
  promisedPlace: 'promised_place',
  /** The account or team whose addresses the order started with (CHK-15). */
  draftAccount: 'draft_account',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  /** Whether the billing address equals the delivery address (ADDR-02). */
  billingChoice: 'billing_choice',
  /** Pickup location and person (CHK-09). */
  pickup: 'collection',
  /** One entry per path, such as `routes:/water.html`. */
  routes: 'routes',
  /** Merchant blocks that do not exist. */
  absentBlocks: 'absent_blocks',
  /** Index of stored public responses; each has a key of this name and a hash (STO-02). */
  storedAnswers: 'api',

  // in session storage
  /** {signedIn} (SESS-06). */
  customerInfo: 'customer_info',
  guestEmail: 'guest_email',
  /** The cart that the instalment provider was asked about, and the result (PAY-03). */
  instalments: 'instalments',
  /** Data passed from one page to the next: `handed_on:` and a name. */
  navigationState: 'handed_on',
  receipt: 'receipt',
  /** An enquiry that is not sent yet (CONTENT-03). */
  enquiryDraft: 'enquiry_draft',
  /** Products and quantities of the quick-order list. */
  quickOrderRows: 'pad_rows',
  /** The purchase that the confirmation page reports (CHK-06). */
  purchaseEvent: 'purchase_event',
  /** Reported steps of the current checkout (BEY-11). */
  reportedSteps: 'reported_steps',
  /** The cart as last reported. */
  cartInsight: 'cart_insight',
  /** An order that waits for the marketing tracker's script. */
  pendingOrderCall: 'pending_order_call',
  /** When the page was last reloaded for a missing part, so that it does not reload in a loop. */
  reloadedAt: 'reloaded_at',
} as const;

/** Prefixes of keys whose values can be read again: removed first when storage is full. */
export const refetchableKeys: readonly string[] = [
  storageKeys.storedAnswers,
  `${storageKeys.routes}:`,
  storageKeys.imagesBySku,
];
