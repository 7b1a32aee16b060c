/** Shapes deliveries and their windows (ROUTE-02). */
import type { ComingWindow } from '../../delivery/coming-windows.ts';
import { changesEnd, type OrderedDelivery } from '../../delivery/change-delivery.ts';
import { asOfToday } from '../../delivery/deliveries.ts';
import type { GraphqlContext } from '../context.ts';

export function windowShape({ startsAt, endsAt, ...window }: ComingWindow) {
  return { ...window, starts_at: startsAt, ends_at: endsAt };
}

export async function deliveryShape(own: OrderedDelivery, context: GraphqlContext) {
  const { order } = own;
  const [settings, now] = [await context.settings(), context.shop.now()];
  const delivery = asOfToday(own.delivery, now, settings);
  const address = order.shippingAddress;
  const { until, isOver } = changesEnd({ order, delivery }, now, settings);
  return {
    id: delivery.id,
    order_number: order.number,
    date: delivery.deliverOn,
    starts_at: delivery.startsAt,
    ends_at: delivery.endsAt,
    status: delivery.status.toUpperCase(),
    can_change: !isOver,
    change_until: until,
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
