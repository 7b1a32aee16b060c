/** Requests to the updates machine, events it receives and facts it reports. */

export type ReleaseChange =
  /** A new version of the shop is ready and waits. */
  | { readonly type: 'release.found' }
  /** The new version is active; this page is still the old one. */
  | { readonly type: 'release.taken' }
  /** A file of the page is missing, probably because its release was removed; a reload may help. */
  | { readonly type: 'release.lost' };

export type UpdatesEvent =
  | ReleaseChange
  | { readonly type: 'updates.take' }
  | { readonly type: 'updates.refuse' }
  /** The shopper opened another page; the checkout is never interrupted (PWA-01). */
  | { readonly type: 'updates.visit'; readonly isCheckout: boolean }
  /** An order is running: the page must not reload. */
  | { readonly type: 'updates.holdPage' }
  /** The order has an outcome. */
  | { readonly type: 'updates.freePage' };

export type UpdatesFact =
  | { readonly type: 'updates.offered' }
  | { readonly type: 'updates.withdrawn' }
  | { readonly type: 'updates.reloadWanted' };
