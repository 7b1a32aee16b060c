/** The shop as a page: shell around routes, drawers and toasts above. */

import { BrowserRouter } from 'react-router-dom';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import { ProductTile } from '#features/catalog/ProductTile.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { ExpiryDialog } from '#features/sign-in/ExpiryDialog.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { DrawingProvider, type DrawContent } from '#shop/DrawnContent.tsx';
import { HandedOnProvider, type HandedOn } from '#shop/HandedOn.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import type { ExternalCheckout } from '#paths.ts';
import { CheckoutElsewhere } from './CheckoutElsewhere.tsx';
import { Navigation } from './Navigation.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { SiteRoutes } from './routes.tsx';

/** Products among the merchant's words are the shelf's own, with stepper and button. */
const draw: DrawContent = (tree) => (
  <ContentTree
    tree={tree}
    drawProduct={(product) => <ProductTile key={product.sku} product={product} headingLevel={3} />}
  />
);

export interface AppProps {
  readonly shop: ShopActor;
  readonly handedOn: HandedOn;
  /** Where one pays instead of here (ROUTE-06). */
  readonly externalCheckout: ExternalCheckout | null;
}

export const App = ({ shop, handedOn, externalCheckout }: AppProps) => (
  <ShopProvider shop={shop}>
    <HandedOnProvider handedOn={handedOn}>
      <DrawingProvider draw={draw}>
        <BrowserRouter>
          <CheckoutElsewhere external={externalCheckout}>
            <PageLanguage />
            <Navigation />
            <Shell>
              <SiteRoutes />
            </Shell>
            <CartDrawer toasts={<Toasts />} />
            <ExpiryDialog />
          </CheckoutElsewhere>
        </BrowserRouter>
      </DrawingProvider>
    </HandedOnProvider>
  </ShopProvider>
);
