import { join } from 'node:path'
import { build } from 'esbuild'
import { parts } from '../bench/support/parts.mjs'
import { isBuilt, root } from './build-stamp.mjs'
import { serverOptions } from './build/server.mjs'
import { endWith, step } from './progress.mjs'
import { runNode } from './run.mjs'

// `npm run bench` measures the server, long lists, the browser, the site, the streams, mail and chat, imports, a first start, documents, the calendar and the board;
// `-- --server`, `-- --browser` and so on only one of them, `-- --quick` less of it. All other options are passed on.
const given = process.argv.slice(2)
const chosen = parts.filter((part) => given.includes(`--${part}`))
const options = given.filter((option) => !parts.some((part) => option === `--${part}`))

async function bench() {
  if (!isBuilt()) await runNode([join(root, 'scripts/build.mjs')])
  const folder = join(root, '.cache/bench')
  const { entryPoints, ...shared } = serverOptions(root)
  const programs = Object.fromEntries(parts.map((part) => [`bench-${part}`, `bench/${part}/main.ts`]))
  await step('Building what measures', () =>
    build({
      ...shared,
      entryPoints: { .../** @type {object} */ (entryPoints), ...programs },
      outdir: folder,
    }),
  )
  for (const part of chosen.length > 0 ? chosen : parts) {
    console.log(`Measuring the ${part}`)
    await runNode([join(folder, `bench-${part}.js`), ...options])
  }
}

bench().catch(endWith)
