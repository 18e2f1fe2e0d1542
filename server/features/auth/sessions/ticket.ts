import type { Services } from '#server/write/services/services'

/** Stands for a user's correct password until their code is entered. Valid once, and only for this password. */
export async function ticketFor(services: Services, userId: string): Promise<string> {
  return services.tokens.signTicket({ userId, standing: await standingOf(services, userId) })
}

/** The user of a ticket; undefined if it is forged, expired or used, or the password has changed since. */
export async function userOfTicket(services: Services, text: string): Promise<string | undefined> {
  const ticket = await services.tokens.readTicket(text)
  if (!ticket) return undefined
  return ticket.standing === (await standingOf(services, ticket.userId)) ? ticket.userId : undefined
}

/** Changes with the password and with every used code: app codes by their step, recovery codes by the number left. */
async function standingOf({ database, digest }: Services, userId: string): Promise<string> {
  const [row] = await database.query<{ hash: string | null; step: string | null; left: string }>({
    text: `select c."passwordHash" as "hash", f."lastStep"::text as "step",
        (select count(*) from "recovery_codes" r where r."userId" = u."id")::text as "left"
      from "users" u left join "credentials" c on c."userId" = u."id"
      left join "second_factors" f on f."userId" = u."id" where u."id" = $1`,
    values: [userId],
  })
  const { hash, step, left = '' } = row ?? {}
  return digest('ticket', userId, hash ?? '', step ?? '', left).toString('base64url')
}
