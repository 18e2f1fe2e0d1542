import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#base/format/bytes'
import { useLocale } from '#base/format/use-locale'
import { ErrorState, FormSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { useMailSource } from './mail-data'
import styles from './source-dialog.module.css'

interface SourceDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** The source of a mail as it was sent: its headers and parts. */
export function SourceDialog({ id, onClose }: SourceDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
        <DialogTitle id={titleId}>{t('mail.source')}</DialogTitle>
        <DialogContent>
          <Source id={id} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  )
}

function Source({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, error, refetch } = useMailSource(id)
  if (error) return <ErrorState small error={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton fields={4} />
  return (
    <>
      <p className="quiet">
        {t('mail.sourceSize', { size: formatBytes(data.size, locale) })}{' '}
        {data.content !== undefined && (
          <DownloadLink content={data.content} name={`${t('mail.title')}.eml`}>
            {t('mail.downloadSource')}
          </DownloadLink>
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className={styles.source} tabIndex={0} dir="ltr" aria-label={t('mail.source')} role="region">
        {data.source}
      </pre>
    </>
  )
}
