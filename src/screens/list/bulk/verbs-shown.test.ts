import { expect, test } from 'vitest'
import { verbsShown } from './verbs-shown'

test('a few verbs all have a button', () => {
  const few = ['update', 'publish', 'unpublish', 'archive', 'delete']
  expect(verbsShown(few)).toEqual({ shown: few, hidden: [] })
})

test('of many verbs, the first ones and the deletion have a button, and the others are in a menu', () => {
  const many = ['update', 'confirm', 'ship', 'deliver', 'cancel', 'refund', 'delete']
  expect(verbsShown(many)).toEqual({
    shown: ['update', 'confirm', 'ship', 'delete'],
    hidden: ['deliver', 'cancel', 'refund'],
  })
  expect(verbsShown(many.slice(0, -1))).toEqual({
    shown: ['update', 'confirm', 'ship', 'deliver'],
    hidden: ['cancel', 'refund'],
  })
})
