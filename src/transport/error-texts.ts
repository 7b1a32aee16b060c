/** The sentences of a Magento that decide something: what they mean is read here and nowhere else (§8). */

import type { FailureKind, FailureSubject } from '#machines/domain/failure.ts';

const cartKinds: readonly (readonly [pattern: RegExp, kind: FailureKind])[] = [
  [/could not find a cart/i, 'cartMissing'],
  [/cannot perform operations on cart/i, 'cartForbidden'],
  [/the cart isn't active/i, 'cartInactive'],
];

/** What a sentence says of the cart. */
export const cartKindOf = (message: string): FailureKind | null =>
  cartKinds.find(([pattern]) => pattern.test(message))?.[1] ?? null;

const subjects: readonly (readonly [pattern: RegExp, about: FailureSubject])[] = [
  [/country-specific configurations/i, 'country'],
  [/requested payment method is not available/i, 'paymentMethod'],
  [/\b(?:shipping|billing|delivery) address\b/i, 'address'],
];

/** What it asks the shopper to look at. */
export const subjectOf = (message: string): FailureSubject | undefined =>
  subjects.find(([pattern]) => pattern.test(message))?.[1];

export const isForCustomers = (message: string): boolean =>
  /the request is allowed for logged in customer/i.test(message);

export const isForOthers = (message: string): boolean =>
  /the current customer isn't authorized/i.test(message);

/** The answer of a urlResolver that leads nowhere. */
export const isRouteMissing = (message: string): boolean => message === '404';

export const isPageMissing = (message: string): boolean => message.endsWith("doesn't exist.");

/** This backend does not have a field that was asked for. */
export const isFieldUnknown = (message: string): boolean => message.startsWith('Cannot query field');

/** The stock module speaks of its sources. */
export const isSoldOut = (message: string): boolean => /no source items/i.test(message);

export interface NamedField {
  /** As the sentence calls it. */
  readonly name: string;
  /** Nothing was given; otherwise the sentence says what is wrong with it. */
  readonly isMissing: boolean;
}

const missingFields = /^Required parameters are missing: (.+)$/;

/** The fields that a sentence names where Magento's own wording puts a name. */
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

/** Those of the labels that stand anywhere in a sentence. */
export const labelsIn = (message: string, labels: readonly string[]): readonly NamedField[] =>
  labels
    .filter((label) => message.includes(label))
    .map((name) => ({ name, isMissing: missingFields.test(message) }));

/** Magento calls it login, the shop signing in. */
export const inOurWords = (message: string): string =>
  message.replace('Invalid login', 'Invalid email').replace(/\blogin\b/, 'sign in');
