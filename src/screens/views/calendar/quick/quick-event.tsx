import Dialog from '@mui/material/Dialog'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useCallback, useId, useRef, type ReactNode, type RefObject } from 'react'
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

/** Returns the ref of the content of a popover, which stays within the window when the content grows. */
function useRepositioned(actions: RefObject<PopoverActions | null>) {
  return useCallback(
    (content: HTMLElement | null) => {
      if (!content) return undefined
      const observer = new ResizeObserver(() => actions.current?.updatePosition())
      observer.observe(content)
      return () => observer.disconnect()
    },
    [actions],
  )
}

/** The small form for a new event: beside the chosen time, and on a phone over the whole screen. */
export function QuickEvent({ anchor, ...props }: QuickEventProps) {
  const id = useId()
  const isNarrow = useMedia(narrowScreen)
  const { onClose } = props
  const actions = useRef<PopoverActions>(null)
  const content = useRepositioned(actions)
  const form = <Content {...props} titleId={id} />
  if (isNarrow)
    return (
      <Dialog open fullScreen aria-labelledby={id} onClose={onClose}>
        <div className={styles.sheet}>{form}</div>
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
      action={actions}
    >
      <div ref={content} className={styles.content}>
        {form}
      </div>
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
