/** The canonical address of a page and its previous and next pages (BEY-14). */

import type { CategoryPage } from '#machines/domain/catalog.ts';
import { listQueryFrom, listText, narrowedBy, turnedTo, wholeList } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';

export interface Place {
  readonly here: string;
  readonly before: string | null;
  readonly after: string | null;
}

const alone = (here: string): Place => ({ here, before: null, after: null });

/** A filtered or sorted list is a view of the category, so it has no canonical pages of its own. */
const isView = ({ facets }: CategoryPage, search: string): boolean => {
  const { filters, sort } = narrowedBy(listQueryFrom(new URLSearchParams(search)), facets);
  return filters.length > 0 || sort !== null;
};

/** `search` is the whole query of the address, which may hold unrelated parameters. */
export const placeOf = (content: Content, pathname: string, search: string): Place => {
  switch (content.kind) {
    case 'product':
      return alone(content.product.path);
    case 'category': {
      const { path, page, pageCount } = content.category;
      if (isView(content.category, search)) return alone(path);
      const at = (number: number) => path + listText(turnedTo(wholeList, number));
      return {
        here: at(page),
        before: page > 1 ? at(page - 1) : null,
        after: page < pageCount ? at(page + 1) : null,
      };
    }
    case 'cmsPage':
      return alone(content.page.canonical ?? pathname);
    default:
      return alone(pathname);
  }
};
