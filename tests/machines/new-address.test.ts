/** A new address is written to its end, also where it equals a stored one on the way. */

import { expect, test } from 'vitest';
import { selectAreFieldsShown, selectChosenId } from '#machines/address-choice/address-choice.selectors.ts';
import { newAddressId } from '#machines/domain/stored-address.ts';
import { present } from '#machines/domain/present.ts';
import { atHome, openCheckout } from './walk.ts';

test.each(['delivery', 'billing'] as const)(
  'keeps the fields of a new %s address while it equals a stored one [BEY-21 ADDR-02]',
  async (kind) => {
    const shop = await openCheckout(atHome);
    const choice = shop.inCheckout().choice(kind);
    const shown = () => {
      const snapshot = choice.getSnapshot();
      return [selectAreFieldsShown(true)(snapshot), selectChosenId(snapshot)];
    };
    const stored = shop.seen()[kind];
    expect(shown()).toEqual([false, 'book-1']);
    choice.send({ type: 'addressChoice.writeNew' });
    await shop.changeAddress(kind, stored);
    expect(shown()).toEqual([true, newAddressId]);
    // what is stored is read again meanwhile
    choice.send({ type: 'addressChoice.offer', offer: present(choice.getSnapshot().context.offer, 'offer') });
    expect(shown()).toEqual([true, newAddressId]);
    await shop.changeAddress(kind, { ...stored, street2: 'Unit 4' });
    expect([shown(), shop.seen()[kind].street2]).toEqual([[true, newAddressId], 'Unit 4']);
  },
);
