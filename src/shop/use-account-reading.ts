/**
 * Reads a part of the customer's account while its page is shown, and again on each visit (ACC-01).
 */

import { useCallback, useEffect, useState } from 'react';
import {
  selectAccountContent,
  selectAccountFailure,
  selectIsAccountBusy,
} from '#machines/account/account-reading/account-reading.selectors.ts';
import {
  accountKey,
  answers,
  type AccountSubject,
  type ContentOf,
} from '#machines/domain/account-subject.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { useAccount, useSelected, useShop } from './use-shop.ts';

export interface AccountReading<Content> {
  /** Null during the first read. */
  readonly content: Content | null;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

const keyOf = (subject: AccountSubject | null): string | null =>
  subject === null ? null : accountKey(subject);

/** Null reads nothing. */
export const useAccountReading = <Subject extends AccountSubject>(
  wanted: Subject | null,
): AccountReading<ContentOf<Subject>> => {
  const shop = useShop();
  // callers create a new object per render, so the subject only changes with its key
  const [subject, setSubject] = useState(wanted);
  if (keyOf(wanted) !== keyOf(subject)) setSubject(wanted);
  const read = useCallback(() => {
    if (subject !== null) shop.send({ type: 'shop.readAccount', subject });
  }, [shop, subject]);
  useEffect(read, [read]);
  const reader = useSelected(useAccount(), ({ children }) =>
    subject === null ? undefined : children[accountKey(subject)],
  );
  const content = useSelected(reader, (snapshot) =>
    snapshot === undefined ? null : selectAccountContent(snapshot),
  );
  const failure = useSelected(reader, (snapshot) =>
    snapshot === undefined ? null : selectAccountFailure(snapshot),
  );
  const isBusy = useSelected(reader, (snapshot) => snapshot !== undefined && selectIsAccountBusy(snapshot));
  const isAnswer = subject !== null && content !== null && answers(subject, content);
  return { content: isAnswer ? content : null, failure, isBusy, retry: read };
};
