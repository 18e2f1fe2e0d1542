import { describe, expect, it } from 'vitest'
import { date, richText, text } from '#define'
import { app } from '#resources/app'
import { wideOf } from './field-kinds'

const wideIn = (fields: Parameters<typeof wideOf>[0]) => [...wideOf(fields)]

describe('the inputs that take the full width of a form', () => {
  const name = ['name', text({ max: 160 })] as const
  const body = ['body', richText()] as const

  it('are long texts that would be alone in their row', () => {
    expect(wideIn([name, body])).toEqual(['name', 'body'])
    expect(wideIn([body, name, ['on', date()]])).toEqual(['body'])
    expect(wideIn([['code', text({ max: 20 })], body])).toEqual(['body'])
    expect(wideIn([['on', date()], body])).toEqual(['body'])
  })

  it('include the title of a post', () => {
    const { title, excerpt } = app.posts.fields
    expect(wideIn(Object.entries({ title, excerpt }))).toEqual(['title', 'excerpt'])
  })
})
