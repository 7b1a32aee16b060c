/** What a request is called in the table: the same for every cart and every shopper. */

export interface NamedRequest {
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

/** Masked cart ids, numbers, codes of gift cards and versions differ from one purchase to the next. */
const withoutIds = (path: string): string =>
  path
    .replace(/^\/rest\/(\w+\/)?V1\//, '')
    .replaceAll(/(?<=\/)[0-9A-Za-z]{32}(?=\/|$)/g, '…')
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, '…')
    .replace(/(?<=\/(?:checkGiftCard|giftCards)\/)[^/]+$/, '…')
    .replace(/^\/(.*\/)?undefined\//, 'card: ')
    .replace(/^\//, '');

export const nameOf = (request: NamedRequest): string => {
  const { pathname } = new URL(request.target, 'http://shop');
  if (pathname === '/graphql') return operationIn(request);
  return `${request.method} ${withoutIds(pathname)}`;
};
