/** React hooks for what the shop has read: content, and the store's configuration. */

import { use, useCallback } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { catalogMachine } from '#machines/display/catalog/catalog.machine.ts';
import { selectContent, selectLoadFailure } from '#machines/display/catalog/catalog.selectors.ts';
import type { displayMachine } from '#machines/display/display.machine.ts';
import { defaultLocale } from '#machines/domain/constants.ts';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { languageOf, type StoreConfig } from '#machines/domain/store.ts';
import { shellBlocks, subjectKey, type Content, type Subject } from '#machines/domain/subject.ts';
import { taxNameOf } from '#machines/domain/tax-name.ts';
import { WantedSubjectsContext } from './ShopProvider.tsx';
import { useOfPart } from './use-of-part.ts';
import { useDisplay } from './use-shop.ts';

const storeConfig: Subject = { kind: 'storeConfig' };

export interface Reading {
  /** Null during the first read. */
  readonly content: Content | null;
  readonly failure: Failure | null;
}

type Loader = ActorRefFrom<typeof catalogMachine>;

/** A value of the loader of a subject; `absent` until it has started. */
const useOfLoader = <Value>(
  subject: Subject,
  select: (snapshot: SnapshotFrom<Loader>) => Value,
  absent: Value,
): Value => {
  use(WantedSubjectsContext)?.(subject);
  const key = subjectKey(subject);
  const pick = useCallback(
    ({ children }: SnapshotFrom<typeof displayMachine>) => children[key] as Loader | undefined,
    [key],
  );
  return useOfPart(useDisplay(), pick, select, absent);
};

/** The current content of a subject; null during the first read. */
export const useContent = (subject: Subject): Content | null => useOfLoader(subject, selectContent, null);

/** The current content and failure of a subject. */
export const useReading = (subject: Subject): Reading => ({
  content: useContent(subject),
  failure: useOfLoader(subject, selectLoadFailure, null),
});

/** A value of the store's configuration; `absent` during the first read. */
export const useOfConfig = <Value>(select: (config: StoreConfig) => Value, absent: Value): Value => {
  const content = useContent(storeConfig);
  return content?.kind === 'storeConfig' ? select(content.storeConfig) : absent;
};

/** One of the shell's blocks; null if the merchant has none, or while it is read. */
export const useBlock = (identifier: string): ContentTree | null => {
  const content = useContent(shellBlocks);
  if (content?.kind !== 'blocks') return null;
  return content.blocks.find((block) => block.identifier === identifier)?.content ?? null;
};

/** Whether the shell's blocks are still being read. */
export const useAreBlocksAwaited = (): boolean => {
  const { content, failure } = useReading(shellBlocks);
  return content === null && failure === null;
};

/** Whether the backend supports gift cards (GIFT-02). */
export const useHasGiftCards = (): boolean => useOfConfig(({ hasGiftCards }) => hasGiftCards, false);

/** Whether the backend stores delivery instructions (ADDR-10). */
export const useHasAuthorityToLeave = (): boolean =>
  useOfConfig(({ hasAuthorityToLeave }) => hasAuthorityToLeave, false);

/** Whether the backend has deliveries, invoices and equipment (ACC-01). */
export const useHasAccountServices = (): boolean =>
  useOfConfig(({ hasAccountServices }) => hasAccountServices, false);

/** The merchant's block beside the cart or the checkout's totals (GEN-07). */
export const useInfoBlock = (place: 'cart' | 'checkout'): ContentTree | null => {
  const content = useContent({ kind: 'infoBlocks' });
  return content?.kind === 'infoBlocks' ? content[place] : null;
};

/** Whether a guest has to sign in to order (CHK-03). */
export const useIsGuestCheckoutOff = (): boolean =>
  useOfConfig(({ isGuestCheckoutOff }) => isGuestCheckoutOff === true, false);

/** The name of the sales tax in the store's country. */
export const useTaxName = (): string => taxNameOf(useOfConfig(({ country }) => country ?? null, null));

/** The shop's name; empty while it is read (SHELL-02). */
export const useShopName = (): string => useOfConfig(({ name }) => name, '');

/** The shop's language tag, for documents and formats (GEN-07). */
export const useLanguage = (): string => languageOf(useOfConfig(({ locale }) => locale, defaultLocale));

/** The suffix of page titles (SHELL-13). */
export const useTitleSuffix = (): string => useOfConfig(({ titleSuffix }) => titleSuffix, '');
