/** Requests to the chrome machine and the facts it reports. */

export type ChromeEvent =
  | { readonly type: 'chrome.openCart' }
  /** An item was added: shows the cart, unless the shopper has opened something else. */
  | { readonly type: 'chrome.showCart' }
  /** The page the shopper is on; at the checkout nothing opens on its own. */
  | { readonly type: 'chrome.visit'; readonly isCheckout: boolean }
  | { readonly type: 'chrome.openMenu' }
  | { readonly type: 'chrome.openFilters' }
  | { readonly type: 'chrome.openSearch' }
  /** Each opens when closed and closes when open (SHELL-10). */
  | { readonly type: 'chrome.toggleCart' }
  | { readonly type: 'chrome.toggleMenu' }
  | { readonly type: 'chrome.toggleFilters' }
  | { readonly type: 'chrome.toggleSearch' }
  | { readonly type: 'chrome.toggleAccount' }
  /** The view within an open drawer; closing the drawer resets it. */
  | { readonly type: 'chrome.setView'; readonly view: string }
  /** `closeTimeout`: milliseconds of the closing animation, 0 by default (§9). */
  | { readonly type: 'chrome.openModal'; readonly modal: string; readonly closeTimeout?: number }
  | { readonly type: 'chrome.toggleModal'; readonly modal: string; readonly closeTimeout?: number }
  /** The pointer enters a section of the mega menu, and leaves it. */
  | { readonly type: 'chrome.enterSection'; readonly section: number }
  | { readonly type: 'chrome.leaveSection' }
  /** Opened by a press or a key: stays open until closed. */
  | { readonly type: 'chrome.pinSection'; readonly section: number }
  | { readonly type: 'chrome.toggleSection'; readonly section: number }
  | { readonly type: 'chrome.closeSection' }
  /** From the footer: opens the choice of tracking consent (TRK-05). */
  | { readonly type: 'chrome.reviewConsent' }
  /** From the dialog about the recording (MACH-04). */
  | { readonly type: 'chrome.saveRecording' }
  /** The code of what was opened could not be loaded. */
  | { readonly type: 'chrome.failPart' }
  | { readonly type: 'chrome.close' }
  /** The window is now wide enough to show menu and filters in the page (§9: 1024 px). */
  | { readonly type: 'chrome.widen' }
  /** The session has ended: drawers and dialogs with customer data close. */
  | { readonly type: 'chrome.closeAccount' };

/** The phases of a modal: open, after-open, before-close, closed (§4). */
export type ModalFact =
  | { readonly type: 'chrome.modalOpened'; readonly modal: string }
  | { readonly type: 'chrome.modalShown'; readonly modal: string }
  | { readonly type: 'chrome.modalCloseStarted'; readonly modal: string }
  | { readonly type: 'chrome.modalClosed'; readonly modal: string };

export type ChromeFact =
  | ModalFact
  | { readonly type: 'chrome.consentWanted' }
  /** The recording of this tab is to be saved as a file. */
  | { readonly type: 'chrome.recordingWanted' }
  | { readonly type: 'chrome.partFailed' }
  /** The cart was not shown because the shopper had opened something else. */
  | { readonly type: 'chrome.cartWithheld' };
