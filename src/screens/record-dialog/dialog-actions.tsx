import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { canOnRow } from '#providers/access/evaluate'
import { useCan } from '#providers/access'
import { Icon } from '#shell/icons'
import type { IconName } from '#shell/icons'
import { recordVerbs, type RecordVerb } from '../moves/record-verbs'
import { useVerbs } from '../moves/use-verbs'
import { useVerbTexts } from '../moves/verb-texts'
import { useLive } from './live-context'
import styles from './record-dialog.module.css'
import { useDuplicate } from './use-duplicate'

interface DialogActionsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onGone: () => void
}

/** The actions on the record: its moves and actions, a copy of it, the link to it, and its deletion. */
export function DialogActionsList({ resource, row, onGone }: DialogActionsProps) {
  const { t } = useTranslation()
  const { live } = useLive()
  const { labelOf } = useVerbTexts(resource)
  const { start, running, dialog } = useVerbs(resource, (_, after) => after === undefined && onGone())
  const { duplicate, saveAsTemplate } = useDuplicate(resource)
  const copyLink = useCopyLink(row)
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  const verbs = recordVerbs(resource, row)
  /** What is typed is saved first, as a move may end the right to change it. */
  const run = (work: () => unknown) => void live.flush().then((isSaved) => isSaved && work())
  const item = (key: string, icon: IconName, label: string, onClick: () => void, isDanger = false) => (
    <li key={key}>
      <button
        type="button"
        className={styles.action}
        data-danger={isDanger || undefined}
        aria-disabled={running !== undefined || undefined}
        onClick={onClick}
      >
        <Icon name={icon} size={18} />
        {label}
      </button>
    </li>
  )
  return (
    <section className={styles.actions} aria-label={t('recordDialog.actions')}>
      <h3>{t('recordDialog.actions')}</h3>
      <ul>
        {verbs
          .filter(({ kind }) => kind !== 'delete')
          .map((verb) => item(verb.name, iconOf(verb), labelOf(verb), () => run(() => start(verb, row))))}
        {mayCreate &&
          !canOnRow(row, 'restore') &&
          item('duplicate', 'copy', t('recordDialog.duplicate'), () => run(() => duplicate(row)))}
        {mayCreate &&
          saveAsTemplate &&
          !isTemplate(resource, row) &&
          item('template', 'file', t('recordDialog.saveAsTemplate'), () => run(() => saveAsTemplate(row)))}
        {item('link', 'link', t('recordDialog.copyLink'), copyLink)}
        {verbs
          .filter(({ kind }) => kind === 'delete')
          .map((verb) => item('delete', 'trash', labelOf(verb), () => start(verb, row), true))}
      </ul>
      {dialog}
    </section>
  )
}

const isTemplate = ({ views }: AnyResource, row: Row): boolean => row[views?.board?.template ?? ''] === true

/** The icon of an action by its name; most have none of their own. */
function iconOf({ name }: RecordVerb): IconName {
  if (name === 'archive') return 'archive'
  return name === 'unarchive' ? 'arrow-counter-clockwise' : 'arrow-right'
}

/** Copies the URL of the dialog. */
function useCopyLink({ id }: Row): () => void {
  const { t } = useTranslation()
  const notify = useNotify()
  return () => {
    const url = new URL(location.href)
    url.search = `?record=${id}`
    navigator.clipboard.writeText(url.href).then(
      () => notify({ message: t('recordDialog.linkCopied'), variant: 'success' }),
      () => notify({ message: t('common.somethingWentWrong'), variant: 'error' }),
    )
  }
}
