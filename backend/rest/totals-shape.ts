/** A cart's totals as REST shows them (CHK-12). */
import type { Cart } from '../cart/cart.ts';
import { toAmount } from '../rules/money.ts';
import { taxLabel } from '../rules/tax.ts';

/** Every amount twice: in the shop's base currency, which is the only one here, and in the shopper's. */
function twice(name: string, cents: number): Record<string, number> {
  return { [name]: toAmount(cents), [`base_${name}`]: toAmount(cents) };
}

function itemShapes({ lines, totals }: Cart) {
  return lines.map(({ id, quantity, product, row }) => ({
    item_id: id,
    ...twice('price', row.priceExclTax),
    qty: quantity,
    ...twice('row_total', row.rowTotalExclTax),
    row_total_with_discount: 0,
    ...twice('tax_amount', row.tax),
    tax_percent: totals.taxRate,
    ...twice('discount_amount', 0),
    discount_percent: 0,
    ...twice('price_incl_tax', row.priceInclTax),
    ...twice('row_total_incl_tax', row.rowTotalInclTax),
    options: '[]',
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: product.name,
  }));
}

/** They do not add up, as in Magento: the subtotal is with tax, the shipping without. */
function segmentShapes({ totals, method }: Cart) {
  const carrier = method ? ` (${method.carrierTitle} - ${method.methodTitle})` : '';
  const details = {
    amount: toAmount(totals.tax),
    rates: [{ percent: String(totals.taxRate), title: taxLabel }],
    group_id: 1,
  };
  return [
    { code: 'subtotal', title: 'Subtotal', value: toAmount(totals.subtotalInclTax) },
    { code: 'shipping', title: `Shipping & Handling${carrier}`, value: toAmount(totals.shippingExclTax) },
    {
      code: 'tax',
      title: 'Tax',
      value: toAmount(totals.tax),
      extension_attributes: { tax_grandtotal_details: totals.tax > 0 ? [details] : [] },
    },
    { code: 'grand_total', title: 'Grand Total', value: toAmount(totals.grandTotal), area: 'footer' },
  ];
}

export function totalsShape(cart: Cart, currency: string) {
  const { totals } = cart;
  return {
    ...twice('grand_total', totals.grandTotal),
    ...twice('subtotal', totals.subtotalExclTax),
    ...twice('discount_amount', 0),
    ...twice('subtotal_with_discount', totals.subtotalExclTax),
    ...twice('shipping_amount', totals.shippingExclTax),
    ...twice('shipping_discount_amount', 0),
    ...twice('tax_amount', totals.tax),
    weee_tax_applied_amount: null,
    ...twice('shipping_tax_amount', totals.shippingTax),
    subtotal_incl_tax: toAmount(totals.subtotalInclTax),
    ...twice('shipping_incl_tax', totals.shippingInclTax),
    base_currency_code: currency,
    quote_currency_code: currency,
    items_qty: totals.quantity,
    items: itemShapes(cart),
    total_segments: segmentShapes(cart),
  };
}
