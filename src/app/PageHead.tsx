/**
 * The head of a page beside its title: canonical link or robots,
 * previous and next page, structured data (BEY-14).
 */

import { useLocation } from 'react-router-dom';
import type { Content } from '#machines/domain/subject.ts';
import { paths, robotsOf } from '#paths.ts';
import { useShopName } from '#shop/use-reading.ts';
import { StructuredData } from '#ui/StructuredData.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { placeOf } from './page-place.ts';
import { organisationOf, structuredDataOf } from './structured-data.ts';

const absolute = (path: string): string => new URL(path, window.location.origin).href;

export const PageHead = ({ content }: { readonly content: Content }) => {
  const name = useShopName();
  const { pathname, search } = useLocation();
  // before hydration the server-rendered head has it
  const isHydrated = useHydrated();
  const { here, before, after } = placeOf(content, pathname, search);
  const robots = robotsOf(pathname);
  if (!isHydrated) return null;
  const isHome = pathname === paths.home && name !== '';
  return (
    <>
      {robots === null ? (
        <link rel="canonical" href={absolute(here)} />
      ) : (
        <meta name="robots" content={robots} />
      )}
      {before !== null && <link rel="prev" href={absolute(before)} />}
      {after !== null && <link rel="next" href={absolute(after)} />}
      <StructuredData
        things={[...structuredDataOf(content, absolute), ...(isHome ? [organisationOf(name, absolute)] : [])]}
      />
    </>
  );
};
