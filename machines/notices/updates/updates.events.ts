/** What the updates machine is asked, hears and tells. */

export type ReleaseChange =
  /** A new version of the shop is ready and waits. */
  | { readonly type: 'release.found' }
  /** The new version has taken over; this page is still the old one. */
  | { readonly type: 'release.taken' }
  /** A part of the page could not be had, most likely since its release is gone, and a reload may help. */
  | { readonly type: 'release.lost' };

export type UpdatesEvent =
  | ReleaseChange
  | { readonly type: 'updates.take' }
  | { readonly type: 'updates.refuse' }
  /** The shopper is on another page now; never is one interrupted at the checkout (PWA-01). */
  | { readonly type: 'updates.visit'; readonly isCheckout: boolean }
  /** An order is under way: the page must stay whatever happens. */
  | { readonly type: 'updates.holdPage' }
  /** It is decided, one way or the other. */
  | { readonly type: 'updates.freePage' };

export type UpdatesFact =
  | { readonly type: 'updates.offered' }
  | { readonly type: 'updates.withdrawn' }
  | { readonly type: 'updates.reloadWanted' };
