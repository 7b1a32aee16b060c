/** What an answer says about being kept: X-Magento-Cache-Id, and Cache-Control as Magento sends it (NET-01). */
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

/** What everyone may see and nobody's request changes. */
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

/** Answers with the same id may be shared: they were given for the same store, currency and kind of customer. */
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

/** Something was found: what is not there today may be there tomorrow. */
function hasSubstance(body: string): boolean {
  const answer = JSON.parse(body) as { readonly data?: object | null; readonly errors?: unknown };
  if (answer.errors !== undefined || !answer.data) return false;
  return Object.values(answer.data).some((value: unknown) => value !== null);
}

export interface Answered {
  readonly document: DocumentNode;
  readonly isRead: boolean;
  /** Nobody in particular asked. */
  readonly isAnonymous: boolean;
  readonly body: string;
}

/** Public only where the shop stands behind a shared cache; otherwise nothing is kept. */
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

/** The currency an answer is asked for in is the shop's own, or none. */
export async function isCurrency(shop: Shop, code: string): Promise<boolean> {
  return code === currencyOf(await readSettings(shop.database));
}
