import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdsLockedPackages } from '../../scripts/install.mjs'
import { nodeComplaint } from '../../scripts/node-version.mjs'
import { startSettings } from '../../scripts/start-settings.mjs'
import { fingerprint } from '../../scripts/stamp.mjs'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'corridor-scripts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0'])('%s is accepted', (version) => {
    expect(nodeComplaint(version)).toBeUndefined()
  })

  it.each(['20.18.3', '18.20.0', '8.1.0'])('%s is rejected with a message', (version) => {
    expect(nodeComplaint(version)).toBe(`Corridor needs Node 20.19 or newer, and this is Node ${version}.`)
  })
})

describe('npm start', () => {
  it('receives mail for the demo data on port 2525, unless another or none was chosen', () => {
    expect(startSettings([], {})).toEqual({ DEMO_MAIL_IN_PORT: '2525' })
    expect(startSettings([], { DEMO_MAIL_IN_PORT: '' })).toEqual({})
    expect(startSettings([], { DEMO_MAIL_IN_PORT: '2600' })).toEqual({})
  })

  it('starts an empty workspace in a folder of its own', () => {
    expect(startSettings(['--empty'], {})).toEqual({ DEMO: 'empty', DATA_DIR: './data-empty' })
    expect(startSettings(['--empty'], { DATA_DIR: 'x' })).toEqual({ DEMO: 'empty', DATA_DIR: 'x' })
  })
})

describe('the fingerprint of the sources', () => {
  const print = () => fingerprint(folder, ['src', 'absent'])

  beforeEach(() => {
    mkdirSync(join(folder, 'src/deep'), { recursive: true })
    writeFileSync(join(folder, 'src/deep/a.ts'), 'a')
  })

  it('changes with contents and new files', () => {
    const prints = [print()]
    writeFileSync(join(folder, 'src/deep/a.ts'), 'b')
    prints.push(print())
    writeFileSync(join(folder, 'src/b.ts'), '')
    prints.push(print())
    rmSync(join(folder, 'src/b.ts'))
    expect(new Set(prints).size).toBe(3)
    expect(print()).toBe(prints[1])
  })

  it('does not depend on modification times', () => {
    const before = print()
    utimesSync(join(folder, 'src/deep/a.ts'), new Date(0), new Date(0))
    expect(print()).toBe(before)
  })
})

describe('installed packages', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  }
  const zod = (version: string) => ({ 'node_modules/zod': { version } })

  function write(path: string, packages: object): void {
    writeFileSync(join(folder, path), JSON.stringify({ packages }))
  }

  beforeEach(() => {
    mkdirSync(join(folder, 'node_modules'))
    write('package-lock.json', wanted)
  })

  it('are missing if npm has not recorded them', () => {
    expect(holdsLockedPackages(folder)).toBe(false)
  })

  it.each([
    ['agree with the lock file', zod('4.6.7'), true],
    ['are of another version', zod('4.0.0'), false],
    ['lack one', {}, false],
    [
      'hold an optional one of another version',
      { ...zod('4.6.7'), 'node_modules/for-another-system': { version: '2.0.0' } },
      false,
    ],
  ])('%s', (_name, installed, isFine) => {
    write('node_modules/.package-lock.json', installed)
    expect(holdsLockedPackages(folder)).toBe(isFine)
  })
})
