/** Stores the customer and the viewed products (SESS-06, BEY-08, BEY-12). */

import { accountsOf } from '#machines/domain/customer.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { chosenAccountSlice } from '#services/account/chosen-account.ts';
import { storeView } from '#services/catalog/viewed-products.ts';
import { storeImages } from '#services/device/product-images.ts';
import { forgetDraft } from '#services/session/lapsed-session.ts';
import { writeSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { dropCart, notify } from './cart-storage.ts';
import type { FactSavers, Stores } from './fact-savers.ts';

const welcome = (_: unknown, { local, session }: Stores): void => {
  session.write(storageKeys.customerInfo, { signedIn: true }, null);
  local.write(storageKeys.customerTrace, true, null);
};

const forgetInfo = (_: unknown, { session }: Stores): void => session.remove(storageKeys.customerInfo);

const removeTrace = (_: unknown, { local }: Stores): void => local.remove(storageKeys.customerTrace);

const forgetCheckout = (_: unknown, { local, session }: Stores): void => {
  forgetDraft(local, session);
  session.remove(storageKeys.receipt);
  session.remove(storageKeys.purchaseEvent);
};

export const visitorSavers: FactSavers = {
  'session.restored': welcome,
  'session.signedIn': welcome,
  'session.restoredAsGuest': forgetInfo,
  'session.timedOut': forgetInfo,
  'session.ownerChanged': (fact, stores) => {
    stores.local.remove(storageKeys.promisedPlace);
    stores.local.remove(storageKeys.chosenAccount);
    stores.local.remove(storageKeys.severalAccounts);
    forgetCheckout(fact, stores);
  },
  'session.customerForgotten': (_, { local, session }) => {
    local.remove(storageKeys.chosenAccount);
    local.remove(storageKeys.severalAccounts);
    local.remove(storageKeys.promisedPlace);
    session.remove(storageKeys.quickOrderRows);
    session.remove(storageKeys.enquiryDraft);
  },
  'session.checkoutForgotten': forgetCheckout,
  // drops the stored cart even if another tab created it
  'session.signedOut': (fact, stores) => {
    dropCart(readCartId(stores.local), stores);
    removeTrace(fact, stores);
  },
  'session.signedOutInPlace': removeTrace,
  'session.forgotten': removeTrace,
  'customer.loaded': ({ customer }, { local }) => {
    if (accountsOf(customer).length > 1) local.write(storageKeys.severalAccounts, true, null);
    else local.remove(storageKeys.severalAccounts);
  },
  'customer.accountSelected': ({ accountId }, { local }) => writeSlice(local, chosenAccountSlice, accountId),
  // each account has a cart of its own
  'customer.accountSwitched': notify,
  'catalog.loaded': ({ content }, { local }) => {
    storeImages(local, content);
    storeView(local, content);
  },
};
