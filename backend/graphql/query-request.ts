/** Reads query and variables of a GraphQL request as strictly as Magento. */
import { Kind, parse, type DocumentNode } from 'graphql';
import { isDeepJson, isDeepQuery } from '../nesting.ts';
import { readBody } from '../request-body.ts';
import { notKept } from './caching.ts';
import { isGraphqlError } from './errors.ts';
import { rewordSyntax } from './wording.ts';

export interface QueryRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Fault {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions?: { readonly category: 'graphql-input' };
}

export function answerFault(
  status: number,
  fault: Fault,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ errors: [fault] }, { status, headers: { ...notKept, ...headers } });
}

export function inputFault(message: string): Fault {
  return { message, extensions: { category: 'graphql-input' } };
}

/** The error of Magento's parser for an empty query. */
export const emptyQuery: Fault = {
  message: 'Syntax Error: Unexpected <EOF>',
  locations: [{ line: 1, column: 1 }],
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * NUL as raw character or in the escapes of JSON and GraphQL strings; PostgreSQL cannot store it.
 */
const nul = /\0|\\u0000|\\u\{0+\}/;

function decode(value: unknown): QueryRequest | Response {
  // batched queries are not supported
  if (Array.isArray(value)) return answerFault(400, emptyQuery);
  if (!isRecord(value)) return answerFault(400, inputFault('The request body must be a JSON object.'));
  const { query, variables } = value;
  if (typeof query !== 'string' || query.trim() === '') return answerFault(400, emptyQuery);
  if (isDeepQuery(query)) return answerFault(400, inputFault('The query nests too deep.'));
  if (variables != null && !isRecord(variables))
    return answerFault(400, inputFault('Variables must be a JSON object.'));
  if (nul.test(query) || nul.test(JSON.stringify(variables ?? {})))
    return answerFault(400, inputFault('Decoding error.'));
  return { query, variables: variables ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readGet(url: URL): QueryRequest | Response {
  const variables = url.searchParams.get('variables');
  const text = variables === null || variables === '' ? '{}' : variables;
  const decoded = isDeepJson(text) ? undefined : parseJson(text);
  return decode({ query: url.searchParams.get('query') ?? '', variables: decoded ?? 'not JSON' });
}

async function readPost(request: Request): Promise<QueryRequest | Response> {
  const isJson = request.headers.get('content-type')?.toLowerCase().startsWith('application/json') ?? false;
  // another site's form can send neither header, so it cannot make a shopper's browser change a
  // cart
  if (!isJson && request.headers.get('x-requested-with') === null)
    return answerFault(400, inputFault('Send the query as application/json.'));
  // nesting depth is checked while the body is parsed
  return decode(parseJson(await readBody(request)));
}

export async function readQueryRequest(request: Request): Promise<QueryRequest | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return readGet(new URL(request.url));
  if (request.method === 'POST') return readPost(request);
  return answerFault(405, emptyQuery, { Allow: 'GET, HEAD, POST' });
}

export function readDocument(query: string): DocumentNode | Response {
  try {
    return parse(query, { maxTokens: 5000 });
  } catch (error) {
    if (!isGraphqlError(error)) throw error;
    const { message, locations } = error;
    return answerFault(400, { message: rewordSyntax(message), ...(locations ? { locations } : {}) });
  }
}

export function hasMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
}

export function countOperations({ definitions }: DocumentNode): number {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
}
