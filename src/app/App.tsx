/** The shop as a page: shell around routes, drawers and toasts above. */

import { BrowserRouter } from 'react-router-dom';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import { ProductTile } from '#features/catalog/ProductTile.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { ExpiryDialog } from '#features/sign-in/ExpiryDialog.tsx';
import { DrawingProvider, type DrawContent } from '#shop/DrawnContent.tsx';
import { HandedOnProvider, type HandedOn } from '#shop/HandedOn.tsx';
import { PriceFormatProvider } from '#shop/price-format.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import type { MapTiles } from '#machines/domain/map-tiles.ts';
import type { ExternalCheckout } from '#paths.ts';
import { CheckoutElsewhere } from './CheckoutElsewhere.tsx';
import { Navigation } from './Navigation.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { SiteRoutes } from './routes.tsx';

/** Products among the merchant's words are the shelf's own, with stepper and button. */
const drawWith =
  (mapTiles: MapTiles | null): DrawContent =>
  (tree) => (
    <ContentTree
      tree={tree}
      mapTiles={mapTiles}
      drawProduct={(product) => <ProductTile key={product.sku} product={product} headingLevel={3} isWide />}
    />
  );

export interface AppProps {
  readonly shop: ShopActor;
  readonly handedOn: HandedOn;
  /** Where one pays instead of here (ROUTE-06). */
  readonly externalCheckout: ExternalCheckout | null;
  /** How prices are written; null where the page says nothing of it (CHK-11). */
  readonly priceFormat: string | null;
  /** Who draws the ground of maps (CONTENT-01). */
  readonly mapTiles: MapTiles | null;
}

export const App = ({ shop, handedOn, externalCheckout, priceFormat, mapTiles }: AppProps) => (
  <ShopProvider shop={shop}>
    <HandedOnProvider handedOn={handedOn}>
      <DrawingProvider draw={drawWith(mapTiles)}>
        <PriceFormatProvider format={priceFormat}>
          <BrowserRouter>
            <CheckoutElsewhere external={externalCheckout}>
              <PageLanguage />
              <Navigation />
              <Shell>
                <SiteRoutes />
              </Shell>
              <CartDrawer />
              <ExpiryDialog />
            </CheckoutElsewhere>
          </BrowserRouter>
        </PriceFormatProvider>
      </DrawingProvider>
    </HandedOnProvider>
  </ShopProvider>
);
