/** React hooks for what the shop has read: content, and the store's configuration. */

import { useSelector } from '@xstate/react';
import { use } from 'react';
import { selectContent, selectLoadFailure } from '#machines/display/catalog/catalog.selectors.ts';
import { defaultLocale } from '#machines/domain/constants.ts';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { languageOf } from '#machines/domain/store.ts';
import { shellBlocks, subjectKey, type Content, type Subject } from '#machines/domain/subject.ts';
import { taxNameOf } from '#machines/domain/tax-name.ts';
import { WantedSubjectsContext } from './ShopProvider.tsx';
import { useDisplay } from './use-shop.ts';

export interface Reading {
  /** Null during the first read. */
  readonly content: Content | null;
  readonly failure: Failure | null;
}

/** The current content and failure of a subject. */
export const useReading = (subject: Subject): Reading => {
  use(WantedSubjectsContext)?.(subject);
  const loader = useSelector(useDisplay(), ({ children }) => children[subjectKey(subject)]);
  const content = useSelector(loader, (snapshot) =>
    snapshot === undefined ? null : selectContent(snapshot),
  );
  const failure = useSelector(loader, (snapshot) =>
    snapshot === undefined ? null : selectLoadFailure(snapshot),
  );
  return { content, failure };
};

/** One of the shell's blocks; null if the merchant has none, or while it is read. */
export const useBlock = (identifier: string): ContentTree | null => {
  const { content } = useReading(shellBlocks);
  if (content?.kind !== 'blocks') return null;
  return content.blocks.find((block) => block.identifier === identifier)?.content ?? null;
};

/** Whether the shell's blocks are still being read. */
export const useAreBlocksAwaited = (): boolean => {
  const { content, failure } = useReading(shellBlocks);
  return content === null && failure === null;
};

/** Whether the backend supports gift cards (GIFT-02). */
export const useHasGiftCards = (): boolean => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' && content.storeConfig.hasGiftCards;
};

/** Whether the backend stores delivery instructions (ADDR-10). */
export const useHasAuthorityToLeave = (): boolean => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' && content.storeConfig.hasAuthorityToLeave;
};

/** Whether the backend has deliveries, invoices and equipment (ACC-01). */
export const useHasAccountServices = (): boolean => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' && content.storeConfig.hasAccountServices;
};

/** The merchant's block beside the cart or the checkout's totals (GEN-07). */
export const useInfoBlock = (place: 'cart' | 'checkout'): ContentTree | null => {
  const { content } = useReading({ kind: 'infoBlocks' });
  return content?.kind === 'infoBlocks' ? content[place] : null;
};

/** Whether a guest has to sign in to order (CHK-03). */
export const useIsGuestCheckoutOff = (): boolean => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' && content.storeConfig.isGuestCheckoutOff === true;
};

/** The name of the sales tax in the store's country. */
export const useTaxName = (): string => {
  const { content } = useReading({ kind: 'storeConfig' });
  return taxNameOf(content?.kind === 'storeConfig' ? (content.storeConfig.country ?? null) : null);
};

/** The shop's name; empty while it is read (SHELL-02). */
export const useShopName = (): string => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' ? content.storeConfig.name : '';
};

/** The shop's language tag, for documents and formats (GEN-07). */
export const useLanguage = (): string => {
  const { content } = useReading({ kind: 'storeConfig' });
  return languageOf(content?.kind === 'storeConfig' ? content.storeConfig.locale : defaultLocale);
};

/** The suffix of page titles (SHELL-13). */
export const useTitleSuffix = (): string => {
  const { content } = useReading({ kind: 'storeConfig' });
  return content?.kind === 'storeConfig' ? content.storeConfig.titleSuffix : '';
};
