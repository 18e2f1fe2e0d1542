import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { ErrorState, TableSkeleton } from '#shell/states'
import rules from '../rules/rules.module.css'
import { useTemplateCalls, useTemplates, type ListedTemplate } from './template-data'
import { TemplateDialog } from './template-dialog'
import { TemplateLine } from './templates-menu'

/** The templates of the user and those shared with them: who may, changes and deletes them. */
export function TemplatesList() {
  const { t } = useTranslation()
  const { result, query } = useTemplates({})
  const [open, setOpen] = useState<{ readonly template: ListedTemplate; readonly isDeleted: boolean }>()
  const close = () => setOpen(undefined)
  const templates = query.data && result.data
  return (
    <section className={rules.section}>
      <h3>{t('mailTemplates.title')}</h3>
      <p className={rules.what}>{t('mailTemplates.help')}</p>
      {!templates &&
        (query.error ? (
          <ErrorState small error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <TableSkeleton rows={2} />
        ))}
      {templates?.length === 0 && <p className={rules.none}>{t('mailTemplates.none')}</p>}
      <ul className={rules.rules}>
        {templates?.map((template) => (
          <li key={template.id} className={rules.rule}>
            <div>
              <TemplateLine template={template} />
            </div>
            {template._can.includes('update') && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('mailTemplates.edit', { name: template.name })}
                onClick={() => setOpen({ template, isDeleted: false })}
              >
                <Icon name="pencil-simple" size={18} />
              </button>
            )}
            {template._can.includes('delete') && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('mailTemplates.remove', { name: template.name })}
                onClick={() => setOpen({ template, isDeleted: true })}
              >
                <Icon name="trash" size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open && !open.isDeleted && <TemplateDialog id={open.template.id} onClose={close} />}
      {open?.isDeleted && <DeleteTemplate template={open.template} onClose={close} />}
    </section>
  )
}

interface DeleteTemplateProps {
  readonly template: ListedTemplate
  readonly onClose: () => void
}

function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const { t } = useTranslation()
  const { remove } = useTemplateCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  return (
    <QuestionDialog
      title={t('mailTemplates.deleteTitle')}
      text={t('mailTemplates.deleteText')}
      yes={t('mailTemplates.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() =>
        void attempt(async () => {
          await remove(template.id)
          notify({ message: t('mailTemplates.deleted') })
          onClose()
        })
      }
    />
  )
}
