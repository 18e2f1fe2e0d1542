import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions, type LaunchOptions } from '#tests/support/browser'

/**
 * The browser that takes the screenshots: always the one from the npm packages, with its own fonts only, so that every
 * machine renders alike. VISUAL_BROWSER=installed uses an installed browser, whose screenshots will differ.
 * @throws Error if neither is possible
 */
export async function stillBrowser(): Promise<LaunchOptions> {
  if (process.env['VISUAL_BROWSER'] === 'installed') return launchOptions()
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The pictures are compared with those of the bundled browser, which runs on Linux x64 alone. ' +
        'Set VISUAL_BROWSER=installed to take them with an installed one, and expect differences.',
    )
  const bundled = await launchOptions('bundled')
  const folder = join(bundled.executablePath, '..')
  const file = join(folder, 'own-fonts.conf')
  writeFileSync(file, ownFonts(folder))
  return { ...bundled, env: { ...bundled.env, FONTCONFIG_FILE: file } }
}

const ownFonts = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'own-font-cache')}</cachedir>
</fontconfig>
`
