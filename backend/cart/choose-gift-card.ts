/** Validates a gift card's amount, sender and recipient (CAT-04). */
import type { ItemOptions } from '../database/schema/cart.ts';
import type { GiftCardDetails } from '../database/schema/product-details.ts';
import { isEmail } from '../rules/email.ts';
import { toAmount, toCents } from '../rules/money.ts';
import { cutTo } from '../rules/text-length.ts';
import type { RequestedChoice } from './requested-choice.ts';

type ChosenCard = NonNullable<ItemOptions['giftCard']>;

const longestMessage = 255;

/** Cents, or a message on what is wrong with the amount. */
function chooseAmount(details: GiftCardDetails, given: RequestedChoice['giftCard']): number | string {
  const fixed = toCents(Number(given['giftcard_amount']));
  if (details.amounts.includes(fixed)) return fixed;
  const { openAmount } = details;
  const open = toCents(Number(given['custom_giftcard_amount']));
  if (openAmount === null || !Number.isSafeInteger(open) || open <= 0)
    return 'Please specify a gift card amount.';
  if (open < openAmount.from) return `Gift Card min amount is $${toAmount(openAmount.from).toFixed(2)}`;
  if (open > openAmount.to) return `Gift Card max amount is $${toAmount(openAmount.to).toFixed(2)}`;
  return open;
}

export function chooseGiftCard(
  details: GiftCardDetails,
  { giftCard: given }: RequestedChoice,
): ChosenCard | string {
  const amount = chooseAmount(details, given);
  if (typeof amount === 'string') return amount;
  const text = (name: string) => given[name]?.trim() || null;
  const recipientName = text('giftcard_recipient_name');
  const senderName = text('giftcard_sender_name');
  const recipientEmail = text('giftcard_recipient_email');
  const senderEmail = text('giftcard_sender_email');
  if (recipientName === null) return 'Please specify a recipient name.';
  if (senderName === null) return 'Please specify a sender name.';
  if (details.kind !== 'PHYSICAL') {
    if (recipientEmail === null || !isEmail(recipientEmail)) return 'Please specify a recipient email.';
    if (senderEmail === null || !isEmail(senderEmail)) return 'Please specify a sender email.';
  }
  const message = details.isMessageAllowed ? text('giftcard_message') : null;
  return {
    amount,
    senderName,
    senderEmail,
    recipientName,
    recipientEmail,
    message: message === null ? null : cutTo(message, longestMessage),
  };
}
