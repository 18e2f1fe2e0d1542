import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app } from '#resources/app'
import { schema } from '../tables/schema'
import { declaredState, requireMigrations } from './declared-state'
import type { Journal } from './journal'

const state = declaredState(app, schema)

test('the newest migration matches the current declarations', () => {
  expect(() => requireMigrations('migrations', state)).not.toThrow()
})

describe('requireMigrations throws an error with one sentence', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'corridor-state-'))
    cpSync('migrations', folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const journal = () => join(folder, 'meta/_journal.json')
  const change = (edit: (entries: Journal['entries']) => Journal['entries']) => {
    const { entries, ...rest } = JSON.parse(readFileSync(journal(), 'utf8')) as Journal
    writeFileSync(journal(), JSON.stringify({ ...rest, entries: edit(entries) }))
  }
  const newest = (entries: Journal['entries']) => {
    const entry = entries.at(-1)
    if (!entry) throw new Error('There is no migration')
    return entry
  }
  const sentence = () => {
    try {
      requireMigrations(folder, state)
    } catch (error) {
      return (error as Error).message
    }
    return undefined
  }

  test('where the tables differ from the newest migration', () => {
    expect(() => requireMigrations(folder, { ...state, tables: 'other' })).toThrow(
      'The declarations differ from the newest migration: run npm run migration -- <name>, and start again.',
    )
  })

  test('where a choice is no longer declared', () => {
    const choices = { ...state.choices, 'products.kind': ['one'] }
    expect(() => requireMigrations(folder, { ...state, choices })).toThrow('npm run migration')
  })

  test('where two migrations of different branches have the same number', () => {
    change((entries) => [...entries, { ...newest(entries), tag: 'other', when: 1 }])
    writeFileSync(join(folder, 'other.sql'), '')
    expect(sentence()).toMatch(/^The migrations \w+ and other were written on two branches: /)
  })

  test('where two migrations of different branches both have a snapshot', () => {
    change((entries) => {
      const number = (idx: number) => String(idx).padStart(4, '0')
      const [last, next] = [number(entries.length - 1), number(entries.length)]
      cpSync(join(folder, `meta/${last}_snapshot.json`), join(folder, `meta/${next}_snapshot.json`))
      writeFileSync(join(folder, `${next}_other.sql`), '')
      return [...entries, { ...newest(entries), idx: entries.length, tag: `${next}_other`, when: 1 }]
    })
    expect(sentence()).toMatch(/^The migrations \w+ and \d+_other were written on two branches: /)
  })

  test('where a migration file is missing from the journal', () => {
    writeFileSync(join(folder, '0028_forgotten.sql'), '')
    expect(sentence()).toContain('0028_forgotten.sql is not in ')
  })
})
