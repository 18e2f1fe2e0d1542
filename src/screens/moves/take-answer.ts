/** What an action answers in place of its record, by resource and action. */
const takers: Readonly<Record<string, (answer: Readonly<Record<string, unknown>>) => Promise<void>>> = {
  'users viewAs': async ({ accessToken }) => {
    const { startViewing } = await import('#providers/auth/view-as')
    startViewing(String(accessToken))
  },
}

/**
 * Does what an action's answer is for.
 * @throws Error where nobody has said what that is.
 */
export function takeAnswer(
  resource: string,
  action: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const take = takers[`${resource} ${action}`]
  if (!take) throw new Error(`Nobody takes what ${action} of ${resource} answers`)
  return take(answer)
}
