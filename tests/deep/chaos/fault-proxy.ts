/** Stands before the backend, notes every request, and applies a fault to chosen ones (BEY-01). */

import {
  createServer,
  request as ask,
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brokenAnswers, type Fault } from './faults.ts';

/** What a request is called in the table: the same for every cart and every shopper. */

interface NamedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body: string;
}

const operationIn = ({ method, target, body }: NamedRequest): string => {
  if (method === 'GET')
    return new URL(target, 'http://shop').searchParams.get('operationName') ?? 'without a name';
  const sent: unknown = JSON.parse(body);
  return typeof sent === 'object' && sent !== null && 'operationName' in sent
    ? String(sent.operationName)
    : 'without a name';
};

/** Cart ids, numbers, gift card codes and versions differ from one purchase to the next. */
const withoutIds = (path: string): string =>
  path
    .replace(/^\/rest\/(\w+\/)?V1\//, '')
    .replaceAll(/(?<=\/)[0-9A-Za-z]{32}(?=\/|$)/g, '…')
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, '…')
    .replace(/(?<=\/(?:checkGiftCard|giftCards)\/)[^/]+$/, '…')
    .replace(/^\/(.*\/)?undefined\//, 'card: ')
    .replace(/^\//, '');

const nameOf = (request: NamedRequest): string => {
  const { pathname } = new URL(request.target, 'http://shop');
  if (pathname === '/graphql') return operationIn(request);
  return `${request.method} ${withoutIds(pathname)}`;
};

/** Tells whose request it is: each cell's browser says its own. */
export const cellHeader = 'x-request-id';

/** Milliseconds that the card's bank behind the backend may take. */
const slowness = 5000;

interface Told {
  readonly name: string;
  readonly fault: Fault;
}

export interface HeardRequest {
  readonly name: string;
  /** It says who asks: a customer, not just anybody. */
  readonly isSigned: boolean;
}

interface Cell {
  told: Told | null;
  hits: number;
  readonly heard: HeardRequest[];
  readonly held: { readonly go: () => void; readonly response: ServerResponse }[];
  /** Requests that have not been answered yet. */
  open: number;
  /** Requests under way whose answer is lost. */
  atWork: number;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface FaultProxy {
  readonly url: string;
  /** From now on requests of this name meet this fault. */
  arm(cell: string, name: string, fault: Fault): void;
  lift(cell: string): void;
  /** The request that meets a fault as things stand. */
  troubled(cell: string): string | null;
  /** How many requests have met the fault since it was armed. */
  hits(cell: string): number;
  held(cell: string): number;
  release(cell: string): void;
  /** The backend is doing what the page has lost sight of. */
  isAtWork(cell: string): boolean;
  /** Everything this cell has asked since it was last listened to. */
  listen(cell: string): readonly HeardRequest[];
  /** Nothing is on its way, but for what is held. */
  isQuiet(cell: string): boolean;
  close(): Promise<void>;
}

const readAll = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const give = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const { 'transfer-encoding': _chunked, connection: _hop, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
};

const refuse = (response: ServerResponse, status: 500 | 401): void => {
  const body = JSON.stringify(brokenAnswers[status]);
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

export const startFaultProxy = async (backend: URL): Promise<FaultProxy> => {
  const cells = new Map<string, Cell>();
  const cellOf = (id: string): Cell => {
    const cell = cells.get(id) ?? { told: null, hits: 0, heard: [], held: [], open: 0, atWork: 0 };
    cells.set(id, cell);
    return cell;
  };
  // a connection kept alive may be closed by the backend in the moment it is used again
  const agent = new Agent({ keepAlive: false });

  const passOn = async (
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<Answer> => {
    const passed = ask(new URL(path, backend), {
      method,
      headers: { ...headers, host: backend.host },
      agent,
    });
    passed.end(body);
    const [response] = (await once(passed, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 502, headers: response.headers, body: await readAll(response) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: target = '/', headers } = request;
    const body = await readAll(request);
    const pass = (): Promise<Answer> => passOn(method, target, headers, body);
    const id = headers[cellHeader];
    if (typeof id !== 'string') return give(response, await pass());

    const cell = cellOf(id);
    const name = nameOf({ method, target, body: body.toString() });
    cell.heard.push({ name, isSigned: headers.authorization !== undefined });
    cell.open += 1;
    response.once('close', () => void (cell.open -= 1));
    const fault = cell.told?.name === name ? cell.told.fault : null;
    if (fault !== null) cell.hits += 1;
    switch (fault) {
      case null:
        return give(response, await pass());
      case 'before':
        return void request.socket.destroy();
      case 'after':
        await pass();
        return void request.socket.destroy();
      case 'while': {
        request.socket.destroy();
        cell.atWork += 1;
        // the page asks for the outcome before the bank has answered
        if (name.endsWith('/payment-information')) await pause(slowness);
        await pass().finally(() => void (cell.atWork -= 1));
        return;
      }
      case 'status 500':
        return refuse(response, 500);
      case 'status 401':
        return refuse(response, 401);
      case 'late 20 s':
        await new Promise<void>((go) => void cell.held.push({ go, response }));
        return give(response, await pass());
      case 'doubled': {
        // the page gets the second answer
        const [, second] = await Promise.all([pass(), pass()]);
        return give(response, second);
      }
    }
  };

  const server = createServer((request, response) => {
    // the page is closed, or the stage is closing
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    arm: (id, name, fault) => void Object.assign(cellOf(id), { told: { name, fault }, hits: 0 }),
    lift: (id) => void (cellOf(id).told = null),
    troubled: (id) => cellOf(id).told?.name ?? null,
    hits: (id) => cellOf(id).hits,
    held: (id) => cellOf(id).held.length,
    release: (id) =>
      cellOf(id)
        .held.splice(0)
        .forEach(({ go }) => go()),
    isAtWork: (id) => cellOf(id).atWork > 0,
    listen: (id) => cellOf(id).heard.splice(0),
    // a window that goes on to another address leaves what it had asked for behind
    isQuiet: (id) => cellOf(id).open === cellOf(id).held.filter(({ response: { closed } }) => !closed).length,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
