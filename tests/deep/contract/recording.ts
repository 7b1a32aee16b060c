/** Recorded requests and answers: one JSON file each, found anywhere in a folder. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface Recording {
  readonly name: string;
  readonly note?: string;
  readonly request: RecordedRequest;
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, Json>>;
    readonly body: Json;
  };
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

function isRecording(value: unknown): value is Recording {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'request' in value &&
    'response' in value &&
    typeof value.name === 'string'
  );
}

/** All JSON below a folder, in the order of its paths. */
export const readFiles = (folder: string): readonly unknown[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

export const readRecordings = (folder: string): Recording[] => readFiles(folder).filter(isRecording);

/** Every object within a value, itself included. */
export function* objectsIn(value: Json | undefined): Generator<JsonObject> {
  if (isList(value)) for (const one of value) yield* objectsIn(one);
  else if (isObject(value)) {
    yield value;
    for (const one of Object.values(value)) yield* objectsIn(one);
  }
}

/** Every value that stands under a key, at any depth. */
export function valuesOf(value: Json | undefined, key: string): Json[] {
  return [...objectsIn(value)].flatMap((one) => (one[key] === undefined ? [] : [one[key]]));
}
