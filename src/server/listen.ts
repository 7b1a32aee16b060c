/** Opens the port, or explains in one sentence why it cannot. */

import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { SettingsError, type Settings } from './settings.ts';

const explain = (error: NodeJS.ErrnoException, { port, host }: Settings): Error => {
  if (error.code === 'EADDRINUSE')
    return new SettingsError(`Port ${port} is already taken. Choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES')
    return new SettingsError(`Port ${port} may not be opened by this user. Choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new SettingsError(`HOST "${host ?? ''}" is not an address of this machine.`);
  return error;
};

export interface Listening {
  readonly server: ServerType;
  readonly port: number;
}

/**
 * Milliseconds within which headers and the whole request must arrive, and between checks of both.
 */
export interface ArrivalLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** Even the largest body arrives in time on a connection that can load the shop's pages. */
const arrivalLimits: ArrivalLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

type AdaptorOptions = Parameters<typeof createAdaptorServer>[0];

export const listen = (
  { fetch }: Pick<AdaptorOptions, 'fetch'>,
  settings: Settings,
  limits = arrivalLimits,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, serverOptions: limits });
    server.once('error', (error) => reject(explain(error, settings)));
    server.listen(settings.port, settings.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, port });
    });
  });

/** Stops accepting, lets running responses finish for a while, then closes all connections. */
export const stopListening = (server: ServerType, patience = 8000): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
