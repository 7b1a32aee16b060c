/** Starts consent in a tab: the machine, its banner beside the page, and its storage (TRK-05). */

import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { ConsentBanner } from '#features/consent/ConsentBanner.tsx';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { selectAllowed } from '#machines/consent/consent.selectors.ts';
import type { ConsentChoice } from '#machines/domain/consent.ts';
import { readSlice, writeSlice, type Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';

const halfAYear = 182 * 86_400;

const isChoice = (kept: unknown): kept is ConsentChoice =>
  typeof kept === 'object' &&
  kept !== null &&
  'analytics' in kept &&
  'marketing' in kept &&
  typeof kept.analytics === 'boolean' &&
  typeof kept.marketing === 'boolean';

const consentSlice: Slice<ConsentChoice> = {
  key: storageKeys.consent,
  version: 1,
  lifetime: halfAYear,
  decode: (kept) => (isChoice(kept) ? kept : null),
};

/** Do Not Track and Global Privacy Control count as a refusal. */
const isRefusedByBrowser = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  [navigator.doNotTrack, Reflect.get(window, 'doNotTrack')].some((said) => said === '1' || said === 'yes');

/** Returns a function that shows the choices again. */
export const startConsent = (local: Storage, apply: (allowed: ConsentChoice) => void): (() => void) => {
  const kept = (): ConsentChoice | null => readSlice(local, consentSlice);
  const consent = createActor(consentMachine, {
    input: { choice: kept(), isRefusedByBrowser: isRefusedByBrowser() },
  });
  consent.subscribe((snapshot) => {
    const { choice } = snapshot.context;
    if (choice !== null && JSON.stringify(choice) !== JSON.stringify(kept()))
      writeSlice(local, consentSlice, choice);
    apply(selectAllowed(snapshot));
  });
  consent.start();
  apply(selectAllowed(consent.getSnapshot()));

  local.watch(storageKeys.consent, () => {
    const choice = kept();
    if (choice !== null) consent.send({ type: 'consent.follow', choice });
  });
  const place = document.createElement('div');
  // an error screen removes the shell and the banner with it
  const show = (): void => {
    if (!place.isConnected) (document.getElementById('consent') ?? document.body).append(place);
  };
  show();
  createRoot(place).render(<ConsentBanner consent={consent} />);
  return () => {
    show();
    consent.send({ type: 'consent.review' });
  };
};
