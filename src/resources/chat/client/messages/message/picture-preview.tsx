import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import { useTranslation } from 'react-i18next'
import { DownloadLink } from '#screens/attachments/download-link'
import { Themed } from '#shell/theme/themed'
import styles from './attached.module.css'

interface PicturePreviewProps {
  readonly name: string
  readonly address: string
  readonly onClose: () => void
}

/** A picture in its full size, as far as the screen has room. */
export function PicturePreview({ name, address, onClose }: PicturePreviewProps) {
  const { t } = useTranslation()
  return (
    <Themed>
      <Dialog open maxWidth="lg" aria-label={name} onClose={onClose}>
        <img src={address} alt={name} className={styles.preview} />
        <DialogActions>
          <DownloadLink content={address} name={name} className="button">
            {t('chat.download')}
          </DownloadLink>
          <button type="button" className="button" onClick={onClose}>
            {t('common.close')}
          </button>
        </DialogActions>
      </Dialog>
    </Themed>
  )
}
