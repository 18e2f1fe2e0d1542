import type { LetterContext, LetterRequest, Prepared } from '#server/write/services/letters'
import type { Enquiry } from '../enquiries.resource'

/** Confirms an enquiry. Its sender has not signed in, and the address may belong to anyone: the mail repeats nothing of it. */
export async function confirmationOf(
  { database }: LetterContext,
  { about }: LetterRequest,
): Promise<Prepared> {
  const [written] = await database.query<Pick<Enquiry, 'kind'>>({
    text: 'select "kind" from "enquiries" where "id" = $1',
    values: [about],
  })
  return written && { letter: written.kind === 'comingSoon' ? 'comingSoon' : 'enquiry', values: {} }
}
