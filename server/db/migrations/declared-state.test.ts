import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app } from '../../../src/resources/app'
import { schema } from '../schema'
import { declaredState, requireMigrations } from './declared-state'
import type { Journal } from './journal'

const state = declaredState(app, schema)

test('the newest migration was written for the declarations as they are', () => {
  expect(() => requireMigrations('migrations', state)).not.toThrow()
})

describe('one sentence says what is wrong', () => {
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
  const sentence = () => {
    try {
      requireMigrations(folder, state)
    } catch (error) {
      return (error as Error).message
    }
    return undefined
  }

  test('where a table is declared otherwise', () => {
    expect(() => requireMigrations(folder, { ...state, tables: 'other' })).toThrow(
      'The declarations differ from the newest migration: run npm run migration -- <name>, and start again.',
    )
  })

  test('where a choice is declared no more', () => {
    const choices = { ...state.choices, 'products.kind': ['one'] }
    expect(() => requireMigrations(folder, { ...state, choices })).toThrow('npm run migration')
  })

  test('where two branches have written a migration of the same number', () => {
    change((entries) => [...entries, { ...entries.at(-1)!, tag: '0027_other', when: 1 }])
    writeFileSync(join(folder, '0027_other.sql'), '')
    expect(sentence()).toMatch(/^The migrations \w+ and 0027_other were written on two branches: /)
  })

  test('where two snapshots were made from the same one', () => {
    const last = readFileSync(join(folder, 'meta/0027_snapshot.json'), 'utf8')
    writeFileSync(join(folder, 'meta/0028_snapshot.json'), last)
    change((entries) => [...entries, { ...entries.at(-1)!, idx: entries.length, tag: '0028_other', when: 1 }])
    writeFileSync(join(folder, '0028_other.sql'), '')
    expect(sentence()).toMatch(/^The migrations \w+ and 0028_other were written on two branches: /)
  })

  test('where the journal does not name a file', () => {
    writeFileSync(join(folder, '0028_forgotten.sql'), '')
    expect(sentence()).toContain('0028_forgotten.sql is not in ')
  })
})
