/** Maps each address to its screen (§2). */

import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { ListShown } from '#features/catalog/ListingView.tsx';
import { wholeList } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PageTransition } from './PageTransition.tsx';
import { CategoryScreen, ContentScreen, ProductPage, SearchScreen } from './content-parts.ts';
import { OwnPageHead } from './OwnPageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PrivateQuery } from './PrivateQuery.tsx';
import { formOf, sectionOf } from './Section.tsx';
import { ServerScreen, type Shown } from './ServerScreen.tsx';

const BestSellers = lazyPart(() => import('#features/catalog/BestSellers.tsx'));
const Departments = lazyPart(() => import('#features/catalog/Departments.tsx'));
const RecentlyViewed = lazyPart(() => import('#features/catalog/RecentlyViewed.tsx'));
const CartPage = lazyPart(() => import('./CartPage.tsx'));
const CheckoutPage = lazyPart(() => import('./CheckoutPage.tsx'));
const AccountArea = lazyPart(() => import('./AccountArea.tsx'));
const SignInScreen = lazyPart(() => import('#features/sign-in/SignInScreen.tsx'));
const CreateAccountScreen = lazyPart(() => import('#features/sign-in/CreateAccountScreen.tsx'));
const ForgotPasswordPage = lazyPart(() => import('./ForgotPasswordPage.tsx'));
const CreatePasswordPage = lazyPart(() => import('./CreatePasswordPage.tsx'));
const QuickOrderPage = lazyPart(() => import('./QuickOrderPage.tsx'));
const ConfirmDeliveryPage = lazyPart(() => import('./ConfirmDeliveryPage.tsx'));
const OrderLookupPage = lazyPart(() => import('./OrderLookupPage.tsx'));
const ConfirmationPage = lazyPart(() => import('./ConfirmationPage.tsx'));

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

/** Pages that the shop itself provides. */
const ownPages: Readonly<Record<string, ReactNode>> = {
  [paths.cart]: <CartPage />,
  [paths.checkout]: (
    <PrivateQuery>
      <CheckoutPage />
    </PrivateQuery>
  ),
  [paths.orderConfirmation]: <ConfirmationPage />,
  [paths.products]: (
    <>
      <OwnPageHead path={paths.products} />
      <QuickOrderPage viewed={<RecentlyViewed />} />
    </>
  ),
  [paths.signIn]: <SignInScreen />,
  [paths.signInAlias]: <SignInScreen />,
  [paths.createAccount]: (
    <PrivateQuery>
      <CreateAccountScreen />
    </PrivateQuery>
  ),
  [paths.forgotPassword]: <ForgotPasswordPage />,
  [paths.orderLookup]: <OrderLookupPage />,
  [paths.createPassword]: (
    <PrivateQuery>
      <CreatePasswordPage />
    </PrivateQuery>
  ),
  [paths.confirmDelivery]: (
    <PrivateQuery>
      <ConfirmDeliveryPage />
    </PrivateQuery>
  ),
};

/** Case and a last slash do not tell addresses apart. */
const bare = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** By the address that only they have. */
const screens: Readonly<Record<string, ReactNode>> = {
  [paths.home]: (
    <ServerScreen>
      {(content, shown) => (
        <>
          {screenOf(content, shown)}
          <BestSellers heading="Best sellers" />
        </>
      )}
    </ServerScreen>
  ),
  [paths.allProducts]: (
    <ServerScreen>
      {(content, shown) => (
        <>
          {screenOf(content, shown)}
          <Departments heading="Departments" />
        </>
      )}
    </ServerScreen>
  ),
  [paths.search]: <PageSkeleton />,
  ...Object.fromEntries(
    Object.entries(ownPages).map(([path, page]) => [
      bare(path),
      <PageTransition key={path}>{page}</PageTransition>,
    ]),
  ),
};

export const SiteRoutes = ({ children }: { readonly children?: ReactNode }) => {
  const { pathname } = useLocation();
  const screen = screens[bare(pathname)];
  return (
    <Suspense fallback={<PageSkeleton />}>
      {/* few: the router ranks its routes at each rendering */}
      <Routes>
        {screen !== undefined && <Route path={pathname} element={screen} />}
        <Route path={`${paths.customer}/*`} element={<AccountArea>{screenOf}</AccountArea>} />
        <Route path="*" element={<ServerScreen>{screenOf}</ServerScreen>} />
      </Routes>
      {children}
    </Suspense>
  );
};
