/** What a cold visit may load until idle, which only falls, and the goals of the bench. */

/** Bytes of scripts, requests and calls of functions, with a rendering to spare: answers race. */
const within = (scripts: number, requests: number, calls: number) => ({ scripts, requests, calls });

type Within = Readonly<ReturnType<typeof within>>;

export interface Budget extends Within, Readonly<Record<'S1' | 'S3' | 'S4' | 'S5', string>> {
  readonly path: string;
  readonly hasCart?: true;
  /** Requests before the first touch, without a script; undefined where scripts start at once. */
  readonly atRest?: number;
}

const shown = { S1: '≤ 95', S3: '≤ 1.25', S4: '≤ 25000' };
const bought = { hasCart: true, S3: '≤ 2', S4: '', S5: '' } as const;

export type Kind = 'home' | 'category' | 'product' | 'cart' | 'checkout';

const [water, box] = ['/water.html', '/10-l-spring-water-box.html'];

/** The scripts are 147,628, 150,431, 165,914, 196,367 and 247,690 bytes. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: { path: '/', atRest: 19, ...within(147_800, 24, 88_700), ...shown, S5: '' },
  category: { path: water, atRest: 11, ...within(150_600, 16, 105_300), ...shown, S5: '≤ 14' },
  product: { path: box, atRest: 10, ...within(166_100, 18, 84_700), ...shown, S5: '≤ 10' },
  cart: { path: '/cart', ...within(196_500, 12, 62_500), ...bought, S1: '≤ 120', S5: '≤ 12' },
  checkout: { path: '/checkout', ...within(247_900, 18, 61_700), ...bought, S1: '≤ 160', S4: '≤ 60000' },
};
