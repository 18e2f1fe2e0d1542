/** The addresses whose mailbox a mail to an address is for: `name+tag@company.com` is one of `name@company.com`. */
export function mailboxAddresses(address: string): string[] {
  const given = address.toLowerCase()
  const plain = given.replace(/^([^+@]+)\+[^@]*@/, '$1@')
  return plain === given ? [given] : [given, plain]
}

/** The mailbox addresses of recipients: of each, the address itself if it has an account, else the one without tag. */
export const chosen = (recipients: readonly string[], found: ReadonlySet<string>): Set<string> =>
  new Set(recipients.flatMap((address) => mailboxAddresses(address).find((item) => found.has(item)) ?? []))
