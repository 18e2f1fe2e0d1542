import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './build-stamp.mjs'
import { serverOptions } from './build/server.mjs'
import { endWith, step } from './progress.mjs'
import { runNode } from './run.mjs'

// `npm run bench` measures the server and then the browser; `-- --server` or `-- --browser` only one of them,
// `-- --quick` the smaller database alone. Everything else is handed on.
const given = process.argv.slice(2)
const parts = ['server', 'browser'].filter((part) => given.includes(`--${part}`))
const options = given.filter((option) => option !== '--server' && option !== '--browser')

async function bench() {
  const folder = join(root, '.cache/bench')
  const shared = serverOptions(root)
  const entryPoints = {
    .../** @type {object} */ (shared.entryPoints),
    'bench-server': 'bench/server/main.ts',
  }
  await step('Building what is measured', () =>
    build({ ...shared, entryPoints, outdir: join(folder, 'server') }),
  )
  for (const part of parts.length > 0 ? parts : ['server'])
    await runNode([join(folder, `server/bench-${part}.js`), ...options])
}

bench().catch(endWith)
