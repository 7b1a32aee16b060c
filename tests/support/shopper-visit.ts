/** A visitor whose page loads no pictures, and who can lose the connection. */

import { newShopperPage, type Shopper, type ShopperOptions } from './browser.ts';
import { skipPictures } from './shopper-network.ts';

export interface VisitorOptions extends ShopperOptions {
  readonly width?: number;
  readonly height?: number;
}

export async function newVisitor({
  width = 1280,
  height = 900,
  ...options
}: VisitorOptions = {}): Promise<Shopper> {
  const shopper = await newShopperPage({ viewport: { width, height }, ...options });
  await skipPictures(shopper.page);
  return shopper;
}

/** What the page still fetches in the background fails too, and the browser logs each failure. */
export async function goOffline(shopper: Shopper): Promise<void> {
  shopper.allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await shopper.context.setOffline(true);
}
