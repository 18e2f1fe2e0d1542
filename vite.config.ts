import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFallback } from './scripts/vite/app-fallback.mjs'
import { brandWords } from './scripts/vite/brand.mjs'
import { chunkReport } from './scripts/vite/chunk-report.mjs'
import { preloadProgram } from './scripts/vite/preload-program.mjs'
import { refineCoreShims } from './scripts/vite/refine-core-shims.mjs'
import { refineMuiShims } from './scripts/vite/refine-mui-shims.mjs'
import { brand } from './src/brand'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = ['app.html', 'index.html']

export default defineConfig({
  root,
  appType: 'custom',
  server: {
    watch: { ignored: ['data', 'build*', '.cache', 'test-results'].map((name) => `${root}${name}/**`) },
  },
  plugins: [
    react(),
    brandWords(brand),
    refineMuiShims(),
    refineCoreShims(),
    preloadProgram({ page: 'app.html', program: 'src/main.tsx' }),
    chunkReport(root),
    appFallback(),
  ],
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
    rolldownOptions: {
      input: pages,
      // The first script, and the program with all it always needs: two files instead of a dozen small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'boot', test: /src\/boot\.ts$/, priority: 2 },
            { name: 'program', test: /src\/main\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
