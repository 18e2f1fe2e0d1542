import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cross } from '../cross'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly actions: ReactNode
  /** The page beside the panel is not dimmed, because it shows what the panel changes. */
  readonly isPreviewed?: boolean
  readonly children: ReactNode
}

/** A panel beside the list; full width on phones. */
export function Panel({ title, onClose, onSubmit, actions, isPreviewed = false, children }: PanelProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Drawer
      open
      anchor={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: isPreviewed },
        paper: { className: styles.panel, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton aria-label={t('list.close')} onClick={onClose}>
            <Cross />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
        <footer className={styles.foot}>{actions}</footer>
      </form>
    </Drawer>
  )
}
