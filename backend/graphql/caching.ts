/**
 * Sets the caching headers of a response: X-Magento-Cache-Id and Cache-Control as Magento sends
 * them (NET-01).
 */
import { createHash } from 'node:crypto';
import { Kind, type DocumentNode } from 'graphql';
import { eq } from 'drizzle-orm';
import { customer } from '../database/schema/customer.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { currencyOf, readSettings, settingText } from '../store/settings.ts';

const varnish = '2';
const day = '86400';
const guestGroup = 0;

export const notKept = {
  'Cache-Control': 'max-age=0, must-revalidate, no-cache, no-store',
  Pragma: 'no-cache',
} as const;

/** Fields with the same value for every visitor. */
const publicFields: ReadonlySet<string> = new Set([
  '__typename',
  'attributesForm',
  'attributesList',
  'attributesMetadata',
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
]);

async function groupOf(shop: Shop, { customerId }: Viewer): Promise<number> {
  if (customerId === null) return guestGroup;
  const [row] = await shop.database
    .select({ groupId: customer.groupId })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.groupId ?? guestGroup;
}

/** Responses with the same id may be shared: same store, customer group and sign-in state. */
export async function cacheIdOf(shop: Shop, viewer: Viewer, store: string): Promise<string> {
  const parts = [store, await groupOf(shop, viewer), viewer.customerId !== null];
  return createHash('sha256')
    .update(`brightwater|${parts.join('|')}`)
    .digest('hex');
}

function asksOnlyPublicFields(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
      ),
  );
}

/** Whether anything was found; a missing entity is not cached, because it may exist tomorrow. */
function hasSubstance(body: string): boolean {
  const answer = JSON.parse(body) as { readonly data?: object | null; readonly errors?: unknown };
  if (answer.errors !== undefined || !answer.data) return false;
  return Object.values(answer.data).some((value: unknown) => value !== null);
}

export interface Answered {
  readonly document: DocumentNode;
  readonly isRead: boolean;
  /** The request has neither a token nor a session. */
  readonly isAnonymous: boolean;
  readonly body: string;
}

/** Public only where the shop is configured for a shared cache; otherwise nothing is cached. */
export async function cachingOf(shop: Shop, answered: Answered): Promise<Readonly<Record<string, string>>> {
  const { document, isRead, isAnonymous, body } = answered;
  if (!isRead || !isAnonymous || !asksOnlyPublicFields(document)) return notKept;
  const settings = await readSettings(shop.database);
  if (settingText(settings, 'system/full_page_cache/caching_application', '1') !== varnish) return notKept;
  if (!hasSubstance(body)) return notKept;
  const seconds = settingText(settings, 'system/full_page_cache/ttl', day);
  return {
    'Cache-Control': `max-age=${seconds}, public, s-maxage=${seconds}`,
    Pragma: 'cache',
    Vary: 'Store, Content-Currency, X-Magento-Cache-Id, Authorization',
  };
}

/** Whether a requested currency is the shop's own. */
export async function isCurrency(shop: Shop, code: string): Promise<boolean> {
  return code === currencyOf(await readSettings(shop.database));
}
