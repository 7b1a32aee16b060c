/**
 * Renders its children with the machines of modules: a skeleton while their
 * code loads, a message if it cannot be loaded (MACH-05).
 */

import { use, useEffect, type ReactNode } from 'react';
import type { ModuleName } from '#machines/module.events.ts';
import { selectIsModuleHere, selectModuleFailure } from '#machines/module.selectors.ts';
import { WantedModulesContext } from '#shop/ShopProvider.tsx';
import { useAsk } from '#shop/use-ask.ts';
import { useSelected, useModule } from '#shop/use-shop.ts';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface OneGateProps {
  readonly name: ModuleName;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const OneGate = ({ name, waiting, children }: OneGateProps) => {
  const ask = useAsk();
  const module = useModule(name);
  const isHere = useSelected(module, selectIsModuleHere);
  const failure = useSelected(module, selectModuleFailure);
  if (isHere) return children;
  if (failure === null) return waiting;
  return (
    <div className="container">
      <RetryNotice title="This page is not complete" onRetry={() => ask.open(name)}>
        {failure.message}
      </RetryNotice>
    </div>
  );
};

export interface ModuleGateProps {
  readonly names: readonly ModuleName[];
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

export const ModuleGate = ({ names, waiting = <PageSkeleton />, children }: ModuleGateProps) => {
  const ask = useAsk();
  use(WantedModulesContext)?.(names);
  // load all modules at once, not one after another
  useEffect(() => names.forEach((name) => ask.open(name)), [ask, names]);
  return names.reduceRight<ReactNode>(
    (within, name) => (
      <OneGate name={name} waiting={waiting}>
        {within}
      </OneGate>
    ),
    children,
  );
};
