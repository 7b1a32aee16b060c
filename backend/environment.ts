/** Reads the process environment: database, mail server, layers and imitated faults (X2). */
import type { BackendOptions } from './backend.ts';
import { isHabits } from './habits.ts';
import { isLayer } from './layers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function readMail(variables: Environment): BackendOptions['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: shopUrl } = variables;
  if (!smtpUrl) return undefined;
  if (!from || !shopUrl)
    throw new Error(
      "With SMTP_URL, MAIL_FROM must say who mails are from and PUBLIC_URL be the shop's address.",
    );
  return { smtpUrl, from, shopUrl };
}

/**
 * Mails hold reset links and codes. They are shown by default only in a demonstration on one's own
 * machine: without a database server and without a public address.
 */
function readDemonstration(variables: Environment): Pick<BackendOptions, 'isDemonstration' | 'showsMails'> {
  const { DEMONSTRATION: choice, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl } = variables;
  const isPublic = Boolean(databaseUrl) || Boolean(publicUrl);
  return {
    isDemonstration: choice !== 'off',
    showsMails: choice === 'on' || (choice !== 'off' && !isPublic),
  };
}

export function readEnvironment(variables: Environment): Omit<BackendOptions, 'seed' | 'log'> {
  const layers = variables['BACKEND_LAYERS'] || 'merchant';
  if (!isLayer(layers)) throw new Error('BACKEND_LAYERS is stock, commerce or merchant.');
  const habits = variables['BACKEND_HABITS'] || null;
  if (habits !== null && !isHabits(habits)) throw new Error('BACKEND_HABITS is 2.4.7 or off.');
  const databaseUrl = variables['DATABASE_URL'];
  const mail = readMail(variables);
  return {
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(mail ? { mail } : {}),
    dataDir: variables['DATA_DIR'] || '.data/backend',
    cacheDir: variables['CACHE_DIR'] || '.data/cache',
    layers,
    ...(habits === null ? {} : { habits }),
    ...readDemonstration(variables),
  };
}
