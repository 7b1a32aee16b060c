/** Which paths of a site are the backend's; the front door and the dev server pass these on. */
import { postcodePath } from './scripts-endpoint.ts';

/** The card provider's SDK asks beneath the page it runs in: /undefined/… or /checkout/undefined/… */
export function isCardProviderPath(pathname: string): boolean {
  return pathname.includes('/undefined/');
}

export function isBackendPath(pathname: string): boolean {
  return (
    pathname === '/graphql' ||
    pathname.startsWith('/rest/') ||
    pathname.startsWith('/media/') ||
    pathname === postcodePath ||
    isCardProviderPath(pathname)
  );
}
