/** What the shop is asked, and the facts it tells the street: tracking, navigation, persistence, the recorder. */

import type { CartFact } from './cart/cart.events.ts';
import type { CatalogFact } from './catalog/catalog.events.ts';
import type { CheckoutFact } from './checkout/checkout.events.ts';
import type { Subject } from './domain/subject.ts';
import type { NetworkFact } from './network/network.events.ts';
import type { PageFact } from './page/page.events.ts';
import type { SessionFact } from './session/session.events.ts';

export type ShopFact = CartFact | CatalogFact | CheckoutFact | NetworkFact | PageFact | SessionFact;

export type ShopEvent =
  /** Reads a subject, or reads it again where it is known already. */
  { readonly type: 'shop.read'; readonly subject: Subject } | ShopFact;
