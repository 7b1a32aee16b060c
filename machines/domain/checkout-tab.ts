/** The tabs of a checkout in their order, from 0 (CHK-02). */

export type TabName = 'account' | 'delivery' | 'shipping' | 'payment';

export const deliveredTabs: readonly TabName[] = ['account', 'delivery', 'shipping', 'payment'];
export const virtualTabs: readonly TabName[] = ['account', 'payment'];
