import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { invitations } from '../invitations.resource'

const invited = [
  ['clara.neumann', 'user', []],
  ['wang.lei', 'manager', []],
  ['oscar.blom', 'user', ['accept']],
  ['priya.raman', 'user', ['expire']],
  ['tom.archer', 'manager', ['revoke']],
  ['zhou.min', 'user', []],
] as const

export const invitationsDemo: Demo<typeof invitations> = {
  count: invited.length,
  record: ({ index }) => {
    const [mailbox, role, verbs] = invited[index] as (typeof invited)[number]
    const moves: DemoMove[] = verbs.map((name) => ({ name, days: 2 }))
    return {
      daysAgo: verbs.length > 0 ? 30 - index : index % 4,
      moves,
      values: { email: `${mailbox}@partners.example`, role, message: null },
    }
  },
}
