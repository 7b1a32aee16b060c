/** What a component may ask of the consent machine. */

import type { SnapshotFrom } from 'xstate';
import { nothingAllowed, type ConsentChoice } from '../domain/consent.ts';
import type { consentMachine } from './consent.machine.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

/** What the banner shows; null where there is none. */
export const selectConsentView = (snapshot: Snapshot): 'asking' | 'choosing' | 'explaining' | null => {
  if (snapshot.matches('explaining')) return 'explaining';
  if (snapshot.matches({ answered: 'asking' })) return 'asking';
  return snapshot.matches({ answered: 'choosing' }) ? 'choosing' : null;
};

/** What may be told at this moment: nothing where the browser refuses, or nothing was decided. */
export const selectAllowed = ({ context }: Snapshot): ConsentChoice =>
  context.isRefusedByBrowser ? nothingAllowed : (context.choice ?? nothingAllowed);
