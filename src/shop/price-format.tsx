/** Provides the shop's price format to all components (CHK-11). */

import { createContext, use, type ReactNode } from 'react';
import { defaultPriceFormat } from '#machines/domain/money.ts';

const PriceFormatContext = createContext(defaultPriceFormat);

export interface PriceFormatProviderProps {
  /** With %s for the amount; null if the page has none. */
  readonly format: string | null;
  readonly children: ReactNode;
}

export const PriceFormatProvider = ({ format, children }: PriceFormatProviderProps) => (
  <PriceFormatContext value={format ?? defaultPriceFormat}>{children}</PriceFormatContext>
);

export const usePriceFormat = (): string => use(PriceFormatContext);
