/** Interprets the Magento messages that decide something, in this one place (§8). */

import type { FailureKind, FailureSubject } from '#machines/domain/failure.ts';

const cartKinds: readonly (readonly [pattern: RegExp, kind: FailureKind])[] = [
  [/could not find a cart/i, 'cartMissing'],
  [/cannot perform operations on cart/i, 'cartForbidden'],
  [/the cart isn't active/i, 'cartInactive'],
];

/** What a message says about the cart. */
export const cartKindOf = (message: string): FailureKind | null =>
  cartKinds.find(([pattern]) => pattern.test(message))?.[1] ?? null;

const subjects: readonly (readonly [pattern: RegExp, about: FailureSubject])[] = [
  [/country-specific configurations/i, 'country'],
  [/requested payment method is not available/i, 'paymentMethod'],
  [/\b(?:shipping|billing|delivery) address\b/i, 'address'],
];

/** What a message is about. */
export const subjectOf = (message: string): FailureSubject | undefined =>
  subjects.find(([pattern]) => pattern.test(message))?.[1];

export const isForCustomers = (message: string): boolean =>
  /the request is allowed for logged in customer/i.test(message);

export const isForOthers = (message: string): boolean =>
  /the current customer isn't authorized/i.test(message);

/** The message of a urlResolver without a result. */
export const isRouteMissing = (message: string): boolean => message === '404';

export const isPageMissing = (message: string): boolean => message.endsWith("doesn't exist.");

/** The backend lacks a requested field. */
export const isFieldUnknown = (message: string): boolean => message.startsWith('Cannot query field');

/** The stock module mentions its sources. */
export const isSoldOut = (message: string): boolean => /no source items/i.test(message);

export interface NamedField {
  /** The name in the message. */
  readonly name: string;
  /** True if the value is missing; otherwise the message says what is wrong. */
  readonly isMissing: boolean;
}

const missingFields = /^Required parameters are missing: (.+)$/;

/** The fields that a message names in one of Magento's own patterns. */
export const fieldsNamedIn = (message: string): readonly NamedField[] => {
  const missing = missingFields.exec(message)?.[1]?.split(', ');
  const named = [
    /^"([^"]+)"/.exec(message)?.[1],
    /provided for the (\w+) field/.exec(message)?.[1],
    /^(?:A|The) (region_id) /.exec(message)?.[1],
  ];
  return (missing ?? named).flatMap((name) =>
    name === undefined ? [] : [{ name, isMissing: missing !== undefined }],
  );
};

/** The labels that occur anywhere in a message. */
export const labelsIn = (message: string, labels: readonly string[]): readonly NamedField[] =>
  labels
    .filter((label) => message.includes(label))
    .map((name) => ({ name, isMissing: missingFields.test(message) }));

/** Magento calls it login, the shop signing in. */
export const inOurWords = (message: string): string =>
  message
    .replace('Invalid login or password', 'The password is not right')
    .replace(/ in an associated website/, ': sign in with it')
    .replace(/\blogin\b/, 'sign in');
