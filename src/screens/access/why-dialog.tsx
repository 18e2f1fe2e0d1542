import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, Role } from '#define'
import { useLabels } from '#base/i18n/labels'
import { useLocale } from '#base/format/use-locale'
import styles from './access.module.css'
import type { RefusedVerb, Refusal } from './refused-verbs'
import { useRuleText } from './rule-text'
import { useVerbLabel } from './verb-label'

interface WhyDialogProps {
  readonly resource: AnyResource
  readonly role: Role
  readonly refused: readonly RefusedVerb[]
  readonly onClose: () => void
}

/** The verbs that the user may not use on a record, and the rule that refuses each. */
export function WhyDialog({ resource, role, refused, onClose }: WhyDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const labels = useLabels()
  const locale = useLocale()
  const ruleText = useRuleText()
  const verbLabel = useVerbLabel()
  const listed = new Intl.ListFormat(locale, { type: 'disjunction' })
  const reason = (refusal: Refusal): string => {
    const named = t(`access.role.${role}`)
    if (refusal.kind === 'trash') return t('access.whyTrash')
    if (refusal.kind === 'numbered') return t('access.whyNumbered')
    if (refusal.kind === 'rule')
      return t('access.whyRule', { role: named, rule: ruleText(resource, refusal.match) })
    if (refusal.kind === 'role') return t('access.whyRole', { role: named })
    const option = (state: string) => labels.option(resource, refusal.field, state)
    return t('access.whyState', {
      field: labels.field(resource, refusal.field),
      state: option(refusal.state),
      from: listed.format(refusal.from.map((state) => `“${option(state)}”`)),
    })
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('access.whyTitle')}</DialogTitle>
      <DialogContent>
        <dl className={styles.reasons}>
          {refused.map(({ verb, refusal }) => (
            <div key={verb}>
              <dt>{verbLabel(resource, verb)}</dt>
              <dd>{reason(refusal)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
