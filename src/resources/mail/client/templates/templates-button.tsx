import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { Draft } from '../mail-data'
import { useTemplateReader } from './template-data'
import { filledSubject, filledText } from './template-text'

const TemplatesMenu = lazy(() =>
  import('./templates-menu').then((module) => ({ default: module.TemplatesMenu })),
)
const SaveTemplate = lazy(() =>
  import('./save-template').then((module) => ({ default: module.SaveTemplate })),
)

/** A template for the recipients of a mail. */
export interface FilledTemplate {
  readonly body: string
  readonly subject: string | null
}

interface TemplatesButtonProps {
  readonly draft: Draft
  readonly onInsert: (template: FilledTemplate) => void
}

/** Opens a menu with the templates of the user, and saves a mail as one. */
export function TemplatesButton({ draft, onInsert }: TemplatesButtonProps) {
  const { t } = useTranslation()
  const read = useTemplateReader()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isSaving, setSaving] = useState(false)
  const name = t('mailTemplates.menu')
  const close = () => setAnchor(undefined)
  const stopSaving = () => setSaving(false)
  const insert = async (id: string) => {
    close()
    try {
      const { body, subject } = await read(id)
      const { to } = draft
      onInsert({
        body: filledText(body, to),
        subject: subject === null ? null : filledSubject(subject, to),
      })
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="text-align-left" size={20} />
      </button>
      {anchor && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <TemplatesMenu
              anchor={anchor}
              onClose={close}
              onChoose={(id) => void insert(id)}
              onSave={() => {
                close()
                setSaving(true)
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
      {isSaving && (
        <PartBoundary onFailure={stopSaving}>
          <Suspense>
            <SaveTemplate draft={draft} onClose={stopSaving} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
