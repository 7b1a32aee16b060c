/** Vite: the client build with its service worker and, with --ssr, the server's; `npm run dev` with the reference backend mounted. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { backendPlugin } from './backend/vite-plugin.ts';
import { developmentPage } from './src/inspector/development-page.ts';
import { folderOf } from './src/server/build-once.ts';
import { shortClassNames } from './src/server/class-names.ts';
import { fontsApart } from './src/server/fonts-apart.ts';
import { leanBuild } from './src/server/lean-build.ts';
import { chunkGroups } from './src/server/chunk-groups.ts';
import { oneRuntime } from './src/server/one-runtime.ts';
import { precompress } from './src/server/precompress.ts';
import { beginWithSight } from './src/server/first-moments.ts';
import { nameParts } from './src/server/name-parts.ts';
import { nameRelease } from './src/server/release.ts';

const serviceWorker = () => {
  const release = nameRelease();
  return [
    release.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // the page registers it when it is idle, and public/ holds the manifest
      injectRegister: false,
      manifest: false,
      // its own build takes no level of talking from this one
      integration: { configureCustomSWViteBuild: (worker) => void (worker.logLevel = 'warn') },
      injectManifest: {
        rollupFormat: 'iife',
        injectionPoint: 'self.releaseEntries',
        // without a connection a map has no ground and no card can be charged
        globIgnores: [
          'assets/{tile-map,hosted-fields,paypal-checkout,client,card-fields,paypal-button}-*',
          // of no use without a connection
          'assets/{ConfirmDeliveryPage,CreatePasswordPage,ForgotPasswordPage,OrderLookupPage,EnquirySection,cart-address}-*',
          // a customer's own: kept when it is first used
          'assets/{AccountArea,customer,OrderPanels,Expiry*,CreateAccountScreen,date-text,desk,enquiry,order-lookup,quick-order,order-history,QuickOrderPage}-*',
        ],
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) =>
              entry.url === 'index.html' ? { ...entry, revision: release.name() } : entry,
            ),
          }),
        ],
      },
    }),
  ];
};

const chunks = chunkGroups();

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    nameParts(),
    ...(command === 'build' && !isSsrBuild
      ? [chunks.plugin, oneRuntime(), beginWithSight(), fontsApart(), ...leanBuild(), ...serviceWorker()]
      : []),
    precompress(),
    ...(command === 'serve' ? [backendPlugin(), developmentPage()] : []),
  ],
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }
    : {}),
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        target: 'node20.19',
        outDir: `${folderOf(mode === 'inspect')}/server`,
        emptyOutDir: true,
        sourcemap: true,
        minify: false,
        rolldownOptions: { input: ['src/server/main.ts', 'src/server/content-thread.ts'] },
      }
    : {
        target: 'baseline-widely-available',
        outDir: `${folderOf(mode === 'inspect')}/client`,
        emptyOutDir: true,
        sourcemap: false,
        // every supported browser preloads modules by itself, and the polyfill would need an inline script
        modulePreload: { polyfill: false },
        // a picture inside a script is fetched by those who never see it
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        // 2 % smaller than the default and slow to make; no shopper gets the inspected build
        minify: mode === 'inspect' ? 'oxc' : 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3 } },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks.groups, includeDependenciesRecursively: false } },
        },
      },
}));
