import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { CopyButton } from '#shell/parts/copy-button'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { QuestionDialog } from '../../question-dialog'
import { useAttempt } from '../../use-attempt'
import styles from './links.module.css'
import { useChangeLinks } from './use-links'

interface NewLinkProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onMade: () => void
  readonly onClose: () => void
}

/** For how many days a link can be opened; 0 stands for no end. */
const lives = [30, 90, 365, 0] as const

/** Creates a link and shows its address, which cannot be shown again. */
export function NewLinkDialog({ resource, row, onMade, onClose }: NewLinkProps) {
  const { t } = useTranslation()
  const { create } = useChangeLinks(resource, row)
  const { isRunning, refusal, attempt } = useAttempt()
  const id = useId()
  const [days, setDays] = useState('30')
  const [url, setUrl] = useState<string>()
  if (url !== undefined) return <MadeLink url={url} onClose={onClose} />
  const make = () =>
    attempt(async () => {
      setUrl(await create(Number(days) || null))
      onMade()
    })
  return (
    <QuestionDialog
      title={t('document.newLink')}
      text={t('document.newLinkText')}
      yes={t('document.makeLink')}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void make()}
    >
      <div className={styles.life}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {t('document.linkLife')}
        </label>
        <Select
          id={id}
          options={lives.map((life) => ({
            value: String(life),
            label: life > 0 ? t('document.days', { count: life }) : t('document.linkEndless'),
          }))}
          value={days}
          onChange={setDays}
        />
      </div>
    </QuestionDialog>
  )
}

function MadeLink({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('document.linkReady')}
      text={t('document.linkReadyText')}
      yes={t('document.haveLink')}
      onNo={onClose}
      onYes={onClose}
    >
      <div className={styles.address}>
        <code dir="ltr">{url}</code>
        <CopyButton text={url} />
      </div>
    </QuestionDialog>
  )
}
