/** The wires of server-rendered pages: no storage, no customer, no device, shared answers. */

import { createActor, type ActorRefFrom, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { preparationMachine } from '#machines/display/preparation/preparation.machine.ts';
import { nothingOpened, type GivenContent, type OpenedPage } from '#machines/domain/opened-page.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { TransportSettings } from '#transport/settings.ts';
import { createSharedReads } from '#transport/shared-reads.ts';
import { createStorage } from '#transport/storage.ts';
import { storagePrefix } from '#transport/storage-keys.ts';
import { createTransport, type Transport } from '#transport/transport.ts';
import { wireDisplay } from './actors/root.ts';
import { createSharing, type Wires } from './actors/wires.ts';
import { createShop } from './shop.ts';

export interface ServerWiresOptions extends Pick<
  TransportSettings,
  'origin' | 'fetch' | 'storeCode' | 'layer' | 'version' | 'lacks'
> {
  readonly clean: HtmlCleaner;
  readonly parseContent: ContentParser;
  readonly resellersProduct: string;
  readonly tracking: string;
  readonly page: PageConfiguration;
}

type Display = ActorRefFrom<ReturnType<typeof wireDisplay>>;

export interface ServerWires extends Wires {
  /** Reads a page, and reports to no shop. */
  readonly display: ReturnType<typeof wireDisplay>;
  /** Not started, and the same for all pages except for their display. */
  readonly frame: ShopActor;
  /** By the content that pages share, the display that reads it. */
  readonly shared: WeakMap<readonly GivenContent[], Display>;
}

/** The machine in its first state, computed once: a rendered page never leaves it. */
const atRest = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  const snapshot = createActor(machine).getSnapshot();
  return Object.create(machine, {
    getInitialSnapshot: { value: () => snapshot },
    transition: { value: () => snapshot },
  });
};

export const serverWires = (options: ServerWiresOptions): ServerWires => {
  const { clean, parseContent, resellersProduct, tracking, page, ...backend } = options;
  const own = createTransport({
    ...backend,
    storage: createStorage(null, storagePrefix),
    isOnline: () => true,
    readCookie: () => null,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    whenIdle: () => undefined,
  });
  const transport: Transport = { ...own, graphql: createSharedReads(own.graphql) };
  const wires: Wires = {
    transport,
    session: createStorage(null, storagePrefix),
    connection: null,
    pages: null,
    lifecycle: null,
    errors: null,
    caches: null,
    releases: null,
    locks: null,
    clean,
    parseContent,
    resellersProduct,
    tracking,
    page,
  };
  const display = wireDisplay(null, createSharing(wires)).provide({
    actions: { reportFact: () => undefined },
    actors: { preparation: atRest(preparationMachine), search: atRest(searchMachine) },
  });
  return { ...wires, display, frame: createShop(wires), shared: new WeakMap() };
};

/** Not started: only its snapshot is read. */
const openDisplay = (display: ReturnType<typeof wireDisplay>, opened: OpenedPage): Display =>
  createActor(display, { input: opened });

/** The same actor with further children. */
const withChildren = <Actor extends AnyActorRef>(actor: Actor, further: object): Actor => {
  const snapshot = actor.getSnapshot();
  const shown = { ...snapshot, children: { ...snapshot.children, ...further } };
  return Object.create(actor, { getSnapshot: { value: () => shown } });
};

/** The readings of content that pages share, each created once. */
const readingsOf = ({ display, shared }: ServerWires, given: readonly GivenContent[]) => {
  const kept = shared.get(given) ?? openDisplay(display, { ...nothingOpened, contents: given });
  shared.set(given, kept);
  const { page: _page, preparation: _preparation, search: _search, ...own } = kept.getSnapshot().children;
  return own;
};

/**
 * The shop of one page, as it is in a browser before it starts. `given` is
 * what it opens with beside its own content.
 */
export const createPageShop = (
  wires: ServerWires,
  opened: OpenedPage,
  given: readonly GivenContent[],
): ShopActor => {
  const contents = opened.contents.filter((one) => !given.includes(one));
  const own = openDisplay(wires.display, { ...opened, contents });
  return withChildren(wires.frame, { display: withChildren(own, readingsOf(wires, given)) });
};
