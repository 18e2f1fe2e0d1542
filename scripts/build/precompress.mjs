import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesOf } from '../stamp.mjs'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
// Compressing a smaller response does not save a packet.
const smallest = 1024

/**
 * Writes a `.br` and a `.gz` file for every text file that is large enough, except for those that are not served as they
 * are.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = filesOf(folder, '.').filter(
    (file) => !/\.(?:vite|pages)\//.test(file) && compressible.has(extname(file)),
  )
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  if (content.length < smallest) return
  const brotliOptions = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const [small, medium] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, medium)])
}
