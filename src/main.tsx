/** The start in a browser: one shop, outside React, and a page that shows it. */

import '#styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { browserWires, readExternalCheckout, readMapTiles, whenIdle } from '#app/browser.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { leavePrivateQuery } from '#app/private-address.ts';
import { createShop, openKeptTrade, openShop } from '#app/shop.ts';
import { createHandedOn } from '#services/page/handed-on.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const wires = browserWires();
const handedOn = createHandedOn(wires.session);
leavePrivateQuery(window, handedOn);
const shop = createShop(wires);
shop.on('updates.reloadWanted', () => window.location.reload());
openShop(shop);
openKeptTrade(shop, wires.transport.storage, whenIdle);

// what a boundary catches is logged by the boundary, with its id
createRoot(root, { onCaughtError: () => undefined }).render(
  <StrictMode>
    <ErrorScreen shop={shop}>
      <App
        shop={shop}
        handedOn={handedOn}
        priceFormat={wires.page?.priceFormat ?? null}
        externalCheckout={readExternalCheckout()}
        mapTiles={readMapTiles()}
      />
    </ErrorScreen>
  </StrictMode>,
);
