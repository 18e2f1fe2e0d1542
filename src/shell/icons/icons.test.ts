import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles, declaredIcons } from '#scripts/icons/icon-files.mjs'
import { areaIcons } from '#define/choices/area-icons'
import { firstBold, firstTwoTone, laterBold, laterTwoTone } from './icon-list'
import { actionIcons } from './action-icons.generated'
import { firstIcons } from './first-icons.generated'
import { placeIcons } from './place-icons.generated'

const root = process.cwd()
const rendered: Record<string, string> = { ...firstIcons, ...placeIcons, ...actionIcons }

test('the generated icon files match the output of scripts/icons.mjs', async () => {
  for (const { path, content } of await iconFiles(root)) {
    expect(readFileSync(join(root, path), 'utf8') === content, `Run node scripts/icons.mjs: ${path}`).toBe(
      true,
    )
  }
})

test('every icon of the lists is generated exactly once, as two-tone or bold', () => {
  const twoTone = new Set<string>([...areaIcons, ...firstTwoTone, ...laterTwoTone])
  const bold: string[] = [...firstBold, ...laterBold]
  expect(bold.filter((name) => twoTone.has(name))).toEqual([])
  expect(new Set(bold).size).toBe(bold.length)
  expect(Object.keys(rendered).toSorted()).toEqual([...twoTone, ...bold].toSorted())
  expect([...twoTone].filter((name) => !rendered[name]?.includes('|'))).toEqual([])
})

test('every icon that a declaration uses is in the first bundle', () => {
  expect(declaredIcons(root).length).toBeGreaterThan(3)
  expect(declaredIcons(root).filter((name) => !(name in firstIcons))).toEqual([])
})

test('every icon name used in a component exists', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const named = sources
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => readFileSync(join(root, 'src', name), 'utf8').match(/(?<=<Icon\s+name=")[^"]+/g) ?? [])
  expect(named).not.toEqual([])
  expect(named.filter((name) => !(name in rendered))).toEqual([])
})
