/** The reference Magento: one function from Request to Response with its own database. */
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answerAddress, isAddressPath } from './address-search/address-endpoint.ts';
import { isConnectionLoss, unavailableMessage } from './database/failed-statement.ts';
import type { Database } from './database/database.ts';
import { answerInvoice } from './account/invoice-request.ts';
import { openShopDatabase } from './database/shop-database.ts';
import { createGraphqlEndpoint } from './graphql/endpoint.ts';
import { defaultHabits, type Habits } from './habits.ts';
import type { Layer } from './layers.ts';
import { isInMaintenance, maintenancePage } from './maintenance.ts';
import { answerMail, isMailPath } from './mail/mail-viewer.ts';
import { createMailSender, type MailSettings } from './mail/mail-sender.ts';
import { answerFilm, isFilmPath } from './media/film.ts';
import { createMedia } from './media/media.ts';
import { answerDownload, isDownloadPath } from './order/downloads.ts';
import { abortedResponse, LostResponse } from './order/lost-response.ts';
import { answerSample, isSamplePath } from './media/samples.ts';
import { nonceStore } from './order/nonces.ts';
import { isCardProviderPath, isInvoicePath } from './paths.ts';
import { answerBuyLater, buyLaterPath } from './payments/buy-later.ts';
import { createEmulator } from './payments/emulator.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { refuseNul, TooLarge, Unreadable } from './request-body.ts';
import { createRestEndpoint } from './rest/endpoint.ts';
import { answerPostcode, postcodePath } from './scripts-endpoint.ts';
import type { SeedShop } from './seed/seed-types.ts';
import { answerSession, isSessionPath } from './session/session-endpoint.ts';
import { deliversAnywhere } from './cart/shipping-quotes.ts';
import type { Shop } from './shop.ts';
import { saveSetting } from './store/settings.ts';

export interface BackendOptions {
  /** A PostgreSQL URL (postgres://…); without one the database is embedded. */
  readonly databaseUrl?: string;
  /** Directory of the embedded database; null keeps it in memory. */
  readonly dataDir: string | null;
  readonly seed: SeedShop;
  readonly clock?: () => Date;
  /** Caches the seeded image and drawn pictures between runs. */
  readonly cacheDir?: string;
  readonly gateway?: PaymentGateway;
  /** The highest layer served; each includes the lower ones. */
  readonly layers?: Layer;
  /** Faults of a stock release to imitate; defaults to `2.4.7` for the stock layer, else `off`. */
  readonly habits?: Habits;
  readonly log?: (line: string) => void;
  /** The mail server; without one mails stay in the outbox. */
  readonly mail?: MailSettings & {
    /** The shop's own URL for links in mails. A request's Host header is never trusted for it. */
    readonly shopUrl: string;
  };
  /** False where the shop is no demonstration; its front door is told. */
  readonly isDemonstration?: boolean;
  /** False hides /dev/mail, which only a demonstration without a mail server shows. */
  readonly showsMails?: boolean;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Called with the open database; used by the replay of recordings to set up its data. */
  readonly opened?: (database: Database) => void;
}

export interface Backend {
  fetch(request: Request): Promise<Response>;
  /**
   * Calls `changed` after each change of data on public pages: catalogue, stock, content, settings.
   */
  watch(changed: () => void): Promise<void>;
  close(): Promise<void>;
}

function problem(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, seed, cacheDir, clock = () => new Date(), log = () => undefined } = options;
  const { database, watch, close } = await openShopDatabase({
    databaseUrl: options.databaseUrl,
    dataDir,
    seed,
    cacheDir,
    log,
  });
  options.opened?.(database);
  if (options.mail) await saveSetting(database, 'secure_base_url', options.mail.shopUrl);
  const layer = options.layers ?? 'merchant';
  const shop: Shop = {
    database,
    gateway: options.gateway ?? createEmulator({ now: () => clock().getTime() }),
    layer,
    hasHabits: (options.habits ?? defaultHabits(layer)) !== 'off',
    now: clock,
    wait: options.wait ?? ((milliseconds) => setTimeout(milliseconds)),
    log,
  };
  await saveSetting(database, deliversAnywhere, shop.hasHabits ? '1' : '0');
  const answerGraphql = createGraphqlEndpoint(shop);
  const answerRest = createRestEndpoint(shop);
  const answerMedia = createMedia(cacheDir === undefined ? {} : { cacheDir: join(cacheDir, 'media') });
  const nonces = nonceStore(database, clock);
  const mailSender = options.mail ? createMailSender({ ...options.mail, database, now: clock, log }) : null;
  const isDemonstration = options.isDemonstration ?? true;
  // mails to real people must not be readable here
  const isOutboxOpen = isDemonstration && options.showsMails !== false && mailSender === null;

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isGraphql = pathname === '/graphql' || pathname === '/graphql/';
    if ((isGraphql || pathname.startsWith('/rest/')) && (await isInMaintenance(shop)))
      return maintenancePage();
    if (isGraphql) return answerGraphql(request);
    if (pathname.startsWith('/rest/')) return answerRest(request);
    if (isFilmPath(pathname)) return answerFilm(request);
    if (pathname.startsWith('/media/')) return answerMedia(request);
    // the script belongs to the merchant's modules
    if (pathname === postcodePath && layer === 'merchant') return answerPostcode(request);
    if (isSamplePath(pathname)) return answerSample(shop, request);
    if (isMailPath(pathname) && isOutboxOpen) return answerMail(shop, request);
    if (isAddressPath(pathname)) return answerAddress(shop, request);
    if (isSessionPath(pathname)) return answerSession(shop, request);
    if (isInvoicePath(pathname)) return answerInvoice(shop, request);
    if (isDownloadPath(pathname)) return answerDownload(shop, request);
    if (isCardProviderPath(pathname))
      return (await shop.gateway.handle(request, nonces)) ?? problem(404, 'Not found');
    if (pathname === '/healthz') {
      await database.execute(sql`select 1`);
      // a front door on another machine learns here whether the demonstration paths exist
      return Response.json({ status: 'ok', ...(isDemonstration ? { isDemonstration } : {}) });
    }
    if (pathname === (await buyLaterPath(shop))) return answerBuyLater(shop, request);
    return problem(404, 'Not found');
  }

  return {
    async fetch(request) {
      try {
        refuseNul(request.url);
        return await answer(request);
      } catch (error) {
        if (error instanceof LostResponse) return abortedResponse();
        if (error instanceof TooLarge) return problem(413, error.message);
        if (error instanceof Unreadable) return problem(400, error.message);
        if (isConnectionLoss(error)) {
          log(`database: ${error instanceof Error ? error.message : String(error)}`);
          return problem(503, unavailableMessage, { 'Retry-After': '2' });
        }
        log(
          `${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        return problem(500, 'Internal server error');
      }
    },
    watch,
    async close() {
      await mailSender?.close();
      await close();
    },
  };
}
