/**
 * Starts the tracking of a tab: the data layer, which stays
 * in the page, and the providers with consent.
 */

import { createDataLayer, type DataLayerHost } from '#tracking/data-layer.ts';
import { createFactListener } from '#tracking/fact-listener.ts';
import { createMarketing, type MarketingHost } from '#tracking/marketing.ts';
import { loadMarketing, loadTagManager } from '#tracking/providers.ts';
import { quietly } from '#tracking/quietly.ts';
import { hasProviders, readTracking, type TrackingSettings } from '#tracking/tracking-settings.ts';
import { watchVitals } from '#tracking/web-vitals.ts';
import type { ActorFailure } from '#tracking/form-listener.ts';
import type { Track } from '#tracking/tracking-event.ts';
import type { ConsentChoice } from '#machines/domain/consent.ts';
import { paths } from '#paths.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';
import type { FactBuffer } from './fact-buffer.ts';
import type { StartOptions } from './tracking.ts';

/** An entry of session storage; null removes it. */
const storedIn = (session: Storage, key: string) => ({
  read: () => session.read(key),
  write: (value: unknown) => (value === null ? session.remove(key) : session.write(key, value, null)),
});

const marketingOf = (settings: TrackingSettings['marketing'], session: Storage) => {
  if (settings === null) return null;
  return createMarketing({
    host: window as MarketingHost,
    location: window.location,
    ...settings,
    snapshot: storedIn(session, storageKeys.cartInsight),
    pendingOrder: storedIn(session, storageKeys.pendingOrderCall),
  });
};

/** Reported steps of the checkout, kept until the order is placed or its customer leaves. */
const stepsIn = (session: Storage) => {
  const { read, write } = storedIn(session, storageKeys.reportedSteps);
  return { read, write: (steps: readonly number[]) => write(steps.length === 0 ? null : steps) };
};

/**
 * Not in the checkout, where an order may be in progress:
 * nothing is tracked until the shopper leaves it.
 */
const reload = (): void => {
  if (window.location.pathname !== paths.checkout) window.location.reload();
};

export const startTracking = (
  { shop, opened, local, session, configuration, withoutReload }: StartOptions,
  facts: FactBuffer,
): void => {
  const settings = readTracking(configuration);
  const host = window as DataLayerHost;
  const marketing = marketingOf(settings.marketing, session);
  const tracks: readonly Track[] = [
    quietly(createDataLayer(host, settings.shape)),
    ...(marketing === null ? [] : [quietly(marketing.track)]),
  ];
  let isWithdrawnHere = false;
  const track: Track = (...given) => {
    if (!isWithdrawnHere) tracks.forEach((one) => one(...given));
  };
  const receive = quietly(createFactListener(track, stepsIn(session), { contents: opened?.contents ?? [] }));
  const receiveForMarketing = quietly(marketing?.receive ?? (() => undefined));
  /** The shopper asked for the choices before the banner was ready. */
  let isReviewWanted = false;
  let review = (): void => {
    isReviewWanted = true;
  };
  facts.release(
    (fact) => {
      if (fact.type === 'chrome.consentWanted') review();
      receiveForMarketing(fact);
      receive(fact);
    },
    quietly((failure: ActorFailure) => track({ type: 'failure', ...failure })),
  );

  watchVitals(document, track);

  const loaded = new Set<keyof ConsentChoice>();
  /** A loaded script can only be removed by reloading the page. */
  const isWithdrawn = (allowed: ConsentChoice): boolean => [...loaded].some((purpose) => !allowed[purpose]);
  const apply = (allowed: ConsentChoice): void => {
    if (isWithdrawn(allowed)) {
      if (isWithdrawnHere) return;
      isWithdrawnHere = true;
      marketing?.end();
      reload();
      shop.on('place.arrived', reload);
      return;
    }
    if (allowed.analytics && settings.tagManager !== null && !loaded.has('analytics')) {
      loaded.add('analytics');
      loadTagManager(document, host, settings.tagManager);
    }
    if (allowed.marketing && settings.marketing !== null && !loaded.has('marketing')) {
      loaded.add('marketing');
      marketing?.begin();
      loadMarketing(document, settings.marketing.region, () => marketing?.deliver());
    }
  };
  const askConsent = async (): Promise<void> => {
    const { startConsent } = await withoutReload(() => import('./consent-start.tsx'));
    review = startConsent(local, quietly(apply));
    if (isReviewWanted) review();
  };
  if (hasProviders(settings)) askConsent().catch(() => undefined);
};
