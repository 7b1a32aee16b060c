/** The whole site on one screen: which address shows what (§2). */

import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { ListShown } from '#features/catalog/ListingView.tsx';
import { wholeList } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { OwnPageHead } from './OwnPageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PrivateQuery } from './PrivateQuery.tsx';
import { formOf, sectionOf } from './Section.tsx';
import { ServerScreen, type Shown } from './ServerScreen.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';
import { WingGate } from './WingGate.tsx';

const BestSellers = lazyPart(() => import('#features/catalog/BestSellers.tsx'));
const Departments = lazyPart(() => import('#features/catalog/Departments.tsx'));
const RecentlyViewed = lazyPart(() => import('#features/catalog/RecentlyViewed.tsx'));
const CategoryScreen = lazyPart(() => import('#features/catalog/CategoryScreen.tsx'));
const SearchScreen = lazyPart(() => import('#features/catalog/SearchScreen.tsx'));
const ContentScreen = lazyPart(() => import('#features/content/ContentScreen.tsx'));
const ProductPage = lazyPart(() => import('./ProductPage.tsx'));
const CartPage = lazyPart(() => import('./CartPage.tsx'));
const CheckoutPage = lazyPart(() => import('./CheckoutPage.tsx'));
const AccountArea = lazyPart(() => import('./AccountArea.tsx'));
const SignInScreen = lazyPart(() => import('#features/sign-in/SignInScreen.tsx'));
const CreateAccountScreen = lazyPart(() => import('#features/sign-in/CreateAccountScreen.tsx'));
const ForgotPasswordScreen = lazyPart(() => import('#features/sign-in/ForgotPasswordScreen.tsx'));
const CreatePasswordScreen = lazyPart(() => import('#features/sign-in/CreatePasswordScreen.tsx'));
const OrderPadScreen = lazyPart(() => import('#features/order-pad/OrderPadScreen.tsx'));
const ConfirmDeliveryScreen = lazyPart(() => import('#features/orders/ConfirmDeliveryScreen.tsx'));
const OrderLookupScreen = lazyPart(() => import('#features/orders/OrderLookupScreen.tsx'));
const ConfirmationScreen = lazyPart(() => import('#features/confirmation/ConfirmationScreen.tsx'));

const cartWings = ['trade'] as const;
const accountWings = ['account', 'trade'] as const;
const deskWings = ['desk', 'trade'] as const;
const checkoutWings = ['trade', 'account', 'checkout'] as const;

const listShown = ({ subject, isBusy }: Shown): ListShown => ({
  query: 'query' in subject ? subject.query : wholeList,
  isBusy,
});

const screenOf = (content: Content, shown: Shown): ReactNode => {
  switch (content.kind) {
    case 'category':
      return <CategoryScreen category={content.category} {...listShown(shown)} />;
    case 'search':
      return <SearchScreen results={content.results} {...listShown(shown)} />;
    case 'product':
      return (
        <ProductPage
          key={`${content.product.sku} ${shown.editedLineId ?? ''}`}
          product={content.product}
          editedLineId={shown.editedLineId}
        />
      );
    case 'cmsPage':
      return (
        <ContentScreen page={content.page} aside={sectionOf(content.page)}>
          {formOf(content.page)}
        </ContentScreen>
      );
    default:
      return null;
  }
};

export const SiteRoutes = ({ children }: { readonly children?: ReactNode }) => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route
        path={paths.home}
        element={
          <ServerScreen>
            {(content, shown) => (
              <>
                {screenOf(content, shown)}
                <BestSellers heading="Best sellers" />
              </>
            )}
          </ServerScreen>
        }
      />
      <Route
        path={paths.allProducts}
        element={
          <ServerScreen>
            {(content, shown) => (
              <>
                {screenOf(content, shown)}
                <Departments heading="Departments" />
              </>
            )}
          </ServerScreen>
        }
      />
      <Route
        path={paths.cart}
        element={
          <WingGate names={cartWings}>
            <CartPage />
          </WingGate>
        }
      />
      <Route
        path={paths.checkout}
        element={
          <PrivateQuery>
            <WingGate names={checkoutWings}>
              <CheckoutPage />
            </WingGate>
          </PrivateQuery>
        }
      />
      <Route
        path={paths.orderConfirmation}
        element={
          <WingGate names={checkoutWings}>
            <ConfirmationScreen />
          </WingGate>
        }
      />
      <Route
        path={paths.products}
        element={
          <>
            <OwnPageHead path={paths.products} />
            <WingGate names={deskWings}>
              <OrderPadScreen viewed={<RecentlyViewed />} />
            </WingGate>
          </>
        }
      />
      <Route path={paths.signIn} element={<SignInScreen />} />
      <Route path={paths.signInAlias} element={<SignInScreen />} />
      <Route
        path={paths.createAccount}
        element={
          <PrivateQuery>
            <CreateAccountScreen />
          </PrivateQuery>
        }
      />
      <Route
        path={paths.forgotPassword}
        element={
          <WingGate names={deskWings}>
            <ForgotPasswordScreen />
          </WingGate>
        }
      />
      <Route
        path={paths.orderLookup}
        element={
          <WingGate names={deskWings}>
            <OrderLookupScreen />
          </WingGate>
        }
      />
      <Route
        path={paths.createPassword}
        element={
          <PrivateQuery>
            <WingGate names={deskWings}>
              <CreatePasswordScreen />
            </WingGate>
          </PrivateQuery>
        }
      />
      <Route
        path={paths.confirmDelivery}
        element={
          <PrivateQuery>
            <WingGate names={deskWings}>
              <ConfirmDeliveryScreen />
            </WingGate>
          </PrivateQuery>
        }
      />
      <Route
        path={`${paths.customer}/*`}
        element={
          <SignedInOnly>
            <WingGate names={accountWings}>
              <AccountArea>{screenOf}</AccountArea>
            </WingGate>
          </SignedInOnly>
        }
      />
      <Route path={paths.search} element={<PageSkeleton />} />
      <Route path="*" element={<ServerScreen>{screenOf}</ServerScreen>} />
    </Routes>
    {children}
  </Suspense>
);
