/** Selectors of the contact machine. */

import type { SnapshotFrom } from 'xstate';
import type { EnquiryDraft } from '../../domain/enquiry.ts';
import type { Failure } from '../../domain/failure.ts';
import type { contactMachine } from './contact.machine.ts';

type Snapshot = SnapshotFrom<typeof contactMachine>;

export const selectIsEnquirySending = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsEnquirySent = (snapshot: Snapshot): boolean => snapshot.matches('sent');
export const selectEnquiryDraft = (snapshot: Snapshot): EnquiryDraft => snapshot.context.draft;
/** Changes with the customer, so that the form starts empty. */
export const selectWriterKey = (snapshot: Snapshot): number => snapshot.context.forgotten;
export const selectReplyTo = (snapshot: Snapshot): string => snapshot.context.replyTo;
export const selectEnquiryFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
