import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { notify } from '#base/toasts/notify'
import { sentencesOf } from '#providers/data/http/problem'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { Icon } from '#shell/icons'
import styles from './rules.module.css'
import { useRuleCalls, type Column, type Rule } from './rules-data'
import { sentenceOf } from '../../rule-sentence.wire'
import { useFocusIf } from './use-focus-if'
import { useNaming } from './use-naming'

interface RuleLineProps {
  readonly resource: AnyResource
  readonly rule: Rule
  readonly columns: readonly Column[]
  /** Whether its form was just left: the focus returns to the button that opened it. */
  readonly hasFocus: boolean
  readonly onEdit: () => void
}

/** A rule as a sentence, with a switch and buttons to change and to delete it. */
export function RuleLine({ resource, rule, columns, hasFocus, onEdit }: RuleLineProps) {
  const { t } = useTranslation()
  const column = columns.find(({ id }) => id === rule.column)
  const titles = rule._refs ?? {}
  const naming = useNaming(resource, (id) => (id === column?.id ? column.name : titles[id]))
  const sentence = sentenceOf(rule, naming) ?? rule.name ?? t('boardRules.edit')
  const reason = useReason(rule, column)
  const { setActive, remove } = useRuleCalls(resource)
  const undoOffer = useUndoOffer(resource)
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => notify({ message: sentencesOf(error), variant: 'error' }))
  const deleteIt = async () => {
    await remove(rule)
    notify({ message: t('boardRules.deleted'), variant: 'success', ...undoOffer(rule, 'delete') })
  }
  const maker = titles[rule.maker ?? '']
  const editButton = useFocusIf(hasFocus)
  return (
    <li className={styles.rule}>
      <Switch
        checked={rule.isActive}
        onChange={(_, isOn) => void attempt(setActive(rule, isOn))}
        slotProps={{ input: { 'aria-label': t('boardRules.active', { rule: sentence }), role: 'switch' } }}
      />
      <div>
        <p>{sentence}</p>
        {rule.name !== null && rule.name !== sentence && (
          <p className={styles.more} dir="auto">
            {t('boardRules.named', { name: rule.name })}
          </p>
        )}
        {maker !== undefined && <p className={styles.more}>{t('boardRules.maker', { name: maker })}</p>}
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <button
        ref={editButton}
        type="button"
        className="icon-button"
        aria-label={t('boardRules.change', { rule: sentence })}
        onClick={onEdit}
      >
        <Icon name="pencil-simple" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('boardRules.remove', { rule: sentence })}
        onClick={() => void attempt(deleteIt())}
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  )
}

/** Why a rule has no effect, or less than it says, although it is switched on. */
function useReason(rule: Rule, column: Column | undefined): string | undefined {
  const { t } = useTranslation()
  if (column?.status === 'archived') return t('boardRules.archived', { column: column.name })
  const gone = rule.assignees.filter((id) => rule._refs?.[id] === undefined)
  if (gone.length === 0) return undefined
  const does =
    gone.length < rule.assignees.length ||
    rule.dueInDays !== null ||
    rule.priority !== null ||
    rule.labels.length > 0 ||
    rule.completes ||
    rule.archives
  return does ? t('boardRules.someGone') : t('boardRules.gone')
}
