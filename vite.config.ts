import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFallback } from './scripts/vite/app-fallback.mjs'
import { brandTexts } from './scripts/vite/brand.mjs'
import { chunkReport } from './scripts/vite/chunk-report.mjs'
import { firstPaint } from './scripts/vite/first-paint.mjs'
import { importAgain } from './scripts/vite/import-again.mjs'
import { joinedId, joinImports } from './scripts/vite/join-imports.mjs'
import { deferredOptions } from './scripts/vite/deferred-options.mjs'
import { withoutOutputs } from './scripts/vite/without-outputs.mjs'
import { withoutOwnCalls } from './scripts/vite/without-own-calls.mjs'
import { preloadProgram } from './scripts/vite/preload-program.mjs'
import { refineMuiParts } from './scripts/vite/refine-mui-parts.mjs'
import { publicSettings } from './scripts/vite/public-settings.mjs'
import { sharedChunks } from './scripts/vite/shared-chunks.mjs'
import { refineCoreShims } from './scripts/vite/refine-core-shims.mjs'
import { brand } from './src/text/brand'
import { firstPaintScript } from './src/theme/first-paint'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = ['app.html', 'site.html']
/** The modules of scripts that have a name. */
const scripts = {
  loading: /vite\/preload-helper|rolldown\/runtime|src\/text\/(api-base|public-settings|language-\w+)\.ts$/,
  react: /node_modules\/(react|react-dom|scheduler)\//,
}

/** Modules that are always loaded together. */
const joined = {
  // The first render waits for the client, which reads what was prefetched.
  program: ['src/main.tsx', 'src/providers/data/http/client.ts'],
  texts: ['src/locales/en/later.ts', 'src/base/i18n/declared-help.ts'],
  chinese: ['src/locales/cn/index.ts', 'src/locales/cn/app-labels.ts'],
  listFoot: [
    'src/screens/list/sums/index.ts',
    'src/screens/list/paging/jump.tsx',
    'src/screens/list/paging/total-button.tsx',
  ],
  // What every page of the dashboard loads once it is shown.
  afterStart: [
    'src/shell/icons/action-icons.generated.ts',
    'src/shell/icons/place-icons.generated.ts',
    'src/shell/print.css',
    'src/shell/shortcuts/shortcuts.tsx',
    'src/providers/live/live.ts',
    'src/resources/chat/client/chat-background.part.tsx',
    'src/resources/mail/client/mail-background.part.tsx',
    'src/resources/saved-views/client/list-links.part.tsx',
  ],
}

export default defineConfig({
  root,
  appType: 'custom',
  resolve: { tsconfigPaths: true },
  server: {
    watch: { ignored: ['data', 'build*', '.cache', 'test-results'].map((name) => `${root}${name}/**`) },
  },
  plugins: [
    react(),
    brandTexts({ name: brand.name }),
    publicSettings(),
    firstPaint(firstPaintScript()),
    refineCoreShims(),
    refineMuiParts(),
    joinImports(root, joined),
    preloadProgram({ page: 'app.html', program: joinedId('program') }),
    chunkReport(root),
    appFallback(),
    importAgain(),
    deferredOptions(root),
    withoutOutputs(),
    withoutOwnCalls(),
  ],
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // The policy of the page knows no fonts inside of CSS.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
    rolldownOptions: {
      input: pages,
      // Packages of the field components of @refinedev/mui, which do not say that loading them changes nothing: without
      // this they are in every screen that uses a layout of that package.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules\/(react-markdown|remark-gfm)\//,
            sideEffects: false,
          },
        ],
      },
      // The first script, and the program with all it always needs: few files instead of a dozen small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'boot', test: /src\/boot\.ts$/, priority: 2 },
            // What brings further scripts, where the API is, and the stored language are shared with the public site,
            // which has nothing else of the program.
            {
              name: 'loading',
              test: scripts.loading,
              priority: 4,
            },
            // By itself, for parts of the public site that work by script.
            { name: 'react', test: scripts.react, priority: 3 },
            sharedChunks(root, {
              pages,
              programs: { 'app.html': joinedId('program') },
              // The pages and the start of the program matter most, then the screens that users open most.
              weights: {
                'app.html': 1000,
                'site.html': 1000,
                [joinedId('program')]: 1000,
                [joinedId('afterStart')]: 600,
                [joinedId('listFoot')]: 300,
                'src/screens/table/grid-table.tsx': 600,
                'src/screens/show/index.ts': 100,
                'src/screens/form/index.ts': 100,
                'src/screens/views/board/board-view.tsx': 10,
                'src/screens/views/calendar/calendar.tsx': 10,
                'src/resources/mail/client/mail.screen.tsx': 10,
                'src/resources/chat/client/chat.screen.tsx': 10,
              },
              taken: [scripts.loading, scripts.react],
              takenWithImports: ['src/boot.ts'],
              requestBytes: 2000,
              wasteBytes: 30_000,
            }),
          ],
        },
      },
    },
  },
})
