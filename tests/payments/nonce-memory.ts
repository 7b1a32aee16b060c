/** A NonceStore in memory that remembers everything it was ever given. */
import type { NonceStore, TokenisedCard } from '#backend/payments/gateway.ts';

export interface NonceMemory extends NonceStore {
  readonly saved: readonly TokenisedCard[];
}

export const createNonceMemory = (): NonceMemory => {
  const saved: TokenisedCard[] = [];
  const unspent = new Map<string, TokenisedCard>();
  return {
    saved,
    async save(card) {
      saved.push(card);
      unspent.set(card.nonce, card);
    },
    async take(nonce) {
      const card = unspent.get(nonce) ?? null;
      unspent.delete(nonce);
      return card;
    },
  };
};
