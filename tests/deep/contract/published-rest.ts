/** REST bodies checked by the published OpenAPI document, as lax as the server. */

import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import type { Json } from './recording.ts';

type Schema = Record<string, unknown>;

interface OpenApi {
  readonly definitions: Record<string, Schema>;
  readonly paths: Record<string, Record<string, Schema>>;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server takes any object here, and what additional_data really carries is an object. */
const open = new Set(['additional_data']);

/** Marked required, yet only an order asks for them. */
const unrequired = /address/;

function relax(schema: Schema, name: string): Schema {
  const out: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'xml' || key === 'description') continue;
    if (key === 'required' && unrequired.test(name)) continue;
    if (key === '$ref' && typeof value === 'string')
      out['$ref'] = `${value}-relaxed`.replace('#/definitions/', 'contract:');
    else if (key === 'properties' && isSchema(value))
      out['properties'] = Object.fromEntries(
        Object.entries(value).map(([property, inner]) => [
          property,
          open.has(property) || !isSchema(inner) ? {} : relax(inner, property),
        ]),
      );
    else if (key === 'items' && isSchema(value)) out['items'] = relax(value, name);
    else out[key] = value;
  }
  // the server refuses unknown keys
  if (out['type'] === 'object' && out['properties']) out['additionalProperties'] = false;
  return out;
}

export interface PublishedRest {
  /** Faults of a request's body, none where the route takes none. */
  body(method: string, path: string, body: Json): string[];
}

function compile(api: OpenApi): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
  for (const [name, schema] of Object.entries(api.definitions))
    ajv.addSchema({ ...relax(schema, name), $id: `contract:${name}-relaxed` });
  return (schema) => ajv.compile(relax(schema, ''));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll(/[.]/g, '\\.')}$`);

function faultsOf(validator: ValidateFunction, value: Json): string[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

export function readPublishedRest(file: string): PublishedRest {
  const api: OpenApi = parse(readFileSync(file, 'utf8'));
  const compileBody = compile(api);
  const operationAt = (method: string, path: string): Schema | null => {
    const found = Object.keys(api.paths)
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .find((one) => patternOf(one).test(path) && api.paths[one]?.[method.toLowerCase()]);
    return found === undefined ? null : (api.paths[found]?.[method.toLowerCase()] ?? null);
  };
  return {
    body(method, path, body) {
      const operation = operationAt(method, path);
      if (operation === null) return [`${method} ${path} is not in the contract`];
      const parameters = Array.isArray(operation['parameters'])
        ? operation['parameters'].filter(isSchema)
        : [];
      const given = parameters.find((one) => one['in'] === 'body');
      if (!isSchema(given?.['schema'])) return body === null ? [] : ['a body where the contract has none'];
      return faultsOf(compileBody(given['schema']), body ?? {});
    },
  };
}
