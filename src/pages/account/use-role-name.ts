import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'

/** Returns the label of a role. */
export function useRoleName(): (role: string) => string {
  const users = useApp()['users']
  const labels = useLabels()
  return (role) => (users ? labels.option(users, 'role', role) : role)
}
