/** Tracking settings of the page in one line: the data layer's shape and the providers. */

import type { DataLayerShape } from './data-layer.ts';

export interface TrackingSettings {
  readonly shape: DataLayerShape;
  /** A tag manager's container, such as GTM-ABC123; null for none. */
  readonly tagManager: string | null;
  /** The marketing tracker's profile, such as DM-1234567890-01; null for none. */
  readonly marketing: { readonly profile: string; readonly program: string; readonly region: string } | null;
}

export const tagManagerForm = /^GTM-[A-Z0-9]{4,12}$/;
export const profileForm = /^DM-\d{4,12}-\d{2}$/;
export const programForm = /^\d{1,12}$/;
export const regionForm = /^r[1-9]$/;

const valid = (text: string | undefined, form: RegExp): string | null =>
  text !== undefined && form.test(text) ? text : null;

/**
 * Parses `ga4 GTM-ABC123 DM-1234567890-01 42 r1`, with a dash for a missing part.
 * Without providers the line is only the shape, and empty for Universal Analytics.
 */
export const readTracking = (line: string): TrackingSettings => {
  const [shape, tagManager, profile, program, region] = line.split(' ');
  const known = valid(profile, profileForm);
  return {
    shape: shape === 'ga4' ? 'ga4' : 'ua',
    tagManager: valid(tagManager, tagManagerForm),
    marketing:
      known === null
        ? null
        : {
            profile: known,
            program: valid(program, programForm) ?? '',
            region: valid(region, regionForm) ?? 'r1',
          },
  };
};

export const trackingLine = (settings: TrackingSettings): string => {
  const { shape, tagManager, marketing } = settings;
  if (!hasProviders(settings)) return shape === 'ua' ? '' : shape;
  return [shape, tagManager, marketing?.profile, marketing?.program, marketing?.region]
    .map((part) => part || '-')
    .join(' ');
};

export const hasProviders = ({ tagManager, marketing }: TrackingSettings): boolean =>
  tagManager !== null || marketing !== null;

/** Hosts as the providers document them: both generations of Analytics, all marketing regions. */
const googleTag = 'https://*.googletagmanager.com';
const universalAnalytics = ['https://www.google-analytics.com', 'https://ssl.google-analytics.com'];
const analyticsReceivers = [
  googleTag,
  'https://www.google.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const marketingHosts = ['https://*.trackedlink.net', 'https://*.trackedweb.net'];

/** Hosts that the providers load files from and send data to. */
export const hostsOf = ({ shape, tagManager, marketing }: TrackingSettings) => ({
  script: [
    ...(tagManager === null ? [] : [googleTag, ...(shape === 'ua' ? universalAnalytics : [])]),
    ...(marketing === null ? [] : marketingHosts),
  ],
  send: [...(tagManager === null ? [] : analyticsReceivers), ...(marketing === null ? [] : marketingHosts)],
});
