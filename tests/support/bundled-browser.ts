import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { LaunchOptions } from './browser'

const cache = resolve('.cache')

// Run in a process of its own, because importing the package changes the environment, and because it unpacks
// into TMPDIR. The variable makes it unpack the libraries which a plain machine does not have, too.
const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
const unpackEnvironment = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }

/** The Chromium that the packages bring along for Linux x64, unpacked once beside the sources. */
export async function bundledBrowser(): Promise<LaunchOptions> {
  const folder = join(cache, `chromium-${bundledVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // It is built for machines without the kernel's permission to make sandboxes.
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--in-process-gpu',
      '--font-render-hinting=none',
      '--disable-dev-shm-usage',
    ],
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

function bundledVersion(): string {
  const manifest: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  return manifest.devDependencies['@sparticuz/chromium'] ?? 'unknown'
}

/** Unpacks beside the folder and renames, so that a half-unpacked browser never stands there. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unpacking-'))
  const env = { ...process.env, ...unpackEnvironment, TMPDIR: unfinished }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], { env })
  // The package's own settings look for the fonts in /tmp, where they are not, and text would have no height.
  await writeFile(join(unfinished, 'fonts.conf'), fontSettings(folder))
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}
