/** Collects all cart services before the order, for the endpoint. */
import { billingRoutes } from './billing-routes.ts';
import type { Route } from './call.ts';
import { cartItemRoutes } from './cart-item-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { couponRoutes } from './coupon-routes.ts';
import { giftCardRoutes } from './gift-card-routes.ts';
import { shippingRoutes } from './shipping-routes.ts';

export const cartServices: readonly Route[] = [
  ...cartRoutes,
  ...cartItemRoutes,
  ...couponRoutes,
  ...giftCardRoutes,
  ...shippingRoutes,
  ...billingRoutes,
];
