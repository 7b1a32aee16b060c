/** What the chrome machine is asked. */

export type ChromeEvent =
  | { readonly type: 'chrome.openCart' }
  | { readonly type: 'chrome.openMenu' }
  | { readonly type: 'chrome.openFilters' }
  | { readonly type: 'chrome.openSearch' }
  | { readonly type: 'chrome.close' };
