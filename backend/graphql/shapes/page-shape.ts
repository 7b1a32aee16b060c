/** Slices one page of a list, with Magento's refusals of pages that do not exist. */
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

/** Refuses before anything is counted. */
export function checkPage(pageSize: number, currentPage: number): void {
  if (currentPage < 1) throw refuseInput('currentPage value must be greater than 0.');
  if (pageSize < 1) throw refuseInput('pageSize value must be greater than 0.');
}

/** For a list of which only the requested page is read. */
export function pageInfo(count: number, pageSize: number, currentPage: number) {
  checkPage(pageSize, currentPage);
  const pages = Math.ceil(count / pageSize);
  if (currentPage > Math.max(pages, 1))
    throw refuseInput(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    );
  return {
    total_count: count,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  };
}

export function takePage<Item>(all: readonly Item[], pageSize: number, currentPage: number): Page<Item> {
  return {
    ...pageInfo(all.length, pageSize, currentPage),
    items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
  };
}
