/** An address as a header can carry it: a merchant may lead to one in any letters (ROUTE-09). */

import { nowhere } from './ask-graphql.ts';
import { paths } from '#paths.ts';

export const locationOf = (address: string): string => {
  if (!URL.canParse(address, nowhere)) return paths.home;
  const { origin, href, pathname, search, hash } = new URL(address, nowhere);
  // one slash, or a path would name another host
  return origin === nowhere ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : href;
};
