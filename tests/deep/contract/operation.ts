/** What a recorded request asks for: GraphQL root fields with arguments, or a REST route. */

import { Kind, parse, valueFromASTUntyped, type FieldNode } from 'graphql';
import { isObject, valuesOf, type Json, type JsonObject, type RecordedRequest } from './recording.ts';

export interface Operation {
  /** Root fields of GraphQL, in order; of REST one text such as POST guest-carts/:/items. */
  readonly names: readonly string[];
  /** GraphQL arguments of all root fields, or the REST body. */
  readonly input: JsonObject;
  readonly isRest: boolean;
}

function rootFields(query: string): readonly FieldNode[] {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.filter((one) => one.kind === Kind.FIELD)
        : [],
    );
  } catch {
    return [];
  }
}

function decodeBody(body: Json | undefined): JsonObject {
  if (isObject(body)) return body;
  if (typeof body !== 'string') return {};
  try {
    const value: Json = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function graphqlOperation({ body, path, method }: RecordedRequest): Operation {
  const { query, variables } =
    method === 'GET'
      ? { query: new URL(path, 'http://shop').searchParams.get('query'), variables: undefined }
      : decodeBody(body);
  const fields = typeof query === 'string' ? rootFields(query) : [];
  const given: Record<string, unknown> = isObject(variables) ? { ...variables } : {};
  const input: Record<string, Json> = {};
  for (const field of fields)
    for (const argument of field.arguments ?? [])
      input[argument.name.value] = valueFromASTUntyped(argument.value, given) as Json;
  return { names: fields.map(({ name }) => name.value), input, isRest: false };
}

export function operationOf(request: RecordedRequest): Operation {
  if (request.path.startsWith('/graphql')) return graphqlOperation(request);
  const { pathname } = new URL(request.path, 'http://shop');
  const route = pathname
    .replace(/^\/rest(?:\/\w+)?\/V1\//, '')
    .replaceAll(/<\w+>|%3C\w+%3E|\b[A-Za-z0-9]{32}\b/g, ':')
    .replaceAll(/\/\d+$/g, '/:');
  return { names: [`${request.method} ${route}`], input: decodeBody(request.body), isRest: true };
}

/** Masks such as <CART_1> that a request uses, in order. */
export function masksIn(request: RecordedRequest): string[] {
  const text = decodeURIComponent(JSON.stringify(request).replaceAll('%', '%25'));
  return [...new Set(text.match(/<[A-Z]+_\w+>/g) ?? [])];
}

export interface ItemReference {
  readonly given: string | number;
  readonly id: number;
}

/** Cart lines that the request names by the recorded shop's ids. */
export function itemsNamed(request: RecordedRequest, { input }: Operation): ItemReference[] {
  const ids = valuesOf(input, 'cart_item_id').flatMap((id) =>
    typeof id === 'number' ? [{ given: id, id }] : [],
  );
  const uids = valuesOf(input, 'cart_item_uid').flatMap((uid) => {
    if (typeof uid !== 'string') return [];
    const id = Number(Buffer.from(uid, 'base64').toString());
    return Number.isInteger(id) && id > 0 ? [{ given: uid, id }] : [];
  });
  const inPath = /\/items\/(\d+)/.exec(request.path)?.[1];
  return [...ids, ...uids, ...(inPath === undefined ? [] : [{ given: inPath, id: Number(inPath) }])];
}

export function messagesOf(body: Json): string {
  return valuesOf(body, 'message')
    .filter((one) => typeof one === 'string')
    .join('\n');
}

export const isOrder = ({ names }: Operation): boolean =>
  names.some((name) => name === 'placeOrder' || /^POST .*\/payment-information$|^PUT .*\/order$/.test(name));
