/**
 * The shop as a page: shell around the routes, drawers and toasts on top.
 * The caller supplies the browser's or the server's router.
 */

import { isPlain, plainElements, Tree } from '#features/content/page-builder/plain-elements.tsx';
import { DeliveryFold } from '#features/delivery/DeliveryFold.tsx';
import { DeliverySection } from '#features/delivery/DeliverySection.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { DrawingProvider, type DrawContent } from '#shop/DrawnContent.tsx';
import { NavigationStateProvider, type NavigationState } from '#shop/NavigationState.tsx';
import { PriceFormatProvider } from '#shop/price-format.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PartFailureContext } from '#ui/part-failure.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';
import type { ExternalCheckout } from '#paths.ts';
import { CheckoutElsewhere } from './CheckoutElsewhere.tsx';
import { Navigation } from './Navigation.tsx';
import { Opening } from './Opening.tsx';
import { Overlays } from './Overlays.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { SiteRoutes } from './routes.tsx';

const WholeContent = lazyPart(() => import('./WholeContent.tsx'));

const noProduct = (): null => null;

const deliveryCheck = <DeliverySection />;

/**
 * Header and footer need few content elements; the rest
 * is loaded with the first page that uses one.
 */
const drawWith =
  (mapTiles: MapTiles | null): DrawContent =>
  (tree) =>
    isPlain(tree) ? (
      <Tree
        tree={tree}
        table={plainElements}
        mapTiles={mapTiles}
        drawProduct={noProduct}
        deliveryCheck={deliveryCheck}
      />
    ) : (
      <WholeContent tree={tree} mapTiles={mapTiles} deliveryCheck={deliveryCheck} />
    );

export interface AppProps {
  readonly shop: ShopActor;
  readonly navigationState: NavigationState;
  /** The merchant's checkout on another site, if there is one (ROUTE-06). */
  readonly externalCheckout: ExternalCheckout | null;
  /** Template for prices; null if the page carries none (CHK-11). */
  readonly priceFormat: string | null;
  /** Server of the map tiles (CONTENT-01). */
  readonly mapTiles: MapTiles | null;
  /** Called once React has hydrated the page. */
  readonly open?: () => void;
}

const nothing = (): void => undefined;

export const App = ({
  shop,
  navigationState,
  externalCheckout,
  priceFormat,
  mapTiles,
  open = nothing,
}: AppProps) => (
  <ShopProvider shop={shop}>
    <NavigationStateProvider navigationState={navigationState}>
      <DrawingProvider draw={drawWith(mapTiles)}>
        <PriceFormatProvider format={priceFormat}>
          <CheckoutElsewhere external={externalCheckout}>
            <PageLanguage />
            <Navigation />
            <PartFailureContext
              value={() => shop.getSnapshot().children.chrome?.send({ type: 'chrome.failPart' })}
            >
              <Shell delivery={<DeliveryFold isOnPrimary />}>
                <SiteRoutes>
                  <Opening open={open} />
                </SiteRoutes>
              </Shell>
              <Overlays />
            </PartFailureContext>
          </CheckoutElsewhere>
        </PriceFormatProvider>
      </DrawingProvider>
    </NavigationStateProvider>
  </ShopProvider>
);
