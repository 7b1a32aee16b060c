/**
 * Title and description of the shop's own public screens, with the brand from the backend (BEY-14).
 */

import { publicScreens } from '#paths.ts';
import { titleSuffixOf } from '#services/content/store.wire.ts';
import { titleOf } from '#ui/page-title.ts';
import { dig, type AskGraphql } from './ask-graphql.ts';
import { resolutionLifetime } from './route-resolver.ts';
import { said, type PageMeta } from './page-meta.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';

export interface ScreenMetaOptions {
  readonly ask: AskGraphql;
  readonly watch?: WatchChanges;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds to wait; the page completes its title itself. */
  readonly patience?: number;
}

const shopQuery = 'query PageMetaShop { storeConfig { store_name title_suffix } }';

const screens: ReadonlyMap<string, { readonly title: string; readonly description: string }> = new Map(
  Object.entries(publicScreens),
);

export const createScreenMeta = ({
  ask,
  watch = watchNothing,
  now = Date.now,
  patience = 500,
}: ScreenMetaOptions) => {
  const known = new Map<string, { readonly suffix: string; readonly until: number }>();
  let changes = 0;
  watch(() => {
    changes += 1;
    known.clear();
  });

  const suffixAt = async (origin: string): Promise<string> => {
    const kept = known.get(origin);
    if (kept !== undefined && kept.until > now()) return kept.suffix;
    const before = changes;
    const { data } = await ask(shopQuery, {}, origin);
    const store = dig(data, 'storeConfig');
    const suffix = titleSuffixOf({
      title_suffix: said(store, 'title_suffix'),
      store_name: said(store, 'store_name'),
    });
    // keep one origin only: with a spoofed host any number could be requested
    known.clear();
    if (changes === before) known.set(origin, { suffix, until: now() + resolutionLifetime });
    return suffix;
  };

  const late = async (): Promise<string> =>
    new Promise((give) => void setTimeout(() => give(''), patience).unref());

  /** Null for screens that are not public. */
  return async (path: string, origin: string): Promise<PageMeta | null> => {
    const screen = screens.get(path);
    if (screen === undefined) return null;
    const suffix = await Promise.race([suffixAt(origin).catch(() => ''), late()]);
    return {
      title: titleOf(screen.title, suffix),
      description: screen.description,
      keywords: '',
      canonical: path,
    };
  };
};
