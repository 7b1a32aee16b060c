/** Resolves newsletter and contact form mutations. */
import { sendContactMessage, type ContactMessage } from '../../customer/contact.ts';
import { subscribe } from '../../customer/newsletter.ts';
import { refuseInput } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import { lengthOf } from '../../rules/text-length.ts';
import { settingFlag } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';

type ContactInput = Omit<ContactMessage, 'telephone'> & { readonly telephone?: string | null };

function checkMessage({ name, email, comment }: ContactInput): void {
  if (name.trim() === '') throw refuseInput('Name field is required.');
  if (comment.trim() === '') throw refuseInput('Comment field is required.');
  if (!isEmail(email))
    throw refuseInput('The email address is invalid. Verify the email address and try again.');
  if (lengthOf(name) > 255 || lengthOf(comment) > 10_000) throw refuseInput('The message is too long.');
}

export const contactMutations = {
  async subscribeEmailToNewsletter(_: unknown, given: { email: string }, context: GraphqlContext) {
    const email = given.email.trim();
    if (email === '') throw refuseInput('You must specify an email address to subscribe to a newsletter.');
    if (!isEmail(email)) throw refuseInput('Enter a valid email address.');
    const { customerId } = context.viewer;
    const isForAll = settingFlag(
      await context.settings(),
      'newsletter/subscription/allow_guest_subscribe',
      true,
    );
    if (customerId === null && !isForAll)
      throw refuseInput(
        'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
      );
    await subscribe(context.shop, customerId, email);
    return { status: 'SUBSCRIBED' };
  },

  async contactUs(_: unknown, { input }: { input: ContactInput }, context: GraphqlContext) {
    if (!settingFlag(await context.settings(), 'contact/contact/enabled', true))
      throw refuseInput('The contact form is unavailable.');
    checkMessage(input);
    const { name, email, comment, telephone = null } = input;
    await sendContactMessage(context.shop, context.viewer, { name, email, comment, telephone });
    return { status: true };
  },
};
