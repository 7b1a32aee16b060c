/** The storefront's own operations as a real Magento answered them: one file a case, with one
 * question or several steps. */

import {
  isObject,
  readFiles,
  type Json,
  type JsonObject,
  type RecordedRequest,
  type Recording,
} from './recording.ts';

interface WrittenRequest extends RecordedRequest {
  readonly operationName?: string;
  readonly query?: string;
  readonly variables?: JsonObject | null;
}

export interface OperationCase {
  readonly name: string;
  readonly config: Readonly<Record<string, string>>;
  readonly steps: readonly Recording[];
}

/** By GET the query stands beside the path, decoded. */
function assemble({ method, path, headers, body, operationName, query, variables }: WrittenRequest) {
  if (query === undefined) return { method, path, headers, ...(body === undefined ? {} : { body }) };
  const parameters = new URLSearchParams({
    ...(operationName === undefined ? {} : { operationName }),
    query,
    ...(variables ? { variables: JSON.stringify(variables) } : {}),
  });
  return { method, headers, path: `${path}?${parameters}` };
}

interface WrittenStep {
  readonly step?: number;
  readonly note?: string;
  readonly request: WrittenRequest;
  readonly response: Recording['response'];
}

interface WrittenCase extends Partial<WrittenStep> {
  readonly case: string;
  readonly config?: Readonly<Record<string, string>>;
  readonly steps?: readonly WrittenStep[];
}

function isCase(value: unknown): value is WrittenCase {
  return typeof value === 'object' && value !== null && 'case' in value;
}

function readCase({ case: name, config = {}, steps, ...single }: WrittenCase): OperationCase {
  const written = steps ?? (single.request && single.response ? [single as WrittenStep] : []);
  return {
    name,
    config,
    steps: written.map(({ step, note = '', request, response }) => ({
      name: step === undefined ? name : `${name}#${step}`,
      note,
      request: assemble(request),
      response,
    })),
  };
}

export const readOperations = (folder: string): OperationCase[] =>
  readFiles(folder).filter(isCase).map(readCase);

const skuOf = (one: Json): string | null =>
  isObject(one) && typeof one['sku'] === 'string' ? one['sku'] : null;

/** The order of equals was a stand-in's for a search engine: products are compared by their sku. */
export function alignProducts(recorded: Json | undefined, ours: Json): Json {
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    const own: readonly Json[] = ours;
    const isBySku = recorded.length > 0 && [...recorded, ...own].every((one: Json) => skuOf(one) !== null);
    const order = recorded.map((one: Json) => skuOf(one));
    const placeOf = (one: Json): number => {
      const place = order.indexOf(skuOf(one));
      return place === -1 ? order.length : place;
    };
    const sorted = isBySku ? own.toSorted((a, b) => placeOf(a) - placeOf(b)) : own;
    return sorted.map((one, place) => alignProducts(recorded[place] as Json | undefined, one));
  }
  if (isObject(recorded) && isObject(ours))
    return Object.fromEntries(
      Object.entries(ours).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, alignProducts(recorded[key], value)]],
      ),
    );
  return ours;
}
