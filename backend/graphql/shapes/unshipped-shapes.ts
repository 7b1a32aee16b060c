/** Shapes products without shipment: downloads and gift cards (CAT-02). */
import type { ProductRow } from '../../catalog/product-reader.ts';
import type { DownloadDetails } from '../../database/schema/product-details.ts';
import { toAmount } from '../../rules/money.ts';
import { toOptionUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';

function linkShapes({ links }: DownloadDetails, { origin }: GraphqlContext) {
  return links
    .toSorted((a, b) => a.position - b.position)
    .map((link) => ({
      id: link.id,
      uid: toOptionUid('downloadable', link.id),
      title: link.title,
      price: toAmount(link.price),
      sort_order: link.position,
      sample_url: link.hasSample ? `${origin}/downloadable/download/linkSample/link_id/${link.id}/` : null,
      link_type: 'FILE',
      sample_type: link.hasSample ? 'FILE' : null,
      is_shareable: false,
      number_of_downloads: 0,
    }));
}

export function downloadFields(row: ProductRow, context: GraphqlContext) {
  const details = row.downloads;
  return {
    links_title: details?.linksTitle ?? null,
    links_purchased_separately: details?.areLinksPurchasedSeparately ? 1 : 0,
    downloadable_product_links: details ? linkShapes(details, context) : [],
    downloadable_product_samples: (details?.samples ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, title, position }) => ({
        id,
        title,
        sort_order: position,
        sample_url: `${context.origin}/downloadable/download/sample/sample_id/${id}/`,
        sample_type: 'FILE',
      })),
  };
}

const askedOfTheGiver = [
  ['giftcard_sender_name', 'Sender Name'],
  ['giftcard_sender_email', 'Sender Email'],
  ['giftcard_recipient_name', 'Recipient Name'],
  ['giftcard_recipient_email', 'Recipient Email'],
  ['giftcard_message', 'Message'],
] as const;

/** A physical card is handed over, so it asks for no email addresses. */
function questions({ giftCard, sku }: ProductRow) {
  const asked = askedOfTheGiver.filter(
    ([code]) =>
      (giftCard?.kind !== 'PHYSICAL' || !code.endsWith('_email')) &&
      (giftCard?.isMessageAllowed || code !== 'giftcard_message'),
  );
  const amount =
    giftCard?.openAmount == null ? [] : [['custom_giftcard_amount', 'Custom Giftcard Amount'] as const];
  return [...amount, ...asked].map(([code, title], place) => ({
    __typename: 'CustomizableFieldOption',
    uid: toOptionUid('giftcard', code),
    option_id: null,
    title,
    required: code !== 'giftcard_message' && code !== 'custom_giftcard_amount',
    sort_order: place,
    product_sku: sku,
    value: {
      uid: toOptionUid('giftcard', code),
      price: 0,
      price_type: 'FIXED',
      sku: null,
      max_characters: 0,
    },
  }));
}

export function giftCardFields(row: ProductRow) {
  const details = row.giftCard;
  const open = details?.openAmount ?? null;
  return {
    giftcard_type: details?.kind ?? null,
    giftcard_amounts: (details?.amounts ?? []).map((cents, place) => ({
      value_id: place + 1,
      uid: toOptionUid('giftcard', 'giftcard_amount', toAmount(cents).toFixed(4)),
      attribute_id: null,
      website_id: 0,
      value: toAmount(cents),
      website_value: toAmount(cents),
    })),
    allow_open_amount: open !== null,
    open_amount_min: open && toAmount(open.from),
    open_amount_max: open && toAmount(open.to),
    allow_message: details?.isMessageAllowed ?? false,
    message_max_length: 255,
    is_redeemable: true,
    lifetime: details?.lifetimeDays ?? 0,
    gift_card_options: questions(row),
  };
}
