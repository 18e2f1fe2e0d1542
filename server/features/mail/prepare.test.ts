import { expect, it } from 'vitest'
import { outbox } from '#resources/outbox/outbox.resource'
import { app } from '#resources/app'
import { resourceHooks } from '#resources/resource-hooks.generated'
import { withAttendance } from '../attendance/with-attendance'
import { preparationOf } from './prepare'

it.each(outbox.fields.kind.options)(
  'a mail of the kind %s is prepared by the server or by a resource',
  (kind) => {
    expect(preparationOf({ hooks: withAttendance(app, resourceHooks) }, kind)).toBeTypeOf('function')
  },
)

it('a kind of mail that no resource prepares is an error', () => {
  expect(() => preparationOf({ hooks: {} }, 'message')).toThrow('Nothing prepares mails of the kind message')
})
