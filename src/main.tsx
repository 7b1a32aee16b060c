/** The start in a browser: one shop, outside React, and a page that shows it. */

import '#styles/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { browserWires, readExternalCheckout, readMapTiles, readOpened, whenIdle } from '#app/browser.ts';
import { repeatEarlyPresses } from '#app/early-presses.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { leavePrivateQuery } from '#app/private-address.ts';
import { createShop, openKeptPromise, openKeptTrade, openShop } from '#app/shop.ts';
import { openTracking } from '#app/tracking.ts';
import { createHandedOn } from '#services/page/handed-on.ts';
import { keepPageRoute } from '#services/page/page-route.ts';
import { keepPresses } from '#ui/asleep.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const wires = browserWires();
const handedOn = createHandedOn(wires.session);
leavePrivateQuery(window, handedOn);
const opened = readOpened();
if (opened !== null && wires.pageRoute) keepPageRoute(wires.transport.storage, wires.pageRoute);
const shop = createShop(opened === null ? wires : { ...wires, opened });
shop.on('updates.reloadWanted', () => window.location.reload());
const { transport, session } = wires;
openTracking({
  shop,
  opened,
  local: transport.storage,
  session,
  configuration: wires.tracking ?? '',
  whenIdle,
});
const open = (): void => {
  openShop(shop);
  openKeptTrade(shop, wires.transport.storage, whenIdle);
  openKeptPromise(shop, wires.transport.storage, whenIdle);
  repeatEarlyPresses();
  keepPresses(document);
};
// without a connection the page is not drawn, and brings along what every page shows
const isDrawn = opened !== null && root.hasChildNodes();
if (!isDrawn) open();

const app = (
  <StrictMode>
    <ErrorScreen shop={shop}>
      <BrowserRouter>
        <App
          shop={shop}
          handedOn={handedOn}
          priceFormat={wires.page?.priceFormat ?? null}
          externalCheckout={readExternalCheckout()}
          mapTiles={readMapTiles()}
          {...(isDrawn ? { open } : {})}
        />
      </BrowserRouter>
    </ErrorScreen>
  </StrictMode>
);

// what a boundary catches is logged by the boundary, with its id
const options = { onCaughtError: () => undefined };
if (isDrawn) hydrateRoot(root, app, options);
else createRoot(root, options).render(app);
