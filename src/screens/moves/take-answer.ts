/** Handlers for actions whose response is not the record, by resource and action. */
const takers: Readonly<Record<string, (answer: Readonly<Record<string, unknown>>) => Promise<void>>> = {
  'users viewAs': async ({ accessToken }) => {
    const { startViewing } = await import('#providers/auth/view-as')
    startViewing(String(accessToken))
  },
}

/**
 * Handles the output of an action.
 * @throws Error if there is no handler for the action.
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
