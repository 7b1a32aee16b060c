/** What stands in a page's head beside its title: its one address, the pages before and after it, and what it is (BEY-14). */

import { useLocation } from 'react-router-dom';
import type { Content } from '#machines/domain/subject.ts';
import { paths } from '#paths.ts';
import { useReading } from '#shop/use-shop.ts';
import { StructuredData } from '#ui/StructuredData.tsx';
import { placeOf } from './page-place.ts';
import { organisationOf, structuredDataOf } from './structured-data.ts';

const absolute = (path: string): string => new URL(path, window.location.origin).href;

export const PageHead = ({ content }: { readonly content: Content }) => {
  const { content: shop } = useReading({ kind: 'storeConfig' });
  const { pathname, search } = useLocation();
  const name = shop?.kind === 'storeConfig' ? shop.storeConfig.name : '';
  const { here, before, after } = placeOf(content, pathname, search);
  const isHome = pathname === paths.home && name !== '';
  return (
    <>
      {content.kind === 'search' ? (
        // results only repeat what the shelves say
        <meta name="robots" content="noindex, follow" />
      ) : (
        <link rel="canonical" href={absolute(here)} />
      )}
      {before !== null && <link rel="prev" href={absolute(before)} />}
      {after !== null && <link rel="next" href={absolute(after)} />}
      <StructuredData
        things={[...structuredDataOf(content, absolute), ...(isHome ? [organisationOf(name, absolute)] : [])]}
      />
    </>
  );
};
