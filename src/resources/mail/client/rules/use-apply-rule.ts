import { localTimeZone } from '#base/format/local-time-zone'
import type { Change } from '../mail-data'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import type { RuleValues } from './rule-values'

/** Returns a function that does what a rule does to the mails that match already; those in spam and trash stay. */
export function useApplyRule(): (values: RuleValues) => Promise<void> {
  const { change } = useChangeMails()
  const { moveTo } = useMoveMails()
  return async ({ query, folder, labels, isRead, isStarred, isImportant }) => {
    const matching = { label: 'all', q: query, timezone: localTimeZone() }
    const given = { ids: [], matching } as const
    const verbs: readonly (false | Pick<Change, 'verb' | 'labels'>)[] = [
      isRead && { verb: 'markRead' },
      isStarred && { verb: 'star' },
      isImportant && { verb: 'markImportant' },
      labels.length > 0 && { verb: 'addLabels', labels },
    ]
    for (const verb of verbs) if (verb) await change({ ...given, ...verb })
    if (folder !== '') await moveTo({ ...given, folder })
  }
}
