/** Vite: the client build and, with --ssr, the server's; `npm run dev` with the reference backend mounted. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendPlugin } from './backend/vite-plugin.ts';
import { precompress } from './src/server/precompress.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), precompress(), ...(command === 'serve' ? [backendPlugin()] : [])],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { target: 'node20.19', outDir: 'dist/server', emptyOutDir: true, sourcemap: true, minify: false }
    : {
        target: 'baseline-widely-available',
        outDir: 'dist/client',
        emptyOutDir: true,
        sourcemap: false,
        // every supported browser preloads modules by itself, and the polyfill would need an inline script
        modulePreload: { polyfill: false },
        // a picture inside a script is fetched by those who never see it
        assetsInlineLimit: 0,
        reportCompressedSize: false,
      },
}));
