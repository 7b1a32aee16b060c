/** One page of a list, with Magento's refusals of pages that do not exist. */
import { refuseInput } from '../../refusal.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total_count: number;
  readonly page_info: {
    readonly current_page: number;
    readonly page_size: number;
    readonly total_pages: number;
  };
}

export function takePage<Item>(all: readonly Item[], pageSize: number, currentPage: number): Page<Item> {
  if (currentPage < 1) throw refuseInput('currentPage value must be greater than 0.');
  if (pageSize < 1) throw refuseInput('pageSize value must be greater than 0.');
  const pages = Math.ceil(all.length / pageSize);
  if (currentPage > Math.max(pages, 1))
    throw refuseInput(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    );
  return {
    items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total_count: all.length,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  };
}
