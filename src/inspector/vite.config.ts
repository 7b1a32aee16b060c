/** Builds the inspector's page separately, so that the shop's files contain nothing of it. */

import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');

export default defineConfig({
  root,
  base: '/__machines/',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/inspect/inspector',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/inspector/inspector.html' },
  },
});
