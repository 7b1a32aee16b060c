/** Stores the enquiry being written, in the tab only and until it is sent (CONTENT-03, BEY-08). */

import type { EnquiryDraft } from '#machines/domain/enquiry.ts';
import { enquiryDraftSlice } from '#services/content/enquiry-draft-slice.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactSavers } from './fact-savers.ts';

export const readEnquiryDraft = (session: Storage): EnquiryDraft | null =>
  readSlice(session, enquiryDraftSlice);

const isUnwritten = (draft: EnquiryDraft): boolean => Object.values(draft).every((text) => !text);

export const enquirySavers: FactSavers = {
  'contact.draftChanged': ({ draft }, { session }) => {
    if (isUnwritten(draft)) session.remove(storageKeys.enquiryDraft);
    else writeSlice(session, enquiryDraftSlice, draft);
  },
  'contact.sent': (_, { session }) => session.remove(storageKeys.enquiryDraft),
};
