/** Shapes the paging information of a list. */

export function pageInfoShape(
  total: number,
  { currentPage, pageSize }: { readonly currentPage: number; readonly pageSize: number },
) {
  return { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
}
