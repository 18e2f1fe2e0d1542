import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rooted = /^(src|server|tests|docs|scripts|bench|migrations|public|\.ci)\//

/** The paths of this project that a text names in backticks; patterns and examples of what is yet to be written are none. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path ?? '')
  const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, path]) => path ?? '')
  return [...quoted, ...pictures].filter((path) => rooted.test(path) && !/[*<]|expenses/.test(path))
}

describe('what the documentation names', () => {
  const texts = (readdirSync('docs', { recursive: true }) as string[]).filter((name) => name.endsWith('.md'))
  const pages = ['README.md', ...texts.map((name) => `docs/${name}`)]

  it.each(pages)('%s names only paths that exist', (page) => {
    expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !existsSync(path))).toEqual([])
  })

  it('notices a path that does not exist', () => {
    expect(pathsIn('see `src/nowhere.ts` and ![a](docs/none.png), not `src/<name>.ts`')).toEqual([
      'src/nowhere.ts',
      'docs/none.png',
    ])
  })
})
