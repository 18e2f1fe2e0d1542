import { join } from 'node:path'
import { build } from 'esbuild'
import { isBuilt, root } from './build-stamp.mjs'
import { serverOptions } from './build/server.mjs'
import { endWith, step } from './progress.mjs'
import { runNode } from './run.mjs'

// `npm run bench` measures the server, the browser, the site, the streams, mail and chat, imports, a first start, documents, the calendar and the board;
// `-- --server`, `-- --browser` and so on only one of them, `-- --quick` less of it. All other options are passed on.
const given = process.argv.slice(2)
const all = [
  'server',
  'browser',
  'site',
  'streams',
  'messages',
  'imports',
  'start',
  'documents',
  'calendar',
  'board',
]
const parts = all.filter((part) => given.includes(`--${part}`))
const options = given.filter((option) => !all.includes(option.slice(2)))

async function bench() {
  if (!isBuilt()) await runNode([join(root, 'scripts/build.mjs')])
  const folder = join(root, '.cache/bench')
  const { entryPoints, ...shared } = serverOptions(root)
  const programs = {
    'bench-server': 'bench/server/main.ts',
    'bench-browser': 'bench/browser/main.ts',
    'bench-site': 'bench/site/main.ts',
    'bench-streams': 'bench/streams/main.ts',
    'bench-messages': 'bench/messages/main.ts',
    'bench-imports': 'bench/imports/main.ts',
    'bench-start': 'bench/start/main.ts',
    'bench-documents': 'bench/documents/main.ts',
    'bench-calendar': 'bench/calendar/main.ts',
    'bench-board': 'bench/board/main.ts',
  }
  await step('Building what measures', () =>
    build({
      ...shared,
      entryPoints: { .../** @type {object} */ (entryPoints), ...programs },
      outdir: folder,
    }),
  )
  for (const part of parts.length > 0 ? parts : all) {
    console.log(`Measuring the ${part}`)
    await runNode([join(folder, `bench-${part}.js`), ...options])
  }
}

bench().catch(endWith)
