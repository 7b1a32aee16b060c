/** Formats a cart's totals for REST (CHK-12). */
import type { Cart, CartLine } from '../cart/cart.ts';
import { toAmount } from '../rules/money.ts';
import { settingNumber } from '../store/settings.ts';

/** Every amount twice: in the base currency, the only one here, and in the display currency. */
function twice(name: string, cents: number): Record<string, number> {
  return { [name]: toAmount(cents), [`base_${name}`]: toAmount(cents) };
}

/** JSON text within the JSON, as Magento's own checkout expects. */
function optionsText({ chosen }: CartLine): string {
  const options = [
    ...chosen.selected,
    ...chosen.entered,
    ...chosen.bundle.map(({ label, values }) => ({
      label,
      value: values.map(({ quantity, name }) => `${quantity} x ${name}`).join(', '),
    })),
    ...chosen.links.map(({ title }) => ({ label: 'Links', value: title })),
  ];
  return JSON.stringify(options.map(({ label, value }) => ({ value, label })));
}

function itemShapes({ lines, totals, coupon }: Cart) {
  return lines.map((line) => {
    const { id, quantity, product, row } = line;
    const isPercent = coupon?.kind === 'percent' && row.discount > 0;
    return {
      item_id: id,
      ...twice('price', row.priceExclTax),
      qty: quantity,
      ...twice('row_total', row.rowTotalExclTax),
      row_total_with_discount: 0,
      ...twice('tax_amount', row.tax),
      // a bundle priced by its parts is taxed per part
      ...(line.parts.length > 0 && !product.bundle?.isFixedPrice ? {} : { tax_percent: totals.taxRate }),
      ...twice('discount_amount', row.discount),
      discount_percent: isPercent ? coupon.amount : 0,
      ...twice('price_incl_tax', row.priceInclTax),
      ...twice('row_total_incl_tax', row.rowTotalInclTax),
      options: optionsText(line),
      weee_tax_applied_amount: null,
      weee_tax_applied: null,
      name: product.name,
    };
  });
}

function giftCardSegments({ totals, giftCards }: Cart) {
  if (giftCards.length === 0) return [];
  const cards = giftCards.map(({ code, applied }, place) => ({
    i: place + 1,
    c: code,
    a: toAmount(applied),
    ba: toAmount(applied),
  }));
  return [
    {
      code: 'giftcardaccount',
      title: 'Gift Card',
      value: -toAmount(totals.giftCards),
      extension_attributes: { gift_cards: JSON.stringify(cards) },
    },
  ];
}

/** As in Magento they do not add up: the subtotal includes tax, the shipping does not. */
function segmentShapes(cart: Cart) {
  const { totals, method, coupon } = cart;
  const carrier = method ? ` (${method.carrierTitle} - ${method.methodTitle})` : '';
  const isShownNet = settingNumber(cart.settings, 'tax/cart_display/subtotal', 2) === 1;
  const subtotal = isShownNet ? totals.subtotalExclTax : totals.subtotalInclTax;
  const details = {
    amount: toAmount(totals.tax),
    rates: [{ percent: String(totals.taxRate), title: cart.taxLabel }],
    group_id: 1,
  };
  const discount = {
    code: 'discount',
    title: `Discount (${coupon?.label ?? ''})`,
    value: -toAmount(totals.discount),
  };
  return [
    { code: 'subtotal', title: 'Subtotal', value: toAmount(subtotal) },
    ...(totals.discount > 0 ? [discount] : []),
    ...(cart.isVirtual
      ? []
      : [
          {
            code: 'shipping',
            title: `Shipping & Handling${carrier}`,
            value: toAmount(totals.shippingExclTax),
          },
        ]),
    {
      code: 'tax',
      title: 'Tax',
      value: toAmount(totals.tax),
      extension_attributes: { tax_grandtotal_details: totals.tax > 0 ? [details] : [] },
    },
    ...giftCardSegments(cart),
    { code: 'grand_total', title: 'Grand Total', value: toAmount(totals.grandTotal), area: 'footer' },
  ];
}

export function totalsShape(cart: Cart, currency: string) {
  const { totals, coupon, quote } = cart;
  return {
    ...twice('grand_total', totals.grandTotal),
    ...twice('subtotal', totals.subtotalExclTax),
    ...twice('discount_amount', totals.discount === 0 ? 0 : -totals.discount),
    // as in Magento the discount includes tax and the subtotal does not
    ...twice('subtotal_with_discount', totals.subtotalExclTax - totals.discount),
    ...twice('shipping_amount', totals.shippingExclTax),
    ...twice('shipping_discount_amount', 0),
    ...twice('tax_amount', totals.tax),
    weee_tax_applied_amount: null,
    ...twice('shipping_tax_amount', totals.shippingTax),
    subtotal_incl_tax: toAmount(totals.subtotalInclTax),
    ...twice('shipping_incl_tax', totals.shippingInclTax),
    base_currency_code: currency,
    quote_currency_code: currency,
    ...(coupon === null ? {} : { coupon_code: quote.couponCode }),
    items_qty: totals.quantity,
    items: itemShapes(cart),
    total_segments: segmentShapes(cart),
    ...(coupon === null ? {} : { extension_attributes: { coupon_label: coupon.label } }),
  };
}
