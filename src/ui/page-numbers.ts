/** Page numbers to show: first, last, current and neighbours, with gaps between. */
export type PageNumber = number | 'gap-before' | 'gap-after';

export const pageNumbers = (page: number, pageCount: number): readonly PageNumber[] => {
  const from = Math.max(2, page - 1);
  const to = Math.min(pageCount - 1, page + 1);
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const numbers: PageNumber[] = [1];
  // a gap of one page is shown as that page
  if (from === 3) numbers.push(2);
  if (from > 3) numbers.push('gap-before');
  numbers.push(...between);
  if (to === pageCount - 2) numbers.push(pageCount - 1);
  if (to < pageCount - 2) numbers.push('gap-after');
  if (pageCount > 1) numbers.push(pageCount);
  return numbers;
};
