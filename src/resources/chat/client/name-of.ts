import type { Contact } from './chat-data'

/** The title of a conversation: its own name, else the names of the other participants. */
export function nameOf(
  {
    name,
    participants,
  }: { readonly name: string | null; readonly participants: readonly Pick<Contact, 'id' | 'displayName'>[] },
  me: string | undefined,
): string {
  const others = participants.filter(({ id }) => id !== me)
  return name ?? others.map(({ displayName }) => displayName).join(', ')
}
