/** The most verbs that are all shown as buttons. */
const maxShown = 5

/**
 * The verbs with a button: all of a few; of many the change, the first ones and the deletion, which is last. The others
 * are in a menu.
 */
export function verbsShown(verbs: readonly string[]): {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
} {
  if (verbs.length <= maxShown) return { shown: verbs, hidden: [] }
  const last = verbs.at(-1)
  const hasDelete = last === 'delete'
  const shown = hasDelete ? [...verbs.slice(0, 3), 'delete'] : verbs.slice(0, 4)
  return { shown, hidden: verbs.filter((verb) => !shown.includes(verb)) }
}
