/** What the chrome machine is asked and tells. */

export type ChromeEvent =
  | { readonly type: 'chrome.openCart' }
  /** What was added to it is there; a shopper who has opened something else meanwhile is told without it. */
  | { readonly type: 'chrome.showCart' }
  /** Where the shopper has come: over the checkout nothing opens by itself. */
  | { readonly type: 'chrome.visit'; readonly isCheckout: boolean }
  | { readonly type: 'chrome.openMenu' }
  | { readonly type: 'chrome.openFilters' }
  | { readonly type: 'chrome.openSearch' }
  /** Each opens what is closed and closes what is open (SHELL-10). */
  | { readonly type: 'chrome.toggleCart' }
  | { readonly type: 'chrome.toggleMenu' }
  | { readonly type: 'chrome.toggleFilters' }
  | { readonly type: 'chrome.toggleSearch' }
  | { readonly type: 'chrome.toggleAccount' }
  /** What is looked at within an open drawer; closing it forgets that. */
  | { readonly type: 'chrome.setView'; readonly view: string }
  /** The time-out is for how long it is seen to close, in milliseconds; 0 unless given (§9). */
  | { readonly type: 'chrome.openModal'; readonly modal: string; readonly closeTimeout?: number }
  | { readonly type: 'chrome.toggleModal'; readonly modal: string; readonly closeTimeout?: number }
  /** The mouse comes to a section of the mega menu, and goes. */
  | { readonly type: 'chrome.enterSection'; readonly section: number }
  | { readonly type: 'chrome.leaveSection' }
  /** Opened by a press or a key: it stays until it is closed. */
  | { readonly type: 'chrome.pinSection'; readonly section: number }
  | { readonly type: 'chrome.toggleSection'; readonly section: number }
  | { readonly type: 'chrome.closeSection' }
  /** From the footer: what providers may learn is to be seen, and changed (TRK-05). */
  | { readonly type: 'chrome.reviewConsent' }
  /** From the dialog about it (MACH-04). */
  | { readonly type: 'chrome.saveRecording' }
  | { readonly type: 'chrome.close' }
  /** The window has become so wide that what the menu and the filters hold stands on the page (§9: 1024 px). */
  | { readonly type: 'chrome.widen' }
  /** Their session is over: what shows a customer’s own is closed. */
  | { readonly type: 'chrome.closeAccount' };

/** The life of a modal: open, after-open, before-close, closed (§4). */
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
  /** The cart was to be shown, and something the shopper has opened is kept instead. */
  | { readonly type: 'chrome.cartWithheld' };
