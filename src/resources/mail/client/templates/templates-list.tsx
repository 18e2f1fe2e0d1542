import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../settings-list/add-button'
import { DeleteQuestion } from '../settings-list/delete-question'
import { LineButton } from '../settings-list/line-button'
import { SettingsList } from '../settings-list/settings-list'
import list from '../settings-list/settings-list.module.css'
import { useTemplateCalls, useTemplates, type ListedTemplate } from './template-data'
import { TemplateDialog } from './template-dialog'
import { TemplateLine } from './templates-menu'

/** The templates of the user and those shared with them: who may, changes and deletes them. */
export function TemplatesList() {
  const { t } = useTranslation()
  const { result, query } = useTemplates({})
  const [open, setOpen] = useState<{ readonly template: ListedTemplate; readonly isDeleted: boolean }>()
  const [isAdding, setAdding] = useState(false)
  const { remove } = useTemplateCalls()
  const close = () => setOpen(undefined)
  const templates = query.data && result.data
  return (
    <SettingsList
      title={t('mailTemplates.title')}
      help={t('mailTemplates.help')}
      none={t('mailTemplates.none')}
      items={templates}
      error={query.error}
      onRetry={() => void query.refetch()}
      line={(template) => (
        <li key={template.id} className={list.line}>
          <div>
            <TemplateLine template={template} />
          </div>
          {template._can.includes('update') && (
            <LineButton
              label={t('mailTemplates.edit', { name: template.name })}
              icon="pencil-simple"
              onClick={() => setOpen({ template, isDeleted: false })}
            />
          )}
          {template._can.includes('delete') && (
            <LineButton
              label={t('mailTemplates.remove', { name: template.name })}
              icon="trash"
              onClick={() => setOpen({ template, isDeleted: true })}
            />
          )}
        </li>
      )}
    >
      {query.data && <AddButton name={t('mailTemplates.add')} onAdd={() => setAdding(true)} />}
      {isAdding && <TemplateDialog id={undefined} onClose={() => setAdding(false)} />}
      {open && !open.isDeleted && <TemplateDialog id={open.template.id} onClose={close} />}
      {open?.isDeleted && (
        <DeleteQuestion
          title={t('mailTemplates.deleteTitle')}
          text={t('mailTemplates.deleteText')}
          yes={t('mailTemplates.delete')}
          done={t('mailTemplates.deleted')}
          onDelete={() => remove(open.template.id)}
          onClose={close}
        />
      )}
    </SettingsList>
  )
}
