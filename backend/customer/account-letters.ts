/**
 * Writes the mails about an account itself, such as the welcome and the password reset (ACC-02).
 */
import { brandOf, letter, type LetterContent } from '../mail/letter.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Settings } from '../store/settings.ts';
import type { CustomerRow } from './customers.ts';

type Addressee = Pick<CustomerRow, 'email' | 'firstname'>;

function accountMail(
  kind: Mail['kind'],
  { email }: Addressee,
  subject: string,
  content: LetterContent,
  settings: Settings,
): Mail {
  return { kind, recipient: email, subject, ...letter(content, settings) };
}

function passwordLink(email: string, token: string): string {
  return `/customer/account/createPassword?${new URLSearchParams({ email, token })}`;
}

export function resetLetter(to: Addressee, token: string, settings: Settings): Mail {
  return accountMail(
    'passwordReset',
    to,
    `Set a new password at ${brandOf(settings)}`,
    {
      title: `Set a new password, ${to.firstname}`,
      paragraphs: ['Somebody, most likely you, asked for a new password for this account.'],
      button: { label: 'Choose a new password', href: passwordLink(to.email, token) },
      closing: [
        'The link works once, within 24 hours. If you did not ask for it, leave it alone: nothing has changed.',
      ],
    },
    settings,
  );
}

export function welcomeLetter(to: Addressee, settings: Settings): Mail {
  return accountMail(
    'accountCreated',
    to,
    `Welcome to ${brandOf(settings)}`,
    {
      title: `Welcome, ${to.firstname}`,
      paragraphs: [
        'Your account is ready. Addresses, orders and invoices are kept in it, so the next order is quicker.',
      ],
      button: { label: 'Go to your account', href: '/customer/account' },
    },
    settings,
  );
}

/** For an account created without a password. */
export function choosePasswordLetter(to: Addressee, token: string, settings: Settings): Mail {
  return accountMail(
    'accountCreated',
    to,
    `Welcome to ${brandOf(settings)}`,
    {
      title: `Welcome, ${to.firstname}`,
      paragraphs: ['Your account is ready. Choose a password to sign in with.'],
      button: { label: 'Choose a password', href: passwordLink(to.email, token) },
      closing: ['The link works once, within 24 hours.'],
    },
    settings,
  );
}

export function confirmationLetter(to: Addressee, key: string, settings: Settings): Mail {
  const query = new URLSearchParams({ email: to.email, key });
  return accountMail(
    'accountCreated',
    to,
    `Confirm your address at ${brandOf(settings)}`,
    {
      title: `Welcome, ${to.firstname}`,
      paragraphs: ['Confirm that this address is yours, and your account is ready.'],
      button: { label: 'Confirm', href: `/customer/account/confirm?${query}` },
    },
    settings,
  );
}

/** The subject does not name the code: a locked telephone shows it. */
export function signInCodeLetter(to: Addressee, code: string, minutes: number, settings: Settings): Mail {
  return accountMail(
    'signInCode',
    to,
    `Your code to sign in at ${brandOf(settings)}`,
    {
      title: `Your code to sign in, ${to.firstname}`,
      paragraphs: ['Enter this code where you are signing in.'],
      rows: [{ label: 'Code', value: code, isStrong: true }],
      closing: [
        `The code works once, within ${minutes} minutes. We never ask for it by phone or email.`,
        'If you are not signing in, somebody knows your password: please choose a new one.',
      ],
    },
    settings,
  );
}
