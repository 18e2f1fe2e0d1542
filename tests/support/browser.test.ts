import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { launchOptions } from './browser'

afterEach(() => vi.unstubAllEnvs())

const page = `data:text/html,<p style="display:inline-block;margin:0;font:20px sans-serif" id="text">Corridor</p>`

/** The width and height of a word in pixels; without fonts they are 0. */
async function sizeOfText(): Promise<{ width: number; height: number }> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const tab = await browser.newPage()
    await tab.goto(page)
    const box = await tab.locator('#text').boundingBox()
    return { width: box?.width ?? 0, height: box?.height ?? 0 }
  } finally {
    await browser.close()
  }
}

describe('the browser of the tests', () => {
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'is the bundled one with working fonts when CORRIDOR_BROWSER is "bundled"',
    { timeout: 60_000 },
    async () => {
      vi.stubEnv('CORRIDOR_BROWSER', 'bundled')
      vi.stubEnv('CHROME_PATH', undefined)
      const { width, height } = await sizeOfText()
      expect(width).toBeGreaterThan(50)
      expect(height).toBeGreaterThan(10)
    },
  )

  it('is the one that CHROME_PATH names, which must exist', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'corridor-'))
    vi.stubEnv('CHROME_PATH', folder)
    const { executablePath } = await launchOptions()
    rmSync(folder, { recursive: true })
    expect(executablePath).toBe(folder)
    await expect(launchOptions()).rejects.toThrow('CHROME_PATH')
  })
})
