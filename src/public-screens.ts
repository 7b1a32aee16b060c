/** Titles and descriptions of the shop's own public screens, by path (BEY-14). */

export const publicScreens = {
  '/products': {
    title: 'Place order',
    description: 'The quick way to the usual order: set quantities and add everything at once.',
  },
} as const;
