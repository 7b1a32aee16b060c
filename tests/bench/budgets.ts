/** What a cold visit may load until idle, which only falls, and the goals of the bench. */

export interface Budget {
  readonly path: string;
  readonly hasCart?: true;
  readonly scripts: number;
  readonly requests: number;
  readonly S1: string;
  readonly S3: string;
  readonly S4: string;
  readonly S5: string;
}

const shown = { S1: '≤ 95', S3: '≤ 1.25', S4: '≤ 25000' };
const bought = { hasCart: true, S3: '≤ 2', S4: '' } as const;

export type Kind = 'home' | 'category' | 'product' | 'cart' | 'checkout';

export const budgets: Readonly<Record<Kind, Budget>> = {
  home: { path: '/', scripts: 167_000, requests: 28, ...shown, S5: '' },
  category: { path: '/water.html', scripts: 158_000, requests: 19, ...shown, S5: '≤ 14' },
  product: { path: '/10-l-spring-water-box.html', scripts: 174_000, requests: 22, ...shown, S5: '≤ 10' },
  cart: { path: '/cart', scripts: 274_000, requests: 29, ...bought, S1: '≤ 120', S5: '≤ 12' },
  checkout: {
    path: '/checkout',
    scripts: 303_000,
    requests: 28,
    ...bought,
    S1: '≤ 160',
    S4: '≤ 60000',
    S5: '',
  },
};
