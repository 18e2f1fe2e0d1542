import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { Picture } from './picture'
import styles from './pictures.module.css'

/** A finger that moves this far sideways goes to another picture. */
const swipe = 60

interface LightboxProps {
  readonly name: string
  readonly pictures: readonly Picture[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** A picture on the whole screen: arrow keys and swiping show the others, a click or Enter zooms. */
export function Lightbox({ name, pictures, index, onIndex, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const [isZoomed, setZoomed] = useState(false)
  const start = useRef<number>(undefined)
  const shown = pictures[index]
  const step = (by: number) => {
    setZoomed(false)
    onIndex((index + by + pictures.length) % pictures.length)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = start.current === undefined ? 0 : clientX - start.current
    start.current = undefined
    // A zoomed picture is scrolled by the finger.
    if (!isZoomed && Math.abs(moved) > swipe) step(moved < 0 ? 1 : -1)
  }
  const isRtl = document.documentElement.dir === 'rtl'
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': name } }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(isRtl ? -1 : 1)
        if (key === 'ArrowLeft') step(isRtl ? 1 : -1)
      }}
    >
      <div className={styles.bar}>
        <span>{t('shop.picture', { place: index + 1, total: pictures.length })}</span>
        <IconButton aria-label={t('list.close')} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </div>
      <div
        className={styles.stage}
        data-zoomed={isZoomed || undefined}
        onPointerDown={({ clientX }) => (start.current = clientX)}
        onPointerUp={onPointerUp}
      >
        <button
          type="button"
          aria-label={t(isZoomed ? 'shop.zoomOut' : 'shop.zoomIn')}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          {shown && <img src={shown.image} alt={shown.caption ?? name} draggable={false} />}
        </button>
      </div>
      {pictures.length > 1 && (
        <div className={styles.bar}>
          <IconButton aria-label={t('shop.previousPicture')} onClick={() => step(-1)}>
            <Icon name="caret-left" size={20} />
          </IconButton>
          <span>{shown?.caption}</span>
          <IconButton aria-label={t('shop.nextPicture')} onClick={() => step(1)}>
            <Icon name="caret-right" size={20} />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
