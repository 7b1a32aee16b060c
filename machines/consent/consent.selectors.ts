/** Selectors of the consent machine. */

import type { SnapshotFrom } from 'xstate';
import { nothingAllowed, type ConsentChoice } from '../domain/consent.ts';
import type { consentMachine } from './consent.machine.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

/** The view of the banner; null without one. */
export const selectConsentView = (snapshot: Snapshot): 'asking' | 'choosing' | 'explaining' | null => {
  if (snapshot.matches('explaining')) return 'explaining';
  if (snapshot.matches({ answered: 'asking' })) return 'asking';
  return snapshot.matches({ answered: 'choosing' }) ? 'choosing' : null;
};

/** What may be tracked now: nothing where the browser refuses or the shopper has not chosen. */
export const selectAllowed = ({ context }: Snapshot): ConsentChoice =>
  context.isRefusedByBrowser ? nothingAllowed : (context.choice ?? nothingAllowed);
