import { createInterface } from 'node:readline/promises'
import { randomBytes } from 'node:crypto'
import { users } from '#resources/users/users.resource'
import { setPassword } from '../features/auth/account'
import { createServices } from '../lifecycle/create-services'
import { readEnv } from '../base/env/env'
import { Problem } from '../base/errors/problem'
import { ExpectedError } from '../base/expected-error'
import { prepareDatabase } from '../lifecycle/database'
import { programWriter } from '../write/context'
import { create } from '../write/create'

const fewestCharacters = 6

interface Answers {
  readonly email: string
  readonly password: string | undefined
}

/**
 * The email is the first argument or read from the terminal; the password is `ADMIN_PASSWORD`, or generated and
 * printed.
 */
async function answers(): Promise<Answers> {
  const password = process.env.ADMIN_PASSWORD
  if (password !== undefined && password.length < fewestCharacters)
    throw new ExpectedError(`ADMIN_PASSWORD needs at least ${fewestCharacters} characters.`)
  const given = process.argv[2]
  if (given) return { email: given, password }
  if (!process.stdin.isTTY)
    throw new ExpectedError('Name the email: npm run create-admin -- name@company.com')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const email = await terminal.question('Email of the administrator: ')
  terminal.close()
  return { email, password }
}

async function createAdmin(): Promise<void> {
  const { email, password = randomBytes(12).toString('base64url') } = await answers()
  const database = await prepareDatabase(readEnv(process.env))
  try {
    const writer = programWriter(await createServices({ database }))
    const values = { email, displayName: email, firstName: 'Administrator', lastName: email, role: 'admin' }
    const user = await create(writer, users, values)
    await setPassword(database, user.id, password)
    console.log(`${email} is an administrator now.`)
    if (process.env.ADMIN_PASSWORD === undefined) console.log(`The password: ${password}`)
  } finally {
    await database.close()
  }
}

/** One sentence for errors that the caller can fix. The exit code is 1 in every case. */
function explain(error: unknown): string {
  if (error instanceof ExpectedError) return error.message
  if (error instanceof Problem && error.refusal.kind === 'invalid')
    return error.refusal.faults.email?.[0]?.key === 'taken'
      ? 'Somebody has this email already.'
      : 'This is not an email address.'
  return error instanceof Error ? error.message : String(error)
}

createAdmin().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
