import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Themed } from '#shell/theme/themed'
import { aspectOf, type Crop } from '../picture-files'
import styles from './crop.module.css'
import { CropFrame } from './crop-frame'
import { limitedCut, maxZoom, wholeCut, type Cut } from './crop-geometry'
import { drawPart } from './draw-part'
import { useLoadedImage } from './use-loaded-image'

interface CropDialogProps {
  readonly file: File
  readonly crop: Crop
  /** Called with the cropped picture. */
  readonly onDone: (file: File) => void
  /** Called if the browser cannot read the file as a picture. */
  readonly onBroken: () => void
  readonly onClose: () => void
}

/** Chooses the part of a picture that is uploaded. */
export function CropDialog({ file, crop, onDone, onBroken, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const image = useLoadedImage(file, onBroken)
  const [chosen, setCut] = useState<Cut>()
  const [isDrawing, setDrawing] = useState(false)
  const aspect = aspectOf(crop)
  const picture = image && { width: image.naturalWidth, height: image.naturalHeight }
  const cut = chosen ?? (picture && wholeCut(picture))
  const finish = () => {
    if (!image || !cut || isDrawing) return
    setDrawing(true)
    drawPart(image, crop, cut, file.name).then(onDone, onBroken)
  }
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
        <DialogTitle id={id}>{t('cropping.title')}</DialogTitle>
        <DialogContent>
          {picture && cut ? (
            <>
              <CropFrame
                address={image.src}
                picture={picture}
                aspect={aspect}
                isRound={crop === 'round'}
                cut={cut}
                onCut={setCut}
              />
              <p className={styles.hint}>{t('cropping.hint')}</p>
              <div className={styles.zoom}>
                <span aria-hidden="true">{t('cropping.zoom')}</span>
                <Slider
                  aria-label={t('cropping.zoom')}
                  min={1}
                  max={maxZoom}
                  step={0.05}
                  value={cut.zoom}
                  onChange={(_, zoom) => setCut(limitedCut(picture, aspect, { ...cut, zoom: Number(zoom) }))}
                />
              </div>
            </>
          ) : (
            <div className={`skeleton ${styles.frame}`} style={{ aspectRatio: aspect }} aria-busy="true" />
          )}
        </DialogContent>
        <DialogActions className={styles.actions}>
          {crop !== 'round' && (
            <Button color="inherit" className={styles.whole} onClick={() => onDone(file)}>
              {t('cropping.whole')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" aria-disabled={!picture || isDrawing || undefined} onClick={finish}>
            {t('cropping.use')}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  )
}
