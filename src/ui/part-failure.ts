/** Called when a part of the page could not be loaded; the app says so to the shopper. */

import { createContext } from 'react';

export const PartFailureContext = createContext((): void => undefined);
