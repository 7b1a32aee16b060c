/** What the server prints when it is ready. */

import type { Settings } from './settings.ts';

export const greeting = (settings: Settings, port: number): string => {
  const host = settings.host === undefined || settings.host === '0.0.0.0' ? 'localhost' : settings.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const lines =
    settings.backendUrl === null
      ? [
          'This is a demonstration shop; nothing is delivered and no card is charged.',
          'Test card: 4111 1111 1111 1111, any date to come, any three digits.',
          'Buy as a guest, or sign in: hannah@example.com at home, colin@example.com at work, password Water4all!',
          `Carts and orders are kept in ${settings.databaseUrl === null ? settings.dataDir : 'the PostgreSQL of DATABASE_URL'}`,
        ]
      : [`It passes the API paths on to ${settings.backendUrl.href}`];
  return [`Brightwater is open at ${address}`, ...lines.map((line) => `  ${line}`)].join('\n');
};
