/** Tabs with CMS content (§2 tabs, tab item). */

import { useLocation } from 'react-router-dom';
import type { TabItemNode, TabsNode } from '#machines/domain/content-tree.ts';
import { tabAnchorOf } from '#ui/tab-anchor.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { ElementProps } from './drawing.ts';
import { backed, classesOf, flowClass } from './styling.ts';

export const TabItem = ({ node, draw }: ElementProps<TabItemNode>) => (
  <div {...backed(node, flowClass)}>{draw(node.children)}</div>
);

export const TabSet = ({ node, ...drawing }: ElementProps<TabsNode>) => {
  const { hash, key } = useLocation();
  // the server does not know the fragment of the address
  const anchor = useHydrated() ? hash.slice(1) : '';
  const items = node.items.filter(({ isHidden }) => !isHidden);
  const named = items.find(({ name }) => tabAnchorOf(name) === anchor);
  const active = named ?? node.items[node.activeTab];
  if (items.length === 0) return null;
  return (
    <div className={classesOf(node)}>
      <Tabs
        key={named && key + anchor}
        label={items.map(({ name }) => name).join(', ')}
        align={node.tabAlign}
        initial={Math.max(
          0,
          items.findIndex((item) => item === active),
        )}
        tabClassName={node.headerStyleName}
        panelClassName={node.contentStyleName}
        items={items.map((item) => ({
          id: item.key,
          label: item.name,
          anchor: item === named ? anchor : undefined,
          panel: <TabItem node={item} {...drawing} />,
        }))}
      />
    </div>
  );
};
