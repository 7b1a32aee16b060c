/** Reads the store's settings as one record. */
import type { Queries } from '../database/database.ts';
import { setting } from '../database/schema/store.ts';

export type Settings = Readonly<Record<string, string | number | boolean>>;

export async function readSettings(queries: Queries): Promise<Settings> {
  const rows = await queries.select().from(setting);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function saveSetting(queries: Queries, key: string, value: string): Promise<void> {
  await queries
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
}

export function settingText(settings: Settings, key: string, otherwise = ''): string {
  const value = settings[key];
  return value === undefined ? otherwise : String(value);
}

/** A boolean setting: true and false, or "1" and "0" as Magento's configuration stores them. */
export function settingFlag(settings: Settings, key: string, otherwise = false): boolean {
  const value = settings[key];
  if (value === undefined) return otherwise;
  return value === true || value === 1 || value === '1' || value === 'true';
}

export function settingNumber(settings: Settings, key: string, otherwise: number): number {
  const value = Number(settings[key] ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
}

export function currencyOf(settings: Settings): string {
  return settingText(settings, 'base_currency_code', 'AUD');
}
