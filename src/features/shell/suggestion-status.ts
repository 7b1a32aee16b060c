/** Announces the number of suggestions, without the link to all results (CAT-03). */

import type { SearchSuggestions } from '#machines/domain/search.ts';

export const suggestionStatus = (
  { products, categories }: SearchSuggestions,
  hasSuggested: boolean,
): string => {
  if (!hasSuggested) return '';
  const count = products.length + categories.length;
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
};
