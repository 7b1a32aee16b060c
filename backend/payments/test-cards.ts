/** The provider's published test card numbers, the only ones the emulator accepts (PAY-02). */
import type { ChargeOutcome } from './gateway.ts';

export interface TestCard {
  readonly number: string;
  readonly cardType: 'Visa' | 'MasterCard' | 'American Express';
  readonly outcome: ChargeOutcome;
}

const cards = (
  cardType: TestCard['cardType'],
  outcome: TestCard['outcome'],
  numbers: readonly string[],
): TestCard[] => numbers.map((number) => ({ number, cardType, outcome }));

export const testCards: readonly TestCard[] = [
  ...cards('Visa', 'approved', [
    '4111111111111111',
    '4005519200000004',
    '4009348888881881',
    '4012000033330026',
    '4012000077777777',
    '4012888888881881',
    '4217651111111119',
    '4500600000000061',
  ]),
  ...cards('MasterCard', 'approved', ['5555555555554444', '5454545454545454', '2223000048400011']),
  ...cards('American Express', 'approved', ['378282246310005', '371449635398431']),
  // these get nonces like other cards and are declined when charged
  ...cards('Visa', 'declined', ['4000111111111115']),
  ...cards('MasterCard', 'declined', ['5105105105105100']),
  ...cards('American Express', 'declined', ['378734493671000']),
  // the order is placed but its response never arrives (to try BEY-01 by hand)
  ...cards('Visa', 'lost', ['4000111111111511']),
];

export const testCardOf = (number: string): TestCard | null =>
  testCards.find((card) => card.number === number) ?? null;
