import { keepPassword, signIn, startSession } from '../../../server/auth/account'
import { hashPassword } from '../../../server/auth/password'
import { within } from '../../../server/db/within'
import { endSession } from '../../../server/auth/sessions'
import { invalidField } from '../../../server/errors/problem'
import type { Serving } from '../../../server/serving'
import type { OwnRequest } from '../../../server/services'
import { programWriter } from '../../../server/write/context'
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
  const { database } = services
  const values = { email, firstName, lastName, displayName: `${firstName} ${lastName}`, locale: language }
  const passwordHash = await hashPassword(password)
  const id = await database.transaction(async (tx) => {
    const inside = within(database.engine, tx)
    const user = await create(programWriter({ ...services, database: inside }), users, values)
    await keepPassword(tx, user.id, passwordHash)
    return user.id
  })
  return { ...(await startSession(services, { id, role: 'user' }, language, userAgent)) }
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
