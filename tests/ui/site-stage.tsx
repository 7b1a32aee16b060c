/** The site's navigation around parts of a page. */

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Navigation } from '#app/Navigation.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import type { Content } from '#machines/domain/subject.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { NavigationStateProvider } from '#shop/NavigationState.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import type { FakeShop } from '../machines/fake-services.ts';
import { treeOf } from './content-nodes.ts';
import { noNavigationState } from './stage.tsx';

/** Draws the site, and answers how to draw it with another part. */
export const renderSite = ({ actor }: FakeShop, part: ReactNode) => {
  const page = (shown: ReactNode) => (
    <ShopProvider shop={actor}>
      <NavigationStateProvider navigationState={noNavigationState}>
        <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
          <BrowserRouter>
            <Navigation />
            {shown}
          </BrowserRouter>
        </DrawingProvider>
      </NavigationStateProvider>
    </ShopProvider>
  );
  const { rerender } = render(page(part));
  return (next: ReactNode) => rerender(page(next));
};

export const pageOf = (identifier: string, title: string, ...nodes: readonly ContentNode[]): Content => ({
  kind: 'cmsPage',
  page: {
    identifier,
    title,
    contentHeading: title,
    content: treeOf(...nodes),
    metaTitle: '',
    metaDescription: '',
    canonical: null,
    layout: '1column',
  },
});
