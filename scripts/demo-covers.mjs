import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cover } from './demo/cover.mjs'
import { postCover } from './demo/post-cover.mjs'

// Generates the images of the demo products and posts, always the same for the same code: `node scripts/demo-covers.mjs`.

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}public/demo/products`

/** @returns {Promise<string[]>} the product codes of the catalogue */
async function readCodes() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/resources/shop/demo/products.demo.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const [bundle] = outputFiles
  if (!bundle) throw new Error('The catalogue could not be bundled.')
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(bundle.contents).toString('base64')}`
  )
  return module.codes
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const code of await readCodes()) {
  const name = `${folder}/${code.toLowerCase()}`
  writeFileSync(`${name}.svg`, cover(code))
  for (const look of ['side', 'close']) writeFileSync(`${name}-${look}.svg`, cover(code, look))
}

const postFolder = `${root}public/demo/posts`
const posts = 32
rmSync(postFolder, { recursive: true, force: true })
mkdirSync(postFolder, { recursive: true })
for (let number = 1; number <= posts; number++)
  writeFileSync(`${postFolder}/${number}.svg`, postCover(number))
