import Dialog from '@mui/material/Dialog'
import Popover from '@mui/material/Popover'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { Icon } from '#shell/icons'
import { QuickForm } from './quick-form'
import styles from './quick-event.module.css'
import type { QuickFormProps } from './quick-props'

interface QuickEventProps extends Omit<QuickFormProps, 'title'> {
  /** Where the time was chosen, in pixels of the window. */
  readonly anchor: { readonly left: number; readonly top: number }
}

/** The small form for a new event: beside the chosen time, and on a phone over the whole screen. */
export function QuickEvent({ anchor, ...props }: QuickEventProps) {
  const id = useId()
  const isNarrow = useMedia(narrowScreen)
  const { onClose } = props
  const content = <Content {...props} titleId={id} />
  if (isNarrow)
    return (
      <Dialog open fullScreen aria-labelledby={id} onClose={onClose}>
        <div className={styles.sheet}>{content}</div>
      </Dialog>
    )
  return (
    <Popover
      open
      anchorReference="anchorPosition"
      anchorPosition={anchor}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      onClose={onClose}
    >
      <div className={styles.content}>{content}</div>
    </Popover>
  )
}

function Content({
  titleId,
  ...props
}: Omit<QuickEventProps, 'anchor'> & { readonly titleId: string }): ReactNode {
  const { t } = useTranslation()
  const labels = useLabels()
  const title = t('scheduling.create', { resource: labels.resource(props.resource, 1) })
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={props.onClose}>
          <Icon name="x" size={18} />
        </button>
      </div>
      <QuickForm {...props} title={title} />
    </>
  )
}
