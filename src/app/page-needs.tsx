/** Collects what a rendered page needs beyond its first script (VIEW-01). */

import type { ReactNode } from 'react';
import type { Subject } from '#machines/domain/subject.ts';
import type { WingName } from '#machines/wing.events.ts';
import { WantedSubjectsContext, WantedWingsContext } from '#shop/ShopProvider.tsx';
import { DrawnPartsContext } from '#ui/lazy-part.ts';

export interface Needs {
  /** Source files of lazily loaded parts. */
  readonly parts: Set<string>;
  readonly wings: Set<WingName>;
  readonly subjects: Subject[];
}

export const createNeeds = (): Needs => ({ parts: new Set(), wings: new Set(), subjects: [] });

export interface CollectNeedsProps {
  readonly into: Needs;
  readonly children: ReactNode;
}

export const CollectNeeds = ({ into: { parts, wings, subjects }, children }: CollectNeedsProps) => (
  <DrawnPartsContext value={(source) => void parts.add(source)}>
    <WantedWingsContext value={(names) => names.forEach((name) => wings.add(name))}>
      <WantedSubjectsContext value={(subject) => void subjects.push(subject)}>
        {children}
      </WantedSubjectsContext>
    </WantedWingsContext>
  </DrawnPartsContext>
);
