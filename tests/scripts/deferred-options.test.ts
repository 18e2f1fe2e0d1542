import { expect, it } from 'vitest'
import { helpTextsOf } from '#define/help-texts'
import { app } from '#resources/app'
import { withoutDeferredOptions } from '#scripts/vite/deferred-options.mjs'

it('withoutDeferredOptions removes the help of fields, and nothing else, from a declaration', () => {
  const code = `
    export const things = defineResource('things', {
      fields: {
        name: text({ max: 20, help: 'Its name, "as written".', search: true }),
        help: text({ optional: true }),
        size: integer({ help: sizes.help }),
        kind: choice(kinds, {
          help: 'Left empty, none.',
        }),
      },
    })`
  const rest = withoutDeferredOptions(code, 'things.resource.ts')
  expect(rest.replaceAll(/\s+/g, ' ')).toBe(
    " export const things = defineResource('things', { fields: { name: text({ max: 20, search: true }), help: text({ optional: true }), size: integer({ help: sizes.help }), kind: choice(kinds, { }), }, })",
  )
})

it('withoutDeferredOptions removes the options of a resource that only the server reads, and nothing else of their names', () => {
  const code = `
    export const things = defineResource('things', {
      fields: { rules: text({ help: 'Texts.' }), size: integer() },
      layout: { sections: { rules: { fields: ['rules'] } } },
      rules: { large: { label: 'Large', when: { created: true }, set: { size: 3 } } },
      lookups: [['size']],
      access: { admin: 'all' },
    })`
  expect(withoutDeferredOptions(code, 'things.resource.ts').replaceAll(/\s+/g, ' ')).toBe(
    " export const things = defineResource('things', { fields: { rules: text({ }), size: integer() }, layout: { sections: { rules: { fields: ['rules'] } } }, access: { admin: 'all' }, })",
  )
})

it('withoutDeferredOptions removes the preset views of a list, which are loaded later', () => {
  const code = `
    export const things = defineResource('things', {
      fields: { presetViews: text() },
      presetViews: { small: { label: 'Small', where: { size: { lt: 3 } } } },
      sums: ['size'],
    })`
  expect(withoutDeferredOptions(code, 'things.resource.ts').replaceAll(/\s+/g, ' ')).toBe(
    " export const things = defineResource('things', { fields: { presetViews: text() }, sums: ['size'], })",
  )
})

it('helpTextsOf finds the help of fields and of the inputs of moves and actions', () => {
  const { bankAccounts, invoices } = helpTextsOf(app)
  expect(bankAccounts).toMatchObject({
    balance: 'The sum of what was booked.',
    'transfer.currency': 'That of the account the money leaves.',
  })
  expect(invoices).toHaveProperty(['refund.amount'])
  expect(invoices).toHaveProperty(['verbs.send'])
})
