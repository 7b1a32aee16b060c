/** A page with nothing but the card fields, served from a free port beside the emulator. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import type { PaymentGateway } from '#backend/payments/gateway.ts';
import { createNonceMemory, type NonceMemory } from './nonce-memory.ts';

export interface CardPage {
  readonly origin: string;
  readonly store: NonceMemory;
  readonly asked: readonly string[];
  /** Paths that contain this text get no answer at all, like a line that went dead. */
  silence(part: string | null): void;
  close(): Promise<void>;
}

const html = `<!doctype html><html lang="en-AU"><title>Card</title>
<form>
  <input id="before" aria-label="before" />
  <label for="card-number">Card number</label><div id="card-number" style="height:44px"></div>
  <label for="card-expirationDate">Expiry date</label><div id="card-expirationDate" style="height:44px"></div>
  <label for="card-cvv">Security code</label><div id="card-cvv" style="height:44px"></div>
  <input id="after" aria-label="after" />
</form>
<script type="module">import * as card from '/assets/card-fields.js'; window.card = card;</script></html>`;

const root = path.resolve(import.meta.dirname, '../..');

const bundleAdapter = async (directory: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      outDir: directory,
      emptyOutDir: true,
      lib: {
        entry: path.join(root, 'src/services/payment/card-fields.ts'),
        formats: ['es'],
        fileName: () => 'card-fields.js',
      },
    },
  });
};

export const openCardPage = async (gateway: PaymentGateway): Promise<CardPage> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'card-page-'));
  await bundleAdapter(directory);
  const store = createNonceMemory();
  const asked: string[] = [];
  let silent: string | null = null;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (silent !== null && pathname.includes(silent)) return new Promise<Response>(() => undefined);
    const provided = await gateway.handle(request, store);
    if (provided) return provided;
    if (pathname.startsWith('/assets/')) {
      const script = await readFile(path.join(directory, path.basename(pathname)));
      return new Response(new Uint8Array(script), { headers: { 'Content-Type': 'text/javascript' } });
    }
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };

  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const started = serve({ fetch: answer, port: 0 }, (info) =>
        resolve({ server: started, port: info.port }),
      );
    },
  );

  return {
    origin: `http://localhost:${port}`,
    store,
    asked,
    silence(part) {
      silent = part;
    },
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
};
