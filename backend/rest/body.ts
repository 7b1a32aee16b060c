/**
 * Decodes objects in REST bodies as strictly as Magento: unknown keys and wrong types are refused
 * by name.
 */
import { refuseInput, requiredField } from '../refusal.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toSnake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Refusals name a field like Magento's setter: quote_delivery_instructions is
 * QuoteDeliveryInstructions.
 */
function toPascal(key: string): string {
  return toSnake(key).replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function wrongType(field: string, value: unknown, expected: string): Error {
  const shown = typeof value === 'object' ? 'Array' : String(value);
  return refuseInput(
    `Error occurred during "${field}" processing. The "${shown}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`,
  );
}

/** The object with keys in snake case; camelCase is accepted too, as Luma sends it. */
export function readObject(value: unknown, field: string, known: readonly string[]): JsonObject {
  if (!isObject(value)) throw wrongType(field, value, 'object');
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      const name = toSnake(key);
      if (!known.includes(name))
        throw refuseInput('"%fieldName" is not supported. Correct the field name and try again.', {
          fieldName: toPascal(key),
        });
      return [name, own];
    }),
  );
}

/** Requires a top-level parameter of a service; unknown other parameters are ignored. */
export function requireParameter(body: JsonObject, name: string): unknown {
  const value = body[name];
  if (value === undefined || value === null) throw requiredField(name);
  return value;
}

export function readText(object: JsonObject, field: string): string | null {
  const value = object[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw wrongType(field, value, 'string');
}

export function readInteger(object: JsonObject, field: string): number | null {
  const value = object[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,9}$/.test(value)) return Number(value);
  throw wrongType(field, value, 'int');
}

export function readNumber(object: JsonObject, field: string): number | null {
  const value = object[field];
  if (value === undefined || value === null) return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw wrongType(field, value, 'float');
}

export function readTextList(object: JsonObject, field: string): string[] {
  const value = object[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrongType(field, value, 'string[]');
  return value.map((one: unknown) => {
    if (typeof one === 'string' || typeof one === 'number') return String(one);
    throw wrongType(field, one, 'string');
  });
}
