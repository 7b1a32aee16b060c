/** Names of the checkout fields, by which a blocker says where something is missing. */

import type { AddressField } from './address.ts';
import type { CardField } from './payment.ts';
import type { PickupPerson } from './pickup.ts';

export type AddressSection = 'shipping' | 'billing';

export type PaymentFieldName =
  | 'payment.methods'
  | 'payment.paypal'
  | 'payment.po-number'
  | 'payment.recurring'
  | `payment.agreement-${number}`
  | `card.${CardField}`;

export type CheckoutField =
  | 'cart'
  | 'account.email'
  | 'account.own'
  | 'shipping.methods'
  | 'delivery.time'
  | 'pickup.stores'
  | 'order.summary'
  | `${AddressSection}.${AddressField}`
  | `pickup.${keyof PickupPerson}`
  | PaymentFieldName;
