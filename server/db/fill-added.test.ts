import { expect, test } from 'vitest'
import { fillAdded } from './fill-added'

test('a new NOT NULL column gets a temporary default for existing rows', () => {
  expect(fillAdded('ALTER TABLE "products" ADD COLUMN "sold" bigint NOT NULL;')).toBe(
    'ALTER TABLE "products" ADD COLUMN "sold" bigint DEFAULT 0 NOT NULL;\n--> statement-breakpoint\n' +
      'ALTER TABLE "products" ALTER COLUMN "sold" DROP DEFAULT;',
  )
  expect(fillAdded('ALTER TABLE "a" ADD COLUMN "b" uuid[] NOT NULL;')).toContain(`DEFAULT '{}' NOT NULL`)
  expect(fillAdded('ALTER TABLE "a" ADD COLUMN "b" jsonb NOT NULL;')).toContain(`DEFAULT '[]' NOT NULL`)
})

test('nullable columns, types without an obvious empty value and other statements stay unchanged', () => {
  for (const statement of [
    'ALTER TABLE "a" ADD COLUMN "b" bigint;',
    'ALTER TABLE "a" ADD COLUMN "b" uuid NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
  ])
    expect(fillAdded(statement)).toBe(statement)
})
