import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright'
import { launchOptions } from '#tests/support/browser'
import { temporaryFolder } from '#tests/support/temporary-folder'

/** The bundled browser, with its own Latin font and without the fonts of this machine. */
export async function withoutSystemFonts(): Promise<LaunchOptions> {
  const options = await launchOptions('bundled')
  const known = readFileSync(String(options.env?.['FONTCONFIG_FILE']), 'utf8')
  const file = join(temporaryFolder('fonts'), 'fonts.conf')
  writeFileSync(file, known.replace(/\s*<dir>\/usr\/[^<]*<\/dir>/g, ''))
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: file } }
}
