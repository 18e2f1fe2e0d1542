import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { LaunchOptions } from './browser'

const cache = resolve('.cache')

// Runs in a process of its own, because importing the package changes the environment, and because it unpacks
// into TMPDIR. The variable makes it also unpack system libraries that may be missing.
const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
const unpackEnvironment = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }

/** The Chromium from the npm packages for Linux x64, unpacked once into .cache. */
export async function bundledBrowser(): Promise<LaunchOptions> {
  const folder = join(cache, `chromium-${bundledVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // It is built for machines on which the kernel does not allow sandboxes.
    args: ['--no-sandbox', '--in-process-gpu', '--font-render-hinting=none', '--disable-dev-shm-usage'],
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

/** Unpacks into a temporary folder and renames it, so that the target never contains a partly unpacked browser. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unpacking-'))
  const env = { ...process.env, ...unpackEnvironment, TMPDIR: unfinished }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], { env })
  // The package's own settings look for the fonts in /tmp; without fonts text has no height.
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
