/** What a cold visit may load until idle, which only falls, and the goals of the bench. */

export interface Budget extends Readonly<Record<'S1' | 'S3' | 'S4' | 'S5', string>> {
  readonly path: string;
  readonly hasCart?: true;
  /** Requests before the first touch, without a script; undefined where scripts start at once. */
  readonly atRest?: number;
  readonly scripts: number;
  readonly requests: number;
}

const shown = { S1: '≤ 95', S3: '≤ 1.25', S4: '≤ 25000' };
const bought = { hasCart: true, S3: '≤ 2', S4: '', S5: '' } as const;

export type Kind = 'home' | 'category' | 'product' | 'cart' | 'checkout';

/** The scripts are 148,736, 151,545, 167,050, 197,398 and 252,088 bytes. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: { path: '/', atRest: 19, scripts: 148_900, requests: 24, ...shown, S5: '' },
  category: { path: '/water.html', atRest: 11, scripts: 151_700, requests: 16, ...shown, S5: '≤ 14' },
  product: {
    path: '/10-l-spring-water-box.html',
    atRest: 10,
    scripts: 167_200,
    requests: 18,
    ...shown,
    S5: '≤ 10',
  },
  cart: { path: '/cart', scripts: 197_500, requests: 12, ...bought, S1: '≤ 120', S5: '≤ 12' },
  checkout: { path: '/checkout', scripts: 252_200, requests: 18, ...bought, S1: '≤ 160', S4: '≤ 60000' },
};
