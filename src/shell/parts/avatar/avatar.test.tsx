import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AvatarGroup, initialsOf } from './avatar'

test.each([
  ['Amelia Hartmann', 'AH'],
  ['amelia', 'A'],
  ['Anna Maria van der Berg', 'AB'],
  ['李伟', '李伟'],
  ['欧阳娜娜', '娜娜'],
  ['  ', ''],
  ['𝒜lice B', '𝒜B'],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, displayName: `Person ${index}` }))

test.each([
  [1, 1, undefined],
  [4, 4, undefined],
  [5, 4, '+2'],
  [60, 4, '+57'],
])('avatar groups show at most 4: of %i people %i positions', (count, digits, left) => {
  const { container } = render(<AvatarGroup people={people(count)} />)
  const shown = container.querySelectorAll('.avatar')
  expect(shown).toHaveLength(digits)
  const last = shown[digits - 1]
  const initials = last?.querySelector('[data-initials]')?.getAttribute('data-initials')
  expect(initials ?? last?.textContent).toBe(left ?? `P${count - 1}`)
})
