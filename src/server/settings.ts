/** What the environment asks of the front door: PORT, HOST, DATA_DIR, CACHE_DIR, BACKEND_URL, each checked before anything opens. */

export interface Settings {
  readonly port: number;
  /** Undefined listens on every address, IPv4 and IPv6, as Node does by itself. */
  readonly host: string | undefined;
  /** Carts and orders. */
  readonly dataDir: string;
  /** What can be made again: the seeded image, drawn pictures. */
  readonly cacheDir: string;
  /** A Magento elsewhere; null means the backend runs inside this process. */
  readonly backendUrl: URL | null;
}

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

export const readSettings = (env: Environment): Settings => ({
  port: readPort(env['PORT']),
  host: env['HOST'] || undefined,
  dataDir: env['DATA_DIR'] || '.data/backend',
  cacheDir: env['CACHE_DIR'] || '.data/cache',
  backendUrl: readBackendUrl(env['BACKEND_URL']),
});
