import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { QuestionDialog } from '../../question-dialog'
import { useAttempt } from '../../use-attempt'
import { useChangeLinks, type DocumentLink } from './use-links'

interface EndLinkProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly link: DocumentLink
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks whether a link is to be ended, and ends it. */
export function EndLinkQuestion({ resource, row, link, onDone, onClose }: EndLinkProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { end } = useChangeLinks(resource, row)
  const { isRunning, refusal, attempt } = useAttempt()
  const confirm = () =>
    attempt(async () => {
      await end(link.id)
      notify({ message: t('document.linkIsEnded') })
      onClose()
      onDone()
    })
  return (
    <QuestionDialog
      title={t('document.endLinkTitle')}
      text={t('document.endLinkText')}
      yes={t('document.endLink')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void confirm()}
    />
  )
}
