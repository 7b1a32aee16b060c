/** The whole site on one screen: which address shows what (§2). */

import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BestSellers } from '#features/catalog/BestSellers.tsx';
import { CategoryScreen } from '#features/catalog/CategoryScreen.tsx';
import { ProductScreen } from '#features/catalog/ProductScreen.tsx';
import { Codes } from '#features/codes/Codes.tsx';
import { ContentScreen } from '#features/content/ContentScreen.tsx';
import type { Content } from '#machines/domain/subject.ts';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PrivateQuery } from './PrivateQuery.tsx';
import { ServerScreen } from './ServerScreen.tsx';

const CartScreen = lazyPart(() => import('#features/cart/CartScreen.tsx'));
const CheckoutPage = lazyPart(() => import('./CheckoutPage.tsx'));
const SignInScreen = lazyPart(() => import('#features/sign-in/SignInScreen.tsx'));
const CreateAccountScreen = lazyPart(() => import('#features/sign-in/CreateAccountScreen.tsx'));
const ForgotPasswordScreen = lazyPart(() => import('#features/sign-in/ForgotPasswordScreen.tsx'));
const CreatePasswordScreen = lazyPart(() => import('#features/sign-in/CreatePasswordScreen.tsx'));
const ConfirmationScreen = lazyPart(() => import('#features/confirmation/ConfirmationScreen.tsx'));

const screenOf = (content: Content): ReactNode => {
  switch (content.kind) {
    case 'category':
      return <CategoryScreen category={content.category} />;
    case 'product':
      return <ProductScreen key={content.product.sku} product={content.product} />;
    case 'cmsPage':
      return <ContentScreen page={content.page} />;
    default:
      return null;
  }
};

export const SiteRoutes = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route
        path={paths.home}
        element={
          <ServerScreen>
            {(content) => (
              <>
                {screenOf(content)}
                <BestSellers heading="Best sellers" />
              </>
            )}
          </ServerScreen>
        }
      />
      <Route
        path={paths.cart}
        element={<CartScreen codes={<Codes />} suggestions={<BestSellers heading="Popular right now" />} />}
      />
      <Route
        path={paths.checkout}
        element={
          <PrivateQuery>
            <CheckoutPage />
          </PrivateQuery>
        }
      />
      <Route path={paths.orderConfirmation} element={<ConfirmationScreen />} />
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
      <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
      <Route
        path={paths.createPassword}
        element={
          <PrivateQuery>
            <CreatePasswordScreen />
          </PrivateQuery>
        }
      />
      <Route path={paths.search} element={<Navigate to={paths.home} replace />} />
      <Route path="*" element={<ServerScreen>{screenOf}</ServerScreen>} />
    </Routes>
  </Suspense>
);
