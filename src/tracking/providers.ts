/** Loads a provider's scripts after consent (TRK-05). */

import type { DataLayerEntry, DataLayerHost } from './data-layer.ts';

/** A blocked script has no effect: nothing waits for it. */
export const loadScript = (page: Document, address: string, then: () => void = () => undefined): void => {
  const script = page.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', then, { once: true });
  page.head.append(script);
};

const begin = (): DataLayerEntry => ({ 'gtm.start': Date.now(), event: 'gtm.js' });

export const loadTagManager = (page: Document, host: DataLayerHost, container: string): void => {
  host.dataLayer ??= [] as DataLayerEntry[];
  host.dataLayer.push(begin());
  loadScript(page, `https://www.googletagmanager.com/gtm.js?id=${container}`);
};

export const loadMarketing = (page: Document, region: string, then: () => void): void => {
  loadScript(page, 'https://static.trackedweb.net/js/_dmptv4.js', then);
  loadScript(page, `https://${region}-t.trackedlink.net/_dmpt.js`, then);
};
