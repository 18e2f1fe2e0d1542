import { useCreate, useDelete, useList, useUpdate } from '@refinedev/core'
import { useOwnMeta } from '#providers/data/own-meta'
import type { MailRule } from '../../mail-rules.resource'
import { maxRules } from '../../mail-limits.wire'
import { recordOf, type RuleValues } from './rule-values'

const resource = 'mailRules'
/** The dialog shows the error of a call. */
const quiet = { resource, successNotification: false, errorNotification: false } as const
const overtimeOptions = { enabled: false } as const

/** The rules of the user, the newest first. */
export const useRules = () =>
  useList<MailRule>({
    resource,
    pagination: { currentPage: 1, pageSize: maxRules },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    meta: useOwnMeta(resource),
    overtimeOptions,
  })

/** The calls that change rules. Each rejects with the server's problem. */
export function useRuleCalls() {
  const meta = useOwnMeta(resource)
  const { mutateAsync: create } = useCreate({ meta, overtimeOptions })
  const { mutateAsync: update } = useUpdate({ meta, overtimeOptions })
  const { mutateAsync: remove } = useDelete({ overtimeOptions })
  return {
    save: async (rule: MailRule | undefined, values: RuleValues): Promise<void> => {
      if (rule)
        await update({ ...quiet, id: rule.id, values: { ...recordOf(values), version: rule.version } })
      else await create({ ...quiet, values: recordOf(values) })
    },
    setActive: async ({ id, version }: MailRule, isActive: boolean): Promise<void> => {
      await update({ ...quiet, id, values: { isActive, version } })
    },
    remove: async ({ id }: MailRule): Promise<void> => {
      await remove({ ...quiet, id, meta })
    },
  }
}
