/** What stands in a page's head beside its title: its one address, the pages before and after it, and what it is (BEY-14). */

import { useLocation } from 'react-router-dom';
import { listText, turnedTo, wholeList } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';
import { paths } from '#paths.ts';
import { useReading } from '#shop/use-shop.ts';
import { StructuredData } from '#ui/StructuredData.tsx';
import { organisationOf, structuredDataOf } from './structured-data.ts';

interface Place {
  readonly here: string;
  readonly before: string | null;
  readonly after: string | null;
}

const alone = (here: string): Place => ({ here, before: null, after: null });

/** Filters and an order are views of a list, not pages of their own. */
const placeOf = (content: Content, pathname: string): Place => {
  switch (content.kind) {
    case 'product':
      return alone(content.product.path);
    case 'category': {
      const { path, page, pageCount } = content.category;
      const at = (number: number) => path + listText(turnedTo(wholeList, number));
      return {
        here: at(page),
        before: page > 1 ? at(page - 1) : null,
        after: page < pageCount ? at(page + 1) : null,
      };
    }
    default:
      return alone(pathname);
  }
};

const absolute = (path: string): string => new URL(path, window.location.origin).href;

export const PageHead = ({ content }: { readonly content: Content }) => {
  const { content: shop } = useReading({ kind: 'storeConfig' });
  const { pathname } = useLocation();
  const name = shop?.kind === 'storeConfig' ? shop.storeConfig.name : '';
  const { here, before, after } = placeOf(content, pathname);
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
