/**
 * Reads the environment variables of the server and checks each
 * before anything opens (README.md has the table).
 */

import { defaultResellersProduct } from '#machines/domain/constants.ts';
import { mapTilesOf, type MapTiles } from '#machines/domain/map-tiles.ts';
import { isExternalCheckout, type ExternalCheckout } from '#paths.ts';
import {
  profileForm,
  programForm,
  regionForm,
  tagManagerForm,
  type TrackingSettings,
} from '#tracking/tracking-settings.ts';
import { backendVersions, isBackendVersion, type BackendVersion } from '#transport/backend-versions.ts';

export interface Settings {
  readonly port: number;
  /** Undefined listens on every address, IPv4 and IPv6, which is Node's default. */
  readonly host: string | undefined;
  /** Carts and orders. */
  readonly dataDir: string;
  /** Files that can be created again: the seeded image, generated pictures. */
  readonly cacheDir: string;
  /** PostgreSQL of the embedded backend; null means an embedded database. */
  readonly databaseUrl: string | null;
  /** The highest layer that the backend answers, embedded or not; pages name it in a meta element. */
  readonly layers: Layer;
  /** The Magento version to answer as; null means that it is probed. */
  readonly version: BackendVersion | null;
  /** Faults of a stock Magento that the embedded backend imitates; null leaves it to the layer. */
  readonly habits: Habits | null;
  /** Further fields that its schema lacks: product attributes of the merchant. */
  readonly lacks: readonly string[];
  /** The mail server of the embedded backend; null keeps mails in the outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly shopUrl: string } | null;
  /** The shop's public addresses, the main one first; empty if not configured. */
  readonly publicUrls: readonly URL[];
  /** Whether the embedded shop is a demonstration. */
  readonly isDemonstration: boolean;
  /** Whether a demonstration without a mail server shows its mails at /dev/mail. */
  readonly showsMails: boolean;
  /** Whether a proxy in front sets X-Forwarded headers that can be trusted. */
  readonly isProxyTrusted: boolean;
  /** The most requests at a time; four times as many wait, the rest are refused. */
  readonly mostAtOnce: number;
  /** Address of a Magento elsewhere; null means the backend runs in this process. */
  readonly backendUrl: URL | null;
  /** The merchant's checkout on another site; null means the shop's own checkout (ROUTE-06). */
  readonly externalCheckout: ExternalCheckout | null;
  /** The word in the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct: string;
  /** Server of the map tiles; null shows a map as a list of its places (CONTENT-01). */
  readonly mapTiles: MapTiles | null;
  /** The form of the data layer, and the tracking providers (TRK-05). */
  readonly tracking: TrackingSettings;
}

const layers = ['stock', 'commerce', 'merchant'] as const;
export type Layer = (typeof layers)[number];
const habits = ['2.4.7', 'off'] as const;
type Habits = (typeof habits)[number];

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
};

const readBackendUrl = (text: string | undefined): URL | null => {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '') return url;
  throw new SettingsError('BACKEND_URL must be an http or https address, such as https://magento.example.');
};

const readDatabaseUrl = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  // the address contains a password, so the message does not repeat it
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new SettingsError('DATABASE_URL must be a postgres:// address.');
};

const readPublicUrls = (text: string | undefined): readonly URL[] =>
  (text ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((address) => {
      if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address);
      throw new SettingsError(
        `PUBLIC_URL must be an http or https address of the shop, or several with commas, not "${address}".`,
      );
    });

const readMail = (env: Environment): Settings['mail'] => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl) return null;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new SettingsError('SMTP_URL must be an smtp:// or smtps:// address.');
  if (!from) throw new SettingsError('MAIL_FROM must say who mails are from when SMTP_URL is set.');
  // links in mails must not depend on a request's Host header
  const [shopUrl] = readPublicUrls(env['PUBLIC_URL']);
  if (shopUrl === undefined)
    throw new SettingsError(
      "PUBLIC_URL must be the shop's own address when SMTP_URL is set: mailed links lead there.",
    );
  return { smtpUrl, from, shopUrl: shopUrl.href };
};

const readSwitch = (name: string, text: string | undefined, otherwise: boolean): boolean => {
  if (text === undefined || text === '') return otherwise;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingsError(`${name} must be on or off, not "${text}".`);
};

/** Mails hold reset links and codes: a shop that others may reach shows them only if told to. */
const readShowsMails = (env: Environment): boolean =>
  readSwitch('DEMONSTRATION', env['DEMONSTRATION'], !env['DATABASE_URL'] && !env['PUBLIC_URL']);

/** A Magento elsewhere has processes of its own, so its requests mostly just wait. */
const readMostAtOnce = (text: string | undefined, backendUrl: URL | null): number => {
  if (text === undefined || text === '') return backendUrl === null ? 32 : 256;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new SettingsError(`REQUESTS_AT_ONCE must be a number from 1 to 99999, not "${text}".`);
};

/** The embedded backend has all layers; any other is assumed to be a stock Magento. */
const readLayers = (text: string | undefined, backendUrl: URL | null): Layer => {
  if (text === undefined || text === '') return backendUrl === null ? 'merchant' : 'stock';
  const layer = layers.find((name) => name === text);
  if (layer !== undefined) return layer;
  throw new SettingsError(`BACKEND_LAYERS must be stock, commerce or merchant, not "${text}".`);
};

/** The embedded backend has the fields of 2.4.8. */
const readVersion = (text: string | undefined, backendUrl: URL | null): BackendVersion | null => {
  if (text === undefined || text === '') return backendUrl === null ? '2.4.8' : null;
  // a patch release has the fields of its version
  const version = text.replace(/-p\d+$/, '');
  if (isBackendVersion(version)) return version;
  throw new SettingsError(
    `BACKEND_VERSION must be ${backendVersions.slice(0, -1).join(', ')} or ${backendVersions.at(-1)}, not "${text}".`,
  );
};

const readHabits = (text: string | undefined): Habits | null => {
  if (text === undefined || text === '') return null;
  const found = habits.find((name) => name === text);
  if (found !== undefined) return found;
  throw new SettingsError(`BACKEND_HABITS must be 2.4.7 or off, not "${text}".`);
};

const merchantsAttributes = ['is_rental_product', 'incentive', 'package_content', 'rental_terms'];

/** One unknown field fails a whole query, so fields that may be missing are left out. */
const readLacks = (text: string | undefined, layer: Layer): readonly string[] => {
  if (text === undefined) return layer === 'merchant' ? [] : merchantsAttributes;
  const names = text.split(',').map((name) => name.trim());
  if (text.trim() === '') return [];
  if (names.every((name) => /^[a-z_]\w*(?:\.[a-z_]\w*)?$/i.test(name))) return names;
  throw new SettingsError(
    `BACKEND_LACKS must be names of fields, such as incentive or prices.original_row_total, not "${text}".`,
  );
};

/**
 * A path of this host or an https address; never a page
 * of the shop, which would redirect to itself.
 */
const readExternalCheckout = (env: Environment): ExternalCheckout | null => {
  const address = env['EXTERNAL_CHECKOUT'];
  if (address === undefined || address === '') return null;
  const external = { path: env['EXTERNAL_CHECKOUT_PATH'] || '/external-checkout', address };
  if (isExternalCheckout(external)) return external;
  throw new SettingsError(
    'EXTERNAL_CHECKOUT must be an https address, or a path of this host that the shop does not answer itself; EXTERNAL_CHECKOUT_PATH a path of its own.',
  );
};

const readResellersProduct = (text: string | undefined): string => {
  if (text === undefined || text === '') return defaultResellersProduct;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
  throw new SettingsError(`RESELLERS_PRODUCT must be a word of an address, such as water, not "${text}".`);
};

/** Map providers require attribution wherever their maps are shown. */
const readMapTiles = (env: Environment): MapTiles | null => {
  const { TILE_URL: address, TILE_ATTRIBUTION: credit } = env;
  if (address === undefined || address === '') return null;
  const tiles = mapTilesOf(address, credit ?? '');
  if (tiles !== null) return tiles;
  throw new SettingsError(
    'TILE_URL must be an https address, or a path of this host, with {z}, {x} and {y} in it (no {s}), and TILE_ATTRIBUTION must say whose map it is.',
  );
};

const readForm = (env: Environment, name: string, form: RegExp, example: string): string | null => {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (form.test(text)) return text;
  throw new SettingsError(`${name} must be such as ${example}, not "${text}".`);
};

const readTrackingSettings = (env: Environment): TrackingSettings => {
  const shape = readForm(env, 'DATA_LAYER', /^(?:ua|ga4)$/, 'ua or ga4') ?? 'ua';
  const profile = readForm(env, 'MARKETING_PROFILE', profileForm, 'DM-1234567890-01');
  const program = readForm(env, 'MARKETING_PROGRAM', programForm, '42') ?? '';
  const region = readForm(env, 'MARKETING_REGION', regionForm, 'r1') ?? 'r1';
  return {
    shape: shape === 'ga4' ? 'ga4' : 'ua',
    tagManager: readForm(env, 'TAG_MANAGER', tagManagerForm, 'GTM-ABC123'),
    marketing: profile === null ? null : { profile, program, region },
  };
};

export const readSettings = (env: Environment): Settings => ({
  port: readPort(env['PORT']),
  host: env['HOST'] || undefined,
  dataDir: env['DATA_DIR'] || '.data/backend',
  cacheDir: env['CACHE_DIR'] || '.data/cache',
  databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
  layers: readLayers(env['BACKEND_LAYERS'], readBackendUrl(env['BACKEND_URL'])),
  version: readVersion(env['BACKEND_VERSION'], readBackendUrl(env['BACKEND_URL'])),
  habits: readHabits(env['BACKEND_HABITS']),
  lacks: readLacks(
    env['BACKEND_LACKS'],
    readLayers(env['BACKEND_LAYERS'], readBackendUrl(env['BACKEND_URL'])),
  ),
  mail: readMail(env),
  publicUrls: readPublicUrls(env['PUBLIC_URL']),
  isDemonstration: readSwitch('DEMONSTRATION', env['DEMONSTRATION'], true),
  showsMails: readShowsMails(env),
  isProxyTrusted: readSwitch('TRUST_PROXY', env['TRUST_PROXY'], false),
  mostAtOnce: readMostAtOnce(env['REQUESTS_AT_ONCE'], readBackendUrl(env['BACKEND_URL'])),
  backendUrl: readBackendUrl(env['BACKEND_URL']),
  externalCheckout: readExternalCheckout(env),
  resellersProduct: readResellersProduct(env['RESELLERS_PRODUCT']),
  mapTiles: readMapTiles(env),
  tracking: readTrackingSettings(env),
});
