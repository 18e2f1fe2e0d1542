import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProgram } from '../scratch/copy'
import { startChild } from '../support/child'
import { freePort } from '../support/free-port'

const sentence =
  'The declarations differ from the newest migration: run npm run migration -- <name>, and start again.'

test('npm run dev reports a missing migration on the page, and continues once it is written', async () => {
  const copy = copyProgram()
  const declaration = 'src/resources/shop/vouchers.resource.ts'
  const text = copy.read(declaration)
  copy.write(declaration, text.replace(/fields: \{/, 'fields: {\n    remark: text({ optional: true }),'))
  copy.write('build/.keep', '')
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: '', VITEST: '', PORT: String(port), HOST: '', DATABASE_URL: '' }
  const dev = await startChild(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy.folder,
    env: { ...env, DEMO: 'empty', DATA_DIR: join(copy.folder, 'data') },
  })
  const answer = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => undefined)
    return response && [response.status, ((await response.json()) as { detail?: string }).detail]
  }
  try {
    await expect.poll(answer, { timeout: 60_000 }).toEqual([503, sentence])
    expect(dev.output()).toContain(sentence)
    await copy.run('scripts/migration.mjs', 'remark')
    await expect.poll(answer, { timeout: 90_000, interval: 500 }).toEqual([200, undefined])
  } finally {
    dev.process.kill('SIGTERM')
    await once(dev.process, 'close')
    copy.remove()
  }
}, 240_000)
