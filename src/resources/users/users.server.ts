import { uuid7 } from '../../../server/db/uuid7'
import { setPassword, signIn, startSession } from '../../../server/auth/account'
import { endSession } from '../../../server/auth/sessions'
import { clock, program } from '../../../server/caller'
import { invalidField } from '../../../server/errors/problem'
import type { Serving } from '../../../server/serving'
import type { OwnRequest } from '../../../server/services'
import { create } from '../../../server/write/create'
import { users } from './users.resource'

interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
}

async function register({ services, asked, language, userAgent }: OwnRequest) {
  const { email, password, firstName, lastName } = asked as unknown as Registration
  const writer = { services, database: services.database, caller: program, batch: uuid7(), now: clock }
  const displayName = `${firstName} ${lastName}`
  const user = await create(writer, users as never, {
    email,
    firstName,
    lastName,
    displayName,
    locale: language,
  })
  await setPassword(services.database, user.id, password)
  return { ...(await startSession(services, { id: user.id, role: 'user' }, language, userAgent)) }
}

export const usersServing: Serving<typeof users> = {
  before: async ({ tx, values, previous }) => {
    const wasAdmin = previous?.role === 'admin' && previous.status === 'active'
    if (!wasAdmin || (values.role === 'admin' && values.status === 'active')) return
    const others = await tx.query({
      text: `select "id" from "users" where "role" = 'admin' and "status" = 'active' order by "id" for update`,
    })
    if (others.length < 2) throw invalidField(values.role === 'admin' ? 'status' : 'role', 'lastAdmin')
  },
  own: {
    login: async ({ services, asked, language, userAgent }) => ({
      ...(await signIn(services, String(asked.email), String(asked.password), language, userAgent)),
    }),
    register,
    logout: async ({ services, caller }) => {
      if (caller?.sessionId) await endSession(services.database, caller.sessionId)
      return undefined
    },
  },
}
