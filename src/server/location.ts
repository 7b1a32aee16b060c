/**
 * An address in the form of a Location header; a merchant may
 * redirect to one with any characters (ROUTE-09).
 */

import { nowhere } from './ask-graphql.ts';
import { paths } from '#paths.ts';

export const locationOf = (address: string): string => {
  if (!URL.canParse(address, nowhere)) return paths.home;
  const { origin, href, pathname, search, hash } = new URL(address, nowhere);
  // one slash: a path that begins with two names another host
  return origin === nowhere ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : href;
};
