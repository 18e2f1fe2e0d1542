import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => (world = await createWorld(corridor)))
afterAll(() => world.close())

const wrong = { email: 'nobody', password: '12345', firstName: '', lastName: '' }

const cases: readonly [
  call: string,
  given: object,
  ...expected: (readonly [field: string, sentence: string])[],
][] = [
  ['register', {}, ['email', 'Email is required'], ['password', 'Password is required']],
  ['register', wrong, ['email', 'Email must be a valid email address']],
  ['register', wrong, ['password', 'Password must be at least 6 characters']],
  ['register', wrong, ['firstName', 'First name required'], ['lastName', 'Last name required']],
  [
    'login',
    { email: '', password: '' },
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ],
  ['verify', { email: 'a@b.example' }, ['code', 'Code is required']],
  ['verify', { email: 'a@b.example', code: '123' }, ['code', 'Code must be 6 digits']],
  ['reset-password', {}, ['email', 'Email is required']],
  [
    'new-password',
    wrong,
    ['password', 'Password must be at least 6 characters'],
    ['code', 'Code is required'],
  ],
]

it.each(cases)(
  '%s with %j returns the validation messages of the specification',
  async (call, given, ...expected) => {
    const answer = await world.anonymous.post(`/api/account/${call}`, given)
    expect(answer.status).toBe(422)
    for (const [field, sentence] of expected) expect(errorsOf(answer)[field]).toEqual([sentence])
  },
)

it('change-password returns its validation message, in Chinese for a client that accepts zh-CN', async () => {
  const given = { old: 'a password of some length', new: '12345' }
  const { client } = world.people.user
  const answer = await client.post('/api/account/change-password', given)
  expect(errorsOf(answer)).toEqual({ new: ['Password must be at least 6 characters'] })
  const chinese = await client.post('/api/account/change-password', given, { 'accept-language': 'zh-CN' })
  expect(errorsOf(chinese)).toEqual({ new: ['密码至少需要 6 个字符'] })
})
