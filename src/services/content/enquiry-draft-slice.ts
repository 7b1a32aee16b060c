/** Stores an unsent enquiry in the tab for a reload (CONTENT-03). */

import type { EnquiryDraft } from '#machines/domain/enquiry.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Seconds: as long as a form may stay open. */
const hour = 3600;

const isText = (kept: unknown): kept is string => typeof kept === 'string';

export const enquiryDraftSlice: Slice<EnquiryDraft> = {
  key: storageKeys.enquiryDraft,
  version: 1,
  lifetime: hour,
  decode: (kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    const { name, email, telephone, comment } = kept as Partial<Record<keyof EnquiryDraft, unknown>>;
    if (!isText(telephone) || !isText(comment)) return null;
    return { name: isText(name) ? name : null, email: isText(email) ? email : null, telephone, comment };
  },
};
