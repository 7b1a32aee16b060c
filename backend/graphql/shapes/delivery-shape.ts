/** Deliveries and the hours they come in, as GraphQL shows them (ROUTE-02). */
import type { ComingWindow } from '../../delivery/coming-windows.ts';
import type { Delivery } from '../../delivery/deliveries.ts';
import type { Order } from '../../order/store-order.ts';

export function windowShape({ startsAt, endsAt, ...window }: ComingWindow) {
  return { ...window, starts_at: startsAt, ends_at: endsAt };
}

export function deliveryShape(delivery: Delivery, order: Order) {
  const address = order.shippingAddress;
  return {
    id: delivery.id,
    order_number: order.number,
    date: delivery.deliverOn,
    starts_at: delivery.startsAt,
    ends_at: delivery.endsAt,
    status: delivery.status.toUpperCase(),
    confirmed: delivery.confirmedAt !== null,
    instructions: delivery.instructions,
    address: address && {
      firstname: address.firstname,
      lastname: address.lastname,
      street: address.street,
      city: address.city,
      region: address.region,
      postcode: address.postcode,
      country_code: address.countryId,
    },
  };
}
