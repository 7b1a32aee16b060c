/** Tabs with CMS content (§2 tabs, tab item). */

import type { TabItemNode, TabsNode } from '#machines/domain/content-tree.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { ElementProps } from './drawing.ts';
import { backed, classesOf, flowClass } from './styling.ts';

export const TabItem = ({ node, draw }: ElementProps<TabItemNode>) => (
  <div {...backed(node, flowClass)}>{draw(node.children)}</div>
);

export const TabSet = ({ node, ...drawing }: ElementProps<TabsNode>) => {
  const items = node.items.filter(({ isHidden }) => !isHidden);
  const active = node.items[node.activeTab];
  if (items.length === 0) return null;
  return (
    <div className={classesOf(node)}>
      <Tabs
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
          panel: <TabItem node={item} {...drawing} />,
        }))}
      />
    </div>
  );
};
