import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import AccountArea from '#app/AccountArea.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import type { SayAccount } from '../machines/fake-reading.ts';
import type { FakePeople } from '../machines/fake-people.ts';
import { openShop, type FakeShop } from '../machines/fake-services.ts';
import { hannah } from '../models/people.ts';
import { renderIn, settle } from './stage.tsx';

const storeConfig = {
  code: 'default',
  locale: 'en_AU',
  name: 'Water',
  titleSuffix: '',
  copyright: '',
  currency: 'AUD',
  resellersProduct: '',
  gridPerPage: 6,
  hasGiftCards: true,
  hasAuthorityToLeave: true,
};

const contentOf = (subject: Subject, hasAccountServices: boolean): Content => {
  if (subject.kind === 'storeConfig')
    return { kind: 'storeConfig', storeConfig: { ...storeConfig, hasAccountServices } };
  if (subject.kind === 'customerTypes')
    return { kind: 'customerTypes', types: [{ type: 'RESIDENTIAL', value: '4', label: 'At home' }] };
  return { kind: 'menu', items: [] };
};

const Here = () => {
  const { pathname, search } = useLocation();
  return <p title="here">{pathname + search}</p>;
};

export interface AccountStage {
  readonly account: SayAccount;
  /** Whether the backend has the merchant's layer. */
  readonly hasAccountServices?: boolean;
  /** Whose account it is; Hannah's by default. */
  readonly people?: Partial<FakePeople>;
  readonly beforeReading?: (shop: FakeShop) => void;
  /** Runs before the page is opened. */
  readonly prepare?: (shop: FakeShop) => void;
}

export const openAccount = async (
  address: string,
  { account, hasAccountServices = true, people, beforeReading, prepare }: AccountStage,
): Promise<FakeShop> => {
  const content = (subject: Subject): Content => contentOf(subject, hasAccountServices);
  const shop = openShop({
    cartId: 'cart-1',
    people: { owner: { email: hannah.email }, customer: hannah, ...people },
    content,
    account,
  });
  beforeReading?.(shop);
  shop.actor.send({ type: 'shop.read', subjects: [{ kind: 'storeConfig' }] });
  await settle(shop);
  prepare?.(shop);
  renderIn(
    shop.actor,
    <MemoryRouter initialEntries={[address]}>
      <Here />
      <Routes>
        <Route path="/customer/*" element={<AccountArea>{() => null}</AccountArea>} />
      </Routes>
    </MemoryRouter>,
  );
  await settle(shop);
  return shop;
};
